/** /settings: account, language, devices, preferences, export and import, and deleting the account. */
import { useEffect } from 'react'
import { Link, useLocation, useNavigationType } from 'react-router'
import { BlockedList } from '#web/moderation/moderation.tsx'
import { texts } from '#web/platform/texts.ts'
import { PushSetting } from '#web/push/push.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { goToSection, PageIndex } from '#web/ui/page-index.tsx'
import { BackLink, Screen } from '#web/ui/screen.tsx'
import { Account } from './account.tsx'
import { Answers } from './answers.tsx'
import { CompanionName } from './companion-name.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { Devices } from './devices.tsx'
import { ExportImport } from './export-import.tsx'
import { LanguageChoice } from './language.tsx'
import { CompanionPreferences, HelplineCountry, usePreferences } from './preferences.tsx'
import { Section } from './section.tsx'
import './settings.css'

export function SettingsScreen() {
  const words = texts.settings
  const preferences = usePreferences()
  useSectionInAddress()
  const entries = [
    { id: 'account', name: texts.account.title },
    { id: 'language', name: words.language },
    { id: 'devices', name: words.devices },
    { id: 'companion', name: words.companion },
    { id: 'notifications', name: words.indexNotifications },
    { id: 'helplines', name: words.indexHelplines },
    { id: 'blocked', name: texts.moderation.list },
    { id: 'data', name: words.indexData },
    { id: 'about', name: words.about },
    { id: 'delete', name: words.delete },
  ]
  return (
    <Screen title={words.title} start={<BackLink to="/dashboard" place={texts.dashboard.page} />}>
      <div className="screen-head">
        <Heading>{words.title}</Heading>
        <p className="lede">{words.lede}</p>
        {words.onlyEnglish && <p className="hint">{words.onlyEnglish}</p>}
      </div>
      <div className="settings-layout">
        <PageIndex label={texts.settings.index} entries={entries} />
        <div className="settings">
          <Account />
          <LanguageChoice />
          <Devices />
          <Section id="companion" title={words.companion}>
            <CompanionName />
            <Answers />
            <CompanionPreferences preferences={preferences} />
          </Section>
          <Section id="notifications" title={texts.push.title} hint={texts.push.hint}>
            <PushSetting />
          </Section>
          <HelplineCountry preferences={preferences} />
          <BlockedList />
          <ExportImport />
          <About />
          <DeleteAccount />
        </div>
      </div>
    </Screen>
  )
}

/** A link to one section, such as /settings#import, leads there; going back leads to where one was. */
function useSectionInAddress(): void {
  const { hash } = useLocation()
  const how = useNavigationType()
  useEffect(() => {
    if (hash && how !== 'POP') goToSection(hash.slice(1))
  }, [hash, how])
}

function About() {
  const words = texts.settings
  return (
    <Section id="about" title={words.about}>
      <ul className="card settings-links">
        {(
          [
            ['/contact', texts.contact.title],
            ['/privacy', texts.links.privacy],
            ['/terms', texts.links.terms],
            ['/how-it-reads', words.howItReads],
          ] as const
        ).map(([to, name]) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
      </ul>
      <p className="hint">{words.lookHint}</p>
    </Section>
  )
}
