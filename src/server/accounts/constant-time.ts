/**
 * Delays an answer to the next multiple of a step, so its timing does not reveal whether an address is
 * known.
 */
import { setTimeout as pause } from 'node:timers/promises'

export async function inConstantTime<T>(stepMs: number, work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  try {
    return await work()
  } finally {
    await nextStep(stepMs, began)
  }
}

export async function refusalsInConstantTime<T>(stepMs: number, work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  try {
    return await work()
  } catch (error) {
    await nextStep(stepMs, began)
    throw error
  }
}

async function nextStep(stepMs: number, began: number): Promise<void> {
  const taken = performance.now() - began
  await pause(Math.ceil(taken / stepMs) * stepMs - taken)
}
