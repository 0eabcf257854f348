/**
 * /build-profile: five questions, all required. People who have answered them are sent to the dashboard, except on the
 * way back from /chat-intro, where the answers can still be changed.
 */
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import type { Care } from '#shared/care.ts'
import { MAX_TEXT_LENGTH } from '#shared/person-text.ts'
import { profileQuestions } from '#shared/profile.ts'
import { handleCare, handleUnanswered, needsTime } from '#web/care/care.tsx'
import { CallError } from '#web/platform/api.ts'
import { useSessionStore, useSignedIn } from '#web/platform/session.tsx'
import { texts } from '#web/platform/texts.ts'
import { newMessageId } from '#web/platform/unsent.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { domainsIn } from './answer-domains.ts'
import { ProfileAnswer } from './profile-answer.tsx'
import { ProfileResults } from './profile-results.tsx'
import { ProgressBar, ProgressSteps } from './progress.tsx'
import { type Readings, useAnswerDomains } from './use-answer-domains.ts'
import { useIdle } from './use-idle.ts'
import { useProfileDraft } from './use-profile-draft.ts'
import { useSeen } from './use-seen.ts'
import './build-profile.css'

/** Left untouched for this long after the last answer came into view, the page moves on to the next step. */
const LOOK_SECONDS = 10
/** Without scrolling that far there is as much time for each of the answers before it. */
const UNSEEN_SECONDS = LOOK_SECONDS * (profileQuestions.length - 1)

/** Writing; sending; saved and being classified; done, moving on unless touched; done, staying until Continue is pressed. */
type Stage = 'writing' | 'sending' | 'reading' | 'read' | 'staying'

export function BuildProfileScreen() {
  const { answers, companionName } = useSignedIn()
  const editing = useLocation().state?.editing === true && !companionName
  // Decided on arrival: saving the answers here must not redirect at once.
  const [answeredBefore] = useState(answers !== null)
  return answeredBefore && !editing ? <Navigate to="/dashboard" replace /> : <Questions />
}

function Questions() {
  const words = texts.profile
  const navigate = useNavigate()
  const store = useSessionStore()
  const { user, answers } = useSignedIn()
  const { draft, write, forget } = useProfileDraft(user.sub, answers)
  const { readings, readAll } = useAnswerDomains(user.sub)
  const [current, setCurrent] = useState<string | null>(null)
  const [failure, setFailure] = useState('')
  const [stage, setStage] = useState<Stage>('writing')

  const answered = profileQuestions.filter(question => draft[question].trim() !== '')
  const tooLong = profileQuestions.some(question => draft[question].length > MAX_TEXT_LENGTH)
  const complete = answered.length === profileQuestions.length && !tooLong
  const saved = stage !== 'writing' && stage !== 'sending'

  const goOn = useCallback(() => navigate('/chat-intro', { replace: true }), [navigate])
  const end = useRef<HTMLDivElement>(null)
  const watching = stage === 'read'
  const ready = useSeen(end, watching, UNSEEN_SECONDS)
  const left = useIdle({ watching, ready, seconds: LOOK_SECONDS, except: '.profile-moving', onIdle: goOn })
  const rail = useRef<HTMLDivElement>(null)
  const onward = useRef<HTMLButtonElement>(null)
  // Scroll and focus to the top of the results.
  useEffect(() => {
    if (!saved) return
    window.scrollTo(0, 0)
    rail.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [saved])

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (saved) return goOn()
    if (stage === 'sending' || !complete) return
    setStage('sending')
    setFailure('')
    const where = { id: newMessageId(), surface: 'profile' } as const
    let care: Care
    try {
      care = await store.saveProfile({ answers: draft })
    } catch (error) {
      handleUnanswered(Object.values(draft).join('\n'), where, error)
      setFailure(error instanceof CallError ? error.sentence : texts.errors.unexpected)
      return setStage('writing')
    }
    forget()
    setStage('reading')
    handleCare(care, where)
    const found = await readAll(draft, where.id)
    // Where somebody may need help, never move on automatically.
    const stays = needsTime(care) || Object.values(found).some(({ status }) => status === 'care')
    setStage(stays ? 'staying' : 'read')
  }

  return (
    <Screen title={words.page} start={<Logo size={36} />}>
      <form className="profile" onSubmit={submit} noValidate aria-busy={stage === 'sending'}>
        <div className="profile-rail" ref={rail}>
          <Heading>{saved ? words.resultTitle : words.title}</Heading>
          <p className="lede">{saved ? words.resultLede : words.lede}</p>
          {words.onlyEnglish && <p className="hint">{words.onlyEnglish}</p>}
          <ProgressSteps answered={answered} current={saved ? null : current} />
          <ProgressBar count={answered.length} of={profileQuestions.length} />
        </div>
        <div className="profile-questions">
          {saved ? (
            <ProfileResults answers={draft} readings={readings} done={stage !== 'reading'} end={end} />
          ) : (
            profileQuestions.map(question => (
              <ProfileAnswer
                key={question}
                question={question}
                value={draft[question]}
                readOnly={stage === 'sending'}
                onChange={text => write(question, text)}
                onFocus={() => setCurrent(question)}
              />
            ))
          )}
        </div>
        <div className="profile-dock">
          <div>
            {failure && (
              <Banner tone="error">
                {failure} {words.notSaved}
              </Banner>
            )}
            <span className="profile-count tabular" role="status">
              {statusOf(stage, answered.length, readings)}
            </span>
            {stage === 'read' && left !== null && (
              <span className="profile-count profile-moving">
                <span className="tabular" role="timer" aria-live="off">
                  {words.movesOn(left)}
                </span>
                <Button
                  kind="quiet"
                  onClick={() => {
                    setStage('staying')
                    onward.current?.focus()
                  }}
                >
                  {words.stay}
                </Button>
              </span>
            )}
            <Button ref={onward} type="submit" large disabled={!complete} loading={stage === 'sending'}>
              {stage === 'sending' ? words.submitting : words.submit}
            </Button>
          </div>
        </div>
      </form>
    </Screen>
  )
}

function statusOf(stage: Stage, answered: number, readings: Readings): string {
  const words = texts.profile
  if (stage === 'reading') return words.reading
  const of = profileQuestions.length
  if (stage === 'writing' || stage === 'sending') return words.answered(answered, of)
  return words.found(Object.values(readings).filter(domainsIn).length, of)
}
