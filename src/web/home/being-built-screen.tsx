/** Screens that are not built yet say so under their own heading, with a way on. */
import { useSession } from '#web/platform/session.tsx'
import { type Texts, texts } from '#web/platform/texts.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { BackLink, Screen } from '#web/ui/screen.tsx'

function BeingBuilt({ what }: { what: keyof Texts['beingBuilt']['titles'] }) {
  const words = texts.beingBuilt
  const signedIn = useSession().status === 'signed-in'
  const home = signedIn ? '/dashboard' : '/signup'
  return (
    <Screen
      title={words.titles[what]}
      start={<BackLink to={home} place={signedIn ? texts.dashboard.page : texts.signUp.page} />}
      width="narrow"
    >
      <div className="screen-head">
        <Heading>{words.titles[what]}</Heading>
      </div>
      <EmptyState
        action={
          <ButtonLink kind="sec" to={home}>
            {signedIn ? words.toDashboard : words.toStart}
          </ButtonLink>
        }
      >
        {words.note}
      </EmptyState>
    </Screen>
  )
}

export const SettingsScreen = () => <BeingBuilt what="settings" />
export const HowItReadsScreen = () => <BeingBuilt what="howItReads" />
