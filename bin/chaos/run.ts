/**
 * One chaos run: people talk, servers are killed repeatedly, and every message is accounted for at the end.
 */
import { randomUUID } from 'node:crypto'
import { login, sendCode, verifyCode } from '#shared/accounts.ts'
import { getMessages } from '#shared/group-chat.ts'
import { createCaller } from '#test/support/call.ts'
import type { TemporaryStorage } from '#test/support/temporary-storage.ts'
import type { TestServer } from '#test/support/test-server.ts'
import { openNodes } from './nodes.ts'
import { type Account, createPerson, type Person } from './person.ts'
import { compare, type Stored, type Verdict } from './verdict.ts'

export type ChaosRun = {
  people: number
  messages: number
  kills: number
  /** More than one needs PostgreSQL. */
  nodes: number
  storage: TemporaryStorage
  report?(line: string): void
}

const threadId = 'sleep'
const FAULTS = { cut: 0.01, double: 0.03, loseAck: 0.01, killTab: 0.003 }
const GIVE_UP_MS = 15 * 60_000

export async function runChaos(run: ChaosRun): Promise<Verdict> {
  const { people, messages, kills, storage, report = () => {} } = run
  const nodes = await openNodes(run.nodes, storage)
  try {
    report(`${people} people sign up …`)
    const accounts: Account[] = []
    for (let i = 0; i < people; i++) accounts.push(await becomeMember(nodes[0]!.server, i))
    const urls = nodes.map(({ server }) => server.url)
    const crowd = accounts.map(account => createPerson(urls, threadId, account, FAULTS))
    const said = crowd.map(() => [] as string[])
    let deaths = 0
    report(`${messages} messages, ${kills} deaths between commit and ack …`)
    for (let killed = 0; killed < kills; killed++) {
      const { server, order } = nodes[killed % nodes.length]!
      const share = Math.floor((messages * (killed + 1)) / kills) - Math.floor((messages * killed) / kills)
      write(crowd, said, share)
      // Everybody has one message in flight, so sending a share takes each person this many commits, on one node or another.
      const commits = share / people / nodes.length
      order(1 + Math.floor((Math.random() * commits) / 2))
      let alive: unknown = true
      await until(async () => {
        alive = await answers(server)
        return !alive || waiting(crowd) === 0
      })
      order('never')
      if (!alive) deaths += 1
      report(
        `  death ${killed + 1} of ${kills}${alive ? ', at rest' : ''}; ${waiting(crowd)} messages waiting`,
      )
      await server.stop('SIGKILL')
      await server.start()
    }
    await until(() => waiting(crowd) === 0)
    const histories: Stored[] = []
    for (const url of urls) histories.push(await everythingAt(url, accounts[0]!))
    const all = histories[0]?.length ?? 0
    await until(() => crowd.every(({ view }) => view.size >= all), 30_000).catch(() => {})
    for (const person of crowd) person.stop()
    return { ...compare(said, histories, crowd), deaths }
  } finally {
    for (const { server } of nodes) await server.close()
  }
}

async function becomeMember({ url, mail }: TestServer, i: number): Promise<Account> {
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

function answers({ url }: TestServer): Promise<unknown> {
  return fetch(`${url}/healthz`).catch(() => undefined)
}

async function until(holds: () => boolean | Promise<boolean>, patience = GIVE_UP_MS): Promise<void> {
  const deadline = Date.now() + patience
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error('It did not come to an end.')
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

async function everythingAt(url: string, { token }: Account): Promise<Stored> {
  const call = createCaller(url, token)
  const stored: Stored = []
  for (let after = 0, more = true; more; ) {
    const query = { after: String(after), limit: '200' }
    const page = await call(getMessages, { params: { threadId }, query })
    stored.push(...page.messages)
    after = page.seq
    more = page.more
  }
  return stored
}
