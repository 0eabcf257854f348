/** /signup: creates an account, or with `mode=login` signs in. One picture, one form, one link to the other. */
import { Link, useSearchParams } from 'react-router'
import { useSession } from '#web/platform/session.tsx'
import { texts } from '#web/platform/texts.ts'
import { Heading } from '#web/ui/heading.tsx'
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
      <div className="split-head">
        <Heading className="form-size">{words.title}</Heading>
        <p className="lede">{words.lede}</p>
      </div>
      <AlreadySignedIn />
      {login ? <LoginForm /> : <SignupForm />}
      <p className="split-foot">
        {login ? texts.logIn.noAccount : texts.signUp.haveAccount}{' '}
        <Link className="link" to={login ? '/signup' : '/signup?mode=login'} replace>
          {login ? texts.logIn.toSignUp : texts.signUp.toLogin}
        </Link>
      </p>
    </SplitScreen>
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
