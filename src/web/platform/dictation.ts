/**
 * The only place that touches the browser's speech recognition. Not every browser has it, and those that do may send
 * the sound to their vendor, so it starts only on request.
 */

type RecognitionEvent = { results: ArrayLike<ArrayLike<{ transcript: string }>> }

type SpeechRecognition = {
  lang: string
  continuous: boolean
  interimResults: boolean
  onresult: ((event: RecognitionEvent) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start(): void
  stop(): void
  abort(): void
}

export type DictationProblem = 'blocked' | 'network' | 'failed'

type Listener = {
  /** Everything recognised so far; the end may still change. */
  onText: (text: string) => void
  onEnd: (problem?: DictationProblem) => void
}

export type Dictation = {
  /** Stops listening; pending results still arrive before `onEnd`. */
  stop(): void
  /** Ends at once, without further results. */
  abort(): void
}

function recognition(): (new () => SpeechRecognition) | undefined {
  const browser = window as unknown as Record<string, (new () => SpeechRecognition) | undefined>
  return browser.SpeechRecognition ?? browser.webkitSpeechRecognition
}

export const canDictate = () => recognition() !== undefined

/** Silence, or stopped by the person: not an error. */
const usual = ['no-speech', 'aborted']
const blocked = ['not-allowed', 'service-not-allowed', 'audio-capture']

export function dictate({ onText, onEnd }: Listener): Dictation | null {
  const Recognition = recognition()
  if (!Recognition) return null
  const listening = new Recognition()
  let problem: DictationProblem | undefined
  let over = false
  listening.lang = navigator.language
  listening.interimResults = true
  // In continuous mode, Chrome on Android repeats earlier results.
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
