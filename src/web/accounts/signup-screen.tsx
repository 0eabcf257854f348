/** /signup: creates an account, or with `mode=login` signs in, each with a link to the other. */
import { Link, useLocation, useSearchParams } from 'react-router'
import { getPageConfig } from '#web/platform/page-config.ts'
import { useSession } from '#web/platform/session.tsx'
import { texts } from '#web/platform/texts.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { SiteLinks } from '#web/ui/site-links.tsx'
import { SplitScreen } from '#web/ui/split-screen.tsx'
import { LoginForm } from './login-form.tsx'
import { SignupForm } from './signup-form.tsx'
import './accounts.css'

export function SignupScreen() {
  const [query] = useSearchParams()
  const login = query.get('mode') === 'login'
  const words = login ? texts.logIn : texts.signUp
  return (
    <SplitScreen title={words.page} step="sign-up" question={texts.signUp.question}>
      <Brand />
      <div className="split-head">
        <Heading className="form-size">{words.title}</Heading>
        <p className="lede">{texts.signUp.whatThisIs}</p>
        {!login && texts.signUp.onlyEnglish && <p className="hint">{texts.signUp.onlyEnglish}</p>}
      </div>
      <AlreadySignedIn />
      {login && <ContactFirst />}
      {login ? <LoginForm /> : <SignupForm />}
      <p className="split-foot">
        {login ? texts.logIn.noAccount : texts.signUp.haveAccount}{' '}
        <Link className="link" to={login ? '/signup' : '/signup?mode=login'} replace>
          {login ? texts.logIn.toSignUp : texts.signUp.toLogin}
        </Link>
      </p>
      <SiteLinks />
    </SplitScreen>
  )
}

function Brand() {
  return (
    <p className="brand">
      <Logo size={28} />
      {texts.productName}
    </p>
  )
}

/** For people who came for /contact, which needs an account: says so, and how to write without one. */
function ContactFirst() {
  const words = texts.links
  const { supportEmail } = getPageConfig()
  if (useLocation().state?.wanted !== '/contact') return null
  return (
    <Banner tone="info">
      {supportEmail ? words.contactOrEmail : words.contactFirst}
      {supportEmail && <a href={`mailto:${supportEmail}`}>{supportEmail}</a>}
    </Banner>
  )
}

function AlreadySignedIn() {
  const session = useSession()
  if (session.status !== 'signed-in') return null
  return (
    <p className="hint">
      {texts.signUp.signedInAs(session.user.given_name)}{' '}
      <Link className="link" to="/dashboard">
        {texts.signUp.toDashboard}
      </Link>
    </p>
  )
}
