/** One life of a thread: brings back answers, ends it when it is silent for too long, and tells once why it ended. */
import { Worker } from 'node:worker_threads'

type Told<Answer> = {
  ready(): void
  answered(answers: [number, Answer][]): void
  ended(why: string, duringQuestion: number): void
}
export type Limits = {
  /** So long nothing may be answered of what is asked. */
  patienceMs: number
  /** So long it may take to start, and for its first answer, for which much is fetched that then stays. */
  startMs: number
  /** How much of what is short-lived it lets lie before it clears up. */
  youngMb: number
}

export type ThreadLife<Question> = ReturnType<typeof liveThread<Question, unknown>>
export function liveThread<Question, Answer>(file: URL, limits: Limits, told: Told<Answer>) {
  const atWork = new Int32Array(new SharedArrayBuffer(4))
  const resourceLimits = { maxYoungGenerationSizeMb: limits.youngMb }
  const worker = new Worker(file, { workerData: atWork, resourceLimits })
  let open = 0
  let heard = 0
  let why = ''
  let watch = setTimeout(onSilence, limits.startMs)

  worker.on('message', (answers: [number, Answer][]) => {
    heard += 1
    open -= answers.length
    if (open > 0 && heard > 2) watch.refresh()
    else wait()
    if (heard === 1) told.ready()
    else told.answered(answers)
  })
  // By its kind: its words may repeat what was asked.
  worker.on('error', (error: NodeJS.ErrnoException) => (why ||= error.code ?? error.name))
  worker.on('exit', code => {
    clearTimeout(watch)
    told.ended(why || `exit ${code}`, Atomics.load(atWork, 0))
  })

  /** The process is held only while somebody waits. */
  function wait(): void {
    clearTimeout(watch)
    if (open === 0) return worker.unref()
    watch = setTimeout(onSilence, heard < 2 ? limits.startMs : limits.patienceMs)
    worker.ref()
  }

  /** What came while this thread itself was held up is looked at first. */
  function onSilence(): void {
    const before = heard
    setImmediate(() => {
      if (heard !== before) return
      why = 'silent'
      worker.terminate()
    })
  }

  return {
    hand(questions: [number, Question][]): void {
      worker.postMessage(questions)
      open += questions.length
      if (open === questions.length) wait()
    },
    end: () => worker.terminate(),
  }
}
