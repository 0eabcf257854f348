import { InferenceSession } from 'onnxruntime-node'

/** Threads that wait asleep: what waits in a loop takes a core from the others. */
export function openSession(weights: string, threads = 1): Promise<InferenceSession> {
  return InferenceSession.create(weights, {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  })
}
