/** The inner side of `thread`: answers each question in turn, and says what it is at, in case that ends it. */
import { parentPort, workerData } from 'node:worker_threads'

/** Answers go back together for so long: every message wakes the other side up. */
const TOGETHER_MS = 5

export function answerEach<Question, Answer>(answer: (question: Question) => Answer): void {
  const atWork = workerData as Int32Array
  parentPort?.on('message', (questions: [number, Question][]) => {
    let since = performance.now()
    let answers: [number, Answer][] = []
    for (const [id, question] of questions) {
      Atomics.store(atWork, 0, id)
      answers.push([id, answer(question)])
      if (performance.now() - since < TOGETHER_MS) continue
      parentPort?.postMessage(answers)
      answers = []
      since = performance.now()
    }
    Atomics.store(atWork, 0, 0)
    if (answers.length > 0) parentPort?.postMessage(answers)
  })
  parentPort?.postMessage([])
}
