/** Every path of the product and its screen, in one table, and the providers around them. */
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useSyncExternalStore,
} from 'react'
import { Navigate, Route, Routes } from 'react-router'

import type { Outbox } from '#web/platform/outbox.ts'
import { OutboxProvider } from '#web/platform/outbox-provider.tsx'
import { watchScroll } from '#web/platform/scroll-restoration.ts'
import { SessionProvider } from '#web/platform/session.tsx'
import { loadSignedInTexts, onTextsChosen, texts } from '#web/platform/texts.ts'
import { Pwa } from '#web/pwa/pwa.tsx'
import { ScreenBoundary } from '#web/ui/screen-boundary.tsx'
import { ToastProvider } from '#web/ui/toast.tsx'
import { CareProvider } from './care-provider.tsx'
import { Guard } from './guard.tsx'
import { ResetOnUserChange } from './reset-on-user-change.tsx'

/** Who may open it, and who can read what is written there: nobody, only you, or other people too. */
type Row = {
  path: string
  Screen: ComponentType
  access: 'public' | 'signed-in'
  space: 'neutral' | 'private' | 'shared'
}

type Load<Name extends string> = () => Promise<Record<Name, ComponentType>>

/** A screen is loaded when it is first opened. */
function screen<Name extends string>(load: Load<Name>, name: Name): ComponentType {
  return lazy<ComponentType>(async () => ({ default: (await load())[name] }))
}

/** A screen behind the login form, loaded together with the signed-in texts. */
function signedInScreen<Name extends string>(load: Load<Name>, name: Name): ComponentType {
  return screen(async () => (await Promise.all([load(), loadSignedInTexts()]))[0], name)
}

const SignUp = screen(() => import('#web/accounts/signup-screen.tsx'), 'SignupScreen')
const Verify = screen(() => import('#web/accounts/verify-screen.tsx'), 'VerifyScreen')
const ResetPassword = screen(() => import('#web/accounts/reset-password-screen.tsx'), 'ResetPasswordScreen')
const BuildProfile = signedInScreen(
  () => import('#web/profile/build-profile-screen.tsx'),
  'BuildProfileScreen',
)
const ChatIntro = signedInScreen(() => import('#web/profile/chat-intro-screen.tsx'), 'ChatIntroScreen')
const Chat = signedInScreen(() => import('#web/companion/companion-screen.tsx'), 'CompanionScreen')
const Archive = signedInScreen(() => import('#web/archive/archive-screen.tsx'), 'ArchiveScreen')
const Settings = signedInScreen(() => import('#web/settings/settings-screen.tsx'), 'SettingsScreen')
const Memory = signedInScreen(() => import('#web/settings/memory-screen.tsx'), 'MemoryScreen')
const GroupRecord = signedInScreen(() => import('#web/settings/group-record-screen.tsx'), 'GroupRecordScreen')
const Dashboard = signedInScreen(() => import('#web/home/dashboard-screen.tsx'), 'DashboardScreen')
const Notifications = signedInScreen(
  () => import('#web/notifications/notifications-screen.tsx'),
  'NotificationsScreen',
)
const CommunityHome = signedInScreen(
  () => import('#web/community/community-home-screen.tsx'),
  'CommunityHomeScreen',
)
const StreamSelector = signedInScreen(
  () => import('#web/community/stream-selector-screen.tsx'),
  'StreamSelectorScreen',
)
const StreamThreads = signedInScreen(
  () => import('#web/community/stream-threads-screen.tsx'),
  'StreamThreadsScreen',
)
/** Loaded with the screen, so that sending there waits for nothing more; on other screens, when needed. */
const loadGroupChat = () => import('#web/group-chat/group-chat.ts')
const GroupChat = signedInScreen(
  async () => (await Promise.all([import('#web/group-chat/group-chat-screen.tsx'), loadGroupChat()]))[0],
  'GroupChatScreen',
)
const EmotionCheck = signedInScreen(
  () => import('#web/insights/emotion-check-screen.tsx'),
  'EmotionCheckScreen',
)
const Contact = signedInScreen(() => import('#web/contact/contact-screen.tsx'), 'ContactScreen')
const HelpNow = screen(() => import('#web/care/help-now-screen.tsx'), 'HelpNowScreen')
const Safety = screen(() => import('#web/care/safety-screen.tsx'), 'SafetyScreen')
const Terms = screen(() => import('#web/about/legal-screen.tsx'), 'TermsScreen')
const Privacy = screen(() => import('#web/about/legal-screen.tsx'), 'PrivacyScreen')
const HowItReads = screen(() => import('#web/about/how-it-reads-screen.tsx'), 'HowItReadsScreen')

