/**
 * Moderation from the command line: `npm run moderate` lists open cases, `npm run moderate -- help` the
 * commands. Works on a running server's data, with the same settings, and reaches every node within seconds.
 */
import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { type OpenModeration, openModeration } from './moderate/open-moderation.ts'
import { print } from './moderate/print.ts'

const usage = `npm run moderate -- <what>
  list                         reports and held messages that wait (also without anything)
  show <id>                    a report, a held message or a message, with its words
  hide <message>               its words go from every screen; its place stays
  restore <message>            brings hidden words back
  release <held>               delivers a held message after all
  reject <held>                deletes it
  dismiss <report>             closes a report without doing anything
  suspend <account> [--days N] refuses what this person posts in groups; account id or email
  unsuspend <account>
  log                          what was done, by whom, when and why
Everything that changes something needs --why "…"; do not quote anybody's words in it.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { why: { type: 'string' }, days: { type: 'string' } },
})
const [what = 'list', id = ''] = positionals

try {
  process.exitCode = await moderate()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

async function moderate(): Promise<number> {
  if (what === 'help') return say(usage)
  const moderation = await openModeration(process.env)
  try {
    return await serve(moderation.operator)
  } finally {
    await moderation.close()
  }
}

async function serve(operator: OpenModeration['operator']): Promise<number> {
  if (what === 'list') return say(print.list(await operator.list()))
  if (what === 'log') return say(print.log(await operator.actions()))
  const changes = {
    hide: () => operator.hide(id, auditNote()),
    restore: () => operator.restore(id, auditNote()),
    release: () => operator.release(id, auditNote()),
    reject: () => operator.reject(id, auditNote()),
    dismiss: () => operator.dismiss(id, auditNote()),
    suspend: () => operator.suspend(id, days(), auditNote()),
    unsuspend: () => operator.unsuspend(id, auditNote()),
  }
  if (what !== 'show' && !Object.hasOwn(changes, what)) return say(usage, 2)
  if (id === '') return say(`${what} what? ${usage}`, 2)
  if (what === 'show') return say(print.details(await operator.show(id)))
  await changes[what as keyof typeof changes]()
  return say(`Done and written down: ${what} ${id}`)
}

function auditNote() {
  const why = values.why?.trim()
  if (!why) throw new Error('Say why: --why "…"')
  return { operator: userInfo().username, why }
}

function days(): number | undefined {
  if (values.days === undefined) return undefined
  const count = Number(values.days)
  if (!(count > 0 && count <= 3650)) throw new Error('--days wants a number of days, such as 7.')
  return count
}

function say(text: string, code = 0): number {
  console.log(text)
  return code
}
