import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const { keepRunning } = await import(join(import.meta.dirname, 'supervisor.mjs'))
const idle = 'setInterval(() => {}, 1000)'

/** A real process of this program, killed after the test. */
function begin(program: string): ChildProcess {
  const child = spawn(process.execPath, ['-e', program], { stdio: 'ignore' })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

test('a node that dies is started again, also when its first try to come back fails', async () => {
  const children: ChildProcess[] = []
  const heard: unknown[] = []
  let starts = 0
  const thrice = Promise.withResolvers<void>()
  const stop = await keepRunning(
    async () => {
      starts += 1
      if (starts === 2) throw new Error('The port is not free yet.')
      children.push(begin(idle))
      if (starts === 3) thrice.resolve()
      return children.at(-1)
    },
    (why: unknown) => heard.push(why),
  )
  children[0]?.kill('SIGKILL')
  await thrice.promise
  expect(heard).toEqual(['SIGKILL'])
  expect(children[1]?.exitCode).toBeNull()
  stop()
})

test('an operator who stops the cluster gets no node back', async () => {
  let starts = 0
  const heard: unknown[] = []
  const child = begin(idle)
  const stop = await keepRunning(
    async () => {
      starts += 1
      return child
    },
    (why: unknown) => heard.push(why),
  )
  stop()
  child.kill('SIGTERM')
  await once(child, 'exit')
  expect([starts, heard]).toEqual([1, []])
})
