/** Buttons, fields, the checkbox, the select pill. */
import { ArrowLeft, Camera, LogOut, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field, TextArea } from '#web/ui/field.tsx'
import { SelectPill } from '#web/ui/select-pill.tsx'
import { Part } from './part.tsx'

export function FormParts() {
  const [ticked, setTicked] = useState(true)
  const [chosen, setChosen] = useState('')
  return (
    <>
      <Part name="Button" wide>
        <div className="design-row">
          <Button>Continue</Button>
          <Button className="design-focus">Focus</Button>
          <Button disabled>Continue</Button>
          <Button aria-disabled>Blank</Button>
          <Button loading>Submitting...</Button>
          <Button large>Large</Button>
        </div>
        <div className="design-row">
          <Button kind="sec">
            <RefreshCw size="1.0625rem" strokeWidth={1.75} aria-hidden="true" />
            Refresh Insights
          </Button>
          <Button kind="sec" loading>
            Refresh Insights
          </Button>
          <Button kind="ghost">
            <LogOut size="1.125rem" strokeWidth={1.75} aria-hidden="true" />
            Log Out
          </Button>
          <Button kind="quiet">Resend code</Button>
          <IconButton label="Back">
            <ArrowLeft size="1.375rem" strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
          <IconButton label="Back, disabled" aria-disabled>
            <ArrowLeft size="1.375rem" strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
          <IconButton label="Upload profile picture" filled>
            <Camera size="1.1875rem" strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </div>
      </Part>
      <Part name="Select pill">
        <SelectPill
          placeholder="Go to..."
          options={[
            { value: '/dashboard', label: 'Dashboard' },
            { value: '/community-home', label: 'Community' },
          ]}
          onChoose={setChosen}
        />
        <SelectPill placeholder="Switch thread..." options={[]} onChoose={() => {}} disabled />
        <p className="hint">Chosen: {chosen || 'nothing'}</p>
      </Part>
      <Part name="Field">
        <Field label="Email" type="email" defaultValue="maya@mail.com" />
        <Field label="Password" type="password" hint="At least 8 characters" />
        <Field
          label="Password, too short"
          type="password"
          defaultValue="short"
          error="Use at least 8 characters."
        />
        <Field label="While sending" defaultValue="Okafor" readOnly />
        <TextArea label="Your message" rows={4} placeholder="Write as much or as little as you like" />
      </Part>
      <Part name="Checkbox">
        <Checkbox label="Ticked" checked={ticked} onChange={event => setTicked(event.target.checked)} />
        <Checkbox label="Not ticked" />
        <Checkbox label="Missing" error="You must accept terms and conditions." />
      </Part>
    </>
  )
}
