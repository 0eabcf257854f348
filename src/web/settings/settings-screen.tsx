/** /settings: oneself, one's devices and choices, and the way out with everything or with nothing. */
import { BlockedList } from '#web/moderation/moderation.tsx'
import { texts } from '#web/platform/texts.ts'
import { PushSetting } from '#web/push/push.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { BackLink, Screen } from '#web/ui/screen.tsx'
import { Answers } from './answers.tsx'
import { Choices } from './choices.tsx'
import { CompanionName } from './companion-name.tsx'
import { CountMisses } from './count-misses.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { Devices } from './devices.tsx'
import { Section } from './section.tsx'
import { TakeAlong } from './take-along.tsx'
import './settings.css'

export function SettingsScreen() {
  const words = texts.settings
  return (
    <Screen
      title={words.title}
      width="narrow"
      start={<BackLink to="/dashboard" place={texts.dashboard.page} />}
    >
      <div className="screen-head">
        <Heading>{words.title}</Heading>
        <p className="lede">{words.lede}</p>
        {words.onlyEnglish && <p className="hint">{words.onlyEnglish}</p>}
      </div>
      <div className="settings">
        <CompanionName />
        <Answers />
        <Devices />
        <Section title={words.look} hint={words.lookHint} />
        <Choices />
        <CountMisses />
        <Section title={texts.push.title} hint={texts.push.hint}>
          <PushSetting />
        </Section>
        <BlockedList />
        <TakeAlong />
        <DeleteAccount />
      </div>
    </Screen>
  )
}