const rows: Row[] = [
  { path: '/signup', Screen: SignUp, access: 'public', space: 'neutral' },
  {
    path: '/login',
    Screen: () => <Navigate to="/signup?mode=login" replace />,
    access: 'public',
    space: 'neutral',
  },
  { path: '/verify', Screen: Verify, access: 'public', space: 'neutral' },
  { path: '/reset-password', Screen: ResetPassword, access: 'public', space: 'neutral' },
  { path: '/help-now', Screen: HelpNow, access: 'public', space: 'neutral' },
  { path: '/safety', Screen: Safety, access: 'public', space: 'neutral' },
  { path: '/terms', Screen: Terms, access: 'public', space: 'neutral' },
  { path: '/privacy', Screen: Privacy, access: 'public', space: 'neutral' },
  { path: '/how-it-reads', Screen: HowItReads, access: 'public', space: 'neutral' },

  { path: '/build-profile', Screen: BuildProfile, access: 'signed-in', space: 'private' },
  { path: '/chat-intro', Screen: ChatIntro, access: 'signed-in', space: 'private' },
  { path: '/chat2', Screen: Chat, access: 'signed-in', space: 'private' },
  { path: '/chat2/:chatId', Screen: Chat, access: 'signed-in', space: 'private' },
  { path: '/app/chat2/:chatId', Screen: Chat, access: 'signed-in', space: 'private' },
  { path: '/archive', Screen: Archive, access: 'signed-in', space: 'private' },
  { path: '/emotion-check', Screen: EmotionCheck, access: 'signed-in', space: 'private' },
  { path: '/dashboard', Screen: Dashboard, access: 'signed-in', space: 'neutral' },
  { path: '/notifications', Screen: Notifications, access: 'signed-in', space: 'neutral' },
  { path: '/contact', Screen: Contact, access: 'signed-in', space: 'neutral' },
  { path: '/settings', Screen: Settings, access: 'signed-in', space: 'neutral' },
  { path: '/settings/memory', Screen: Memory, access: 'signed-in', space: 'private' },
  { path: '/settings/group-record', Screen: GroupRecord, access: 'signed-in', space: 'private' },
  { path: '/community-home', Screen: CommunityHome, access: 'signed-in', space: 'shared' },
  { path: '/stream-selector', Screen: StreamSelector, access: 'signed-in', space: 'shared' },
  { path: '/stream-threads', Screen: StreamThreads, access: 'signed-in', space: 'shared' },
  { path: '/stream-threads/:streamId', Screen: StreamThreads, access: 'signed-in', space: 'shared' },
  { path: '/group-chat', Screen: GroupChat, access: 'signed-in', space: 'shared' },
  { path: '/group-chat/:threadId', Screen: GroupChat, access: 'signed-in', space: 'shared' },
]

// The design system in all its states; not in the production build.
if (import.meta.env.DEV) {
  const Design = signedInScreen(() => import('#web/design/design-screen.tsx'), 'DesignScreen')
  rows.push({ path: '/design', Screen: Design, access: 'public', space: 'neutral' })
}

/** Loaded after sign-in; from then on, unsent messages are sent from any screen. */
async function outboxOf(owner: string): Promise<Outbox> {
  const [{ openOutbox }, { sendToCompanion }] = await Promise.all([
    import('#web/platform/outbox-open.ts'),
    import('#web/companion/companion.ts'),
    loadSignedInTexts(),
  ])
  return openOutbox(owner, {
    companion: sendToCompanion,
    group: async words => (await loadGroupChat()).sendToThread(words, owner),
  })
}

export function App() {
  useEffect(watchScroll, [])
  // Renders everything again in the language just chosen.
  useSyncExternalStore(onTextsChosen, () => texts.language)
  return (
    <SessionProvider>
      <ToastProvider>
        <OutboxProvider open={outboxOf}>
          <CareProvider>
            <ScreenBoundary>
              <Suspense>
                <ResetOnUserChange>
                  <Routes>
                    {rows.map(row => (
                      <Route key={row.path} path={row.path} element={<RouteElement row={row} />} />
                    ))}
                    <Route path="*" element={<Navigate to="/dashboard" replace />} />
                  </Routes>
                </ResetOnUserChange>
              </Suspense>
            </ScreenBoundary>
          </CareProvider>
        </OutboxProvider>
        <Pwa />
      </ToastProvider>
    </SessionProvider>
  )
}

function RouteElement({ row: { Screen, access, space } }: { row: Row }): ReactNode {
  const shown = (
    <Space name={space}>
      <Screen />
    </Space>
  )
  return access === 'public' ? shown : <Guard>{shown}</Guard>
}

/** The page's background, which shows who can read this. */
function Space({ name, children }: { name: Row['space']; children: ReactNode }) {
  useLayoutEffect(() => {
    document.body.dataset.space = name
  }, [name])
  return children
}
