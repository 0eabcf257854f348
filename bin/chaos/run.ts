/** The whole ordeal: people talk, the server dies again and again, and in the end everything is compared. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { login, sendCode, verifyCode } from '#shared/accounts.ts'
import { getMessages } from '#shared/group-chat.ts'
import { createCaller } from '#test/support/call.ts'
import { type House, openHouse } from '#test/support/house.ts'
import { type Account, createPerson, type Person } from './person.ts'
import { compare, type Verdict } from './verdict.ts'

export type Ordeal = { people: number; messages: number; kills: number; report?(line: string): void }

const threadId = 'sleep'
const FAULTS = { cut: 0.01, double: 0.03, loseAck: 0.01, killTab: 0.003 }
const GIVE_UP_MS = 15 * 60_000

export async function runChaos({ people, messages, kills, report = () => {} }: Ordeal): Promise<Verdict> {
  const folder = mkdtempSync(join(tmpdir(), 'twinbot-chaos-'))
  const file = join(folder, 'commits')
  writeFileSync(file, 'never')
  const house = await openHouse({
    LOG_LEVEL: 'error',
    RATE_SOCKET_MESSAGES: '1000000/1',
    CHAOS_FILE: file,
    NODE_OPTIONS: `--import ${join(import.meta.dirname, 'die-after-commit.ts')}`,
  })
  try {
    report(`${people} people sign up …`)
    const accounts: Account[] = []
    for (let i = 0; i < people; i++) accounts.push(await becomeMember(house, i))
    const crowd = accounts.map(account => createPerson(house.url, threadId, account, FAULTS))
    const said = crowd.map(() => [] as string[])
    report(`${messages} messages, ${kills} deaths between commit and ack …`)
    for (let killed = 0; killed < kills; killed++) {
      const share = Math.floor((messages * (killed + 1)) / kills) - Math.floor((messages * killed) / kills)
      // The next life ends after a few commits with words still on their way.
      writeFileSync(file, String(3 + Math.floor((Math.random() * share) / 25)))
      write(crowd, said, share)
      await house.stop('SIGKILL')
      // It may be dead again before it has answered that it is ready.
      await house.start().catch(() => {})
      // Or all is said before it comes to that, and it is killed at rest.
      await until(async () => waiting(crowd) === 0 || !(await answers(house)))
      report(`  death ${killed + 1} of ${kills}; ${waiting(crowd)} messages waiting`)
    }
    writeFileSync(file, 'never')
    await house.stop('SIGKILL')
    await house.start()
    await until(() => waiting(crowd) === 0)
    const stored = await everythingIn(house, accounts[0]!)
    await until(() => crowd.every(({ view }) => view.size >= stored.length), 30_000).catch(() => {})
    for (const person of crowd) person.stop()
    return compare(said, stored, crowd)
  } finally {
    await house.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function becomeMember({ url, mail }: House, i: number): Promise<Account> {
  const call = createCaller(url)
  const email = `person-${i}@example.org`
  const password = `a password of ${i}`
  await call(sendCode, { body: { email, password, firstName: `P${i}`, lastName: 'X', method: 'email' } })
  await call(verifyCode, { body: { value: email, code: await mail.codeFor(email) } })
  const { token, user } = await call(login, { body: { email, password } })
  return { token, sub: user.sub }
}

function write(crowd: Person[], said: string[][], count: number): void {
  for (let i = 0; i < count; i++) {
    const who = i % crowd.length
    const id = randomUUID()
    said[who]?.push(id)
    crowd[who]?.outbox.push({ id, text: `word ${said[who]?.length} of person ${who}` })
  }
}

const waiting = (crowd: Person[]) => crowd.reduce((sum, { outbox }) => sum + outbox.length, 0)

function answers({ url }: House): Promise<unknown> {
  return fetch(`${url}/healthz`).catch(() => undefined)
}

async function until(holds: () => boolean | Promise<boolean>, patience = GIVE_UP_MS): Promise<void> {
  const deadline = Date.now() + patience
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error('It did not come to an end.')
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

async function everythingIn({ url }: House, { token }: Account) {
  const call = createCaller(url, token)
  const stored: Array<{ id: string; seq: number }> = []
  for (let after = 0, more = true; more; ) {
    const query = { after: String(after), limit: '200' }
    const page = await call(getMessages, { params: { threadId }, query })
    stored.push(...page.messages)
    after = page.seq
    more = page.more
  }
  return stored
}
