/**
 * /build-profile: five questions, all to be answered before one goes on. Whoever has answered them goes to the
 * dashboard, except on the way back from /chat-intro, where the answers can still be changed.
 */
import { type FormEvent, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { MAX_TEXT_LENGTH } from '#shared/person-text.ts'
import { profileQuestions } from '#shared/profile.ts'
import { CallError } from '#web/platform/api.ts'
import { useSessionStore, useSignedIn } from '#web/platform/session.tsx'
import { texts } from '#web/platform/texts.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { Mark } from '#web/ui/mark.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { ProfileAnswer } from './profile-answer.tsx'
import { ProgressBar, ProgressSteps } from './progress.tsx'
import { useDraft } from './use-draft.ts'
import './build-profile.css'

export function BuildProfileScreen() {
  const { answers, companionName } = useSignedIn()
  const editing = useLocation().state?.editing === true && !companionName
  // Judged on arrival: saving the answers here must not whisk the person away.
  const [answeredBefore] = useState(answers !== null)
  return answeredBefore && !editing ? <Navigate to="/dashboard" replace /> : <Questions />
}

function Questions() {
  const words = texts.profile
  const navigate = useNavigate()
  const store = useSessionStore()
  const { user, answers } = useSignedIn()
  const { draft, write, forget } = useDraft(user.sub, answers)
  const [current, setCurrent] = useState<string | null>(null)
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)

  const answered = profileQuestions.filter(question => draft[question].trim() !== '')
  const tooLong = profileQuestions.some(question => draft[question].length > MAX_TEXT_LENGTH)
  const complete = answered.length === profileQuestions.length && !tooLong

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy || !complete) return
    setBusy(true)
    setFailure('')
    try {
      await store.saveProfile({ answers: draft })
      forget()
      navigate('/chat-intro', { replace: true })
    } catch (error) {
      setFailure(error instanceof CallError ? error.sentence : texts.errors.unexpected)
      setBusy(false)
    }
  }

  return (
    <Screen title={words.page} start={<Mark size={36} />}>
      <form className="profile" onSubmit={submit} noValidate aria-busy={busy}>
        <div className="profile-rail">
          <Heading>{words.title}</Heading>
          <p className="lede">{words.lede}</p>
          <ProgressSteps answered={answered} current={current} />
          <ProgressBar count={answered.length} of={profileQuestions.length} />
        </div>
        <div className="profile-questions">
          {profileQuestions.map(question => (
            <ProfileAnswer
              key={question}
              question={question}
              value={draft[question]}
              readOnly={busy}
              onChange={text => write(question, text)}
              onFocus={() => setCurrent(question)}
            />
          ))}
        </div>
        <div className="profile-dock">
          <div>
            {failure && (
              <Banner tone="error">
                {failure} {words.notSaved}
              </Banner>
            )}
            <span className="profile-count tabular" role="status">
              {words.answered(answered.length, profileQuestions.length)}
            </span>
            <Button type="submit" large disabled={!complete} loading={busy}>
              {busy ? words.submitting : words.submit}
            </Button>
          </div>
        </div>
      </form>
    </Screen>
  )
}
