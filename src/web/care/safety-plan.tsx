/** "My safety plan": five short fields. */
import { NotebookPen } from 'lucide-react'
import { type FormEvent, use, useState } from 'react'
import { MAX_PLAN_FIELD_LENGTH, planFields, type SafetyPlan } from '#shared/support.ts'
import { pageTexts } from '#web/platform/page-texts.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { HelpDisclosure } from './help-disclosure.tsx'
import { type Saving, usePlan } from './use-plan.ts'

export function SafetyPlanCard() {
  const words = use(pageTexts()).plan
  return (
    <HelpDisclosure
      title={words.title}
      tap="plan"
      icon={<NotebookPen size="1.25rem" strokeWidth={1.75} aria-hidden="true" />}
    >
      <Opened />
    </HelpDisclosure>
  )
}

function Opened() {
  const words = use(pageTexts()).plan
  const { plan, failed, saving, save, touch } = usePlan()
  if (failed) return <Banner tone="warn">{words.notLoaded}</Banner>
  if (!plan)
    return (
      <p className="hint" role="status">
        {words.loading}
      </p>
    )
  return <Form opened={plan} saving={saving} save={save} touch={touch} />
}

type FormProps = {
  opened: SafetyPlan
  saving: Saving
  save: (plan: SafetyPlan) => Promise<void>
  touch: () => void
}

function Form({ opened, saving, save, touch }: FormProps) {
  const words = use(pageTexts()).plan
  const [written, setWritten] = useState(opened)
  const tooLong = Object.values(written).some(text => text.length > MAX_PLAN_FIELD_LENGTH)

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!tooLong && saving !== 'saving') void save(written)
  }

  return (
    <form className="plan" onSubmit={submit} noValidate>
      <p className="hint">{words.note}</p>
      {planFields.map(field => (
        <TextArea
          key={field}
          label={words.fields[field]}
          name={field}
          rows={2}
          dir="auto"
          value={written[field]}
          error={
            written[field].length > MAX_PLAN_FIELD_LENGTH ? words.tooLong(MAX_PLAN_FIELD_LENGTH) : undefined
          }
          onChange={event => {
            touch()
            setWritten({ ...written, [field]: event.target.value })
          }}
        />
      ))}
      <div className="row">
        <Button type="submit" kind="sec" loading={saving === 'saving'}>
          {words.save}
        </Button>
      </div>
      <div role="status">
        {saving === 'saved' && words.saved}
        {saving === 'saved-here' && words.savedHere}
        {saving === 'failed' && words.notSaved}
      </div>
    </form>
  )
}
