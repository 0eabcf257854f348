/**
 * The only place that touches the browser's speech recognition. Not every browser has it; those that do may send the
 * sound to their maker, so it starts only when somebody asks for it.
 */

type Heard = { results: ArrayLike<ArrayLike<{ transcript: string }>> }

type SpeechRecognition = {
  lang: string
  continuous: boolean
  interimResults: boolean
  onresult: ((heard: Heard) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start(): void
  stop(): void
  abort(): void
}

export type Problem = 'blocked' | 'network' | 'failed'

type Listener = {
  /** All that was said so far; the end of it may still change. */
  onText: (text: string) => void
  onEnd: (problem?: Problem) => void
}

export type Dictation = {
  /** Listens no more; what is still being recognised comes before `onEnd`. */
  stop(): void
  /** Ends at once: nothing more is heard or told. */
  abort(): void
}

function recognition(): (new () => SpeechRecognition) | undefined {
  const browser = window as unknown as Record<string, (new () => SpeechRecognition) | undefined>
  return browser.SpeechRecognition ?? browser.webkitSpeechRecognition
}

export const canDictate = () => recognition() !== undefined

/** The person or the room fell silent, or they pressed the button: no reason to complain. */
const usual = ['no-speech', 'aborted']
const blocked = ['not-allowed', 'service-not-allowed', 'audio-capture']

export function dictate({ onText, onEnd }: Listener): Dictation | null {
  const Recognition = recognition()
  if (!Recognition) return null
  const listening = new Recognition()
  let problem: Problem | undefined
  let over = false
  listening.lang = navigator.language
  listening.interimResults = true
  // Chrome on Android repeats everything said before when it listens on and on.
  listening.continuous = !/Android/i.test(navigator.userAgent)
  listening.onresult = ({ results }) => {
    if (!over) onText(Array.from(results, alternatives => alternatives[0]?.transcript.trim() ?? '').join(' '))
  }
  listening.onerror = ({ error }) => {
    if (usual.includes(error)) return
    problem = blocked.includes(error) ? 'blocked' : error === 'network' ? 'network' : 'failed'
  }
  listening.onend = () => {
    if (!over) onEnd(problem)
    over = true
  }
  try {
    listening.start()
  } catch {
    return null
  }
  return {
    stop: () => listening.stop(),
    abort() {
      over = true
      listening.abort()
    },
  }
}
