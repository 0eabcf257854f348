/** /design, in development only: every part of the design system in every state, to look at in both themes. */
import { Heading } from '#web/ui/heading.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { ChatParts } from './chat-parts.tsx'
import { FormParts } from './form-parts.tsx'
import { LayoutParts } from './layout-parts.tsx'
import { StateParts } from './state-parts.tsx'
import './design.css'

export function DesignScreen() {
  return (
    <Screen title="Design">
      <div className="screen-head">
        <Heading>Design</Heading>
      </div>
      <div className="design">
        <FormParts />
        <ChatParts />
        <LayoutParts />
        <StateParts />
      </div>
    </Screen>
  )
}
