/**
 * Emails to people. An email is a row written in the same transaction as the change it is about, so a crash
 * loses none; it is sent after the commit, and retried while the mail server is down.
 */
import nodemailer from 'nodemailer'
import { ulid } from 'ulid'
import type { Clock } from './clock.ts'
import type { Db } from './db.ts'
import type { Log } from './log.ts'
import { openWith, sealWith } from './seal.ts'
import type { Secret } from './secret.ts'

export type Email = { to: string; subject: string; text: string }

export type Mail = {
  /**
   * Queues an email in this transaction; call `send` after the commit. A discarded one takes the same time
   * and is never sent, so that timing does not reveal whether an account exists.
   */
  put(trx: Db, letter: Email, lifetimeMs: number, meant?: 'sent' | 'discarded'): Promise<void>
  send(): void
  /** Removes every queued email to this address; one that is being delivered cannot be recalled. */
  forget(address: string): Promise<void>
  /** How many emails are queued; for the metrics. */
  waiting(): Promise<number>
  close(): Promise<void>
}

export const OUTBOX_KEY = 'mail-outbox'
export const OUTBOX_CONTEXT = 'mail-outbox'
const AT_ONCE = 10
const LOOK_EVERY_MS = 5000
/** Only one node sends an email at a time; if it dies, the email is due again after this. */
const LEASE_MS = 20_000
/** Shorter than the lease, so no email is being sent twice at once. */
const smtpPatience = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 8000 }
const FIRST_RETRY_MS = 5000
const LAST_RETRY_MS = 10 * 60_000

type Row = { id: string; letter: Uint8Array; tries: number; due_at: number; expires_at: number }
type Parts = {
  db: Db
  secret: Secret
  clock: Clock
  log: Log
  smtpUrl: string | undefined
  from: string
  /** Where emails go when no mail server is configured. */
  print(line: string): void
}

export function createMail({ db, secret, clock, log, smtpUrl, from, print }: Parts): Mail {
  const tables = db.withTables<{ mail_outbox: Row }>()
  const key = secret.key(OUTBOX_KEY)
  const deliver = smtpUrl ? smtpDelivery(smtpUrl, from) : printedDelivery(print)
  let running: Promise<void> | undefined
  let again = false
  let closed = false

  async function claim(): Promise<Row[]> {
    const now = clock.now()
    const due = tables
      .selectFrom('mail_outbox')
      .select('id')
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .limit(AT_ONCE)
    return tables
      .updateTable('mail_outbox')
      .set({ due_at: now + LEASE_MS })
      .where('id', 'in', due)
      .where('due_at', '<=', now)
      .returningAll()
      .execute()
  }

  async function dispatch(row: Row): Promise<void> {
    try {
      if (row.expires_at > clock.now()) {
        const { discarded, ...letter } = JSON.parse(
          openWith(key, OUTBOX_CONTEXT, row.letter).toString('utf8'),
        )
        if (!discarded) await deliver(letter)
      }
      await tables.deleteFrom('mail_outbox').where('id', '=', row.id).execute()
    } catch (error) {
      log.warn({ err: error, tries: row.tries + 1 }, 'letter not delivered, will try again')
      const wait = Math.min(FIRST_RETRY_MS * 2 ** row.tries, LAST_RETRY_MS)
      await tables
        .updateTable('mail_outbox')
        .set({ tries: row.tries + 1, due_at: clock.now() + wait })
        .where('id', '=', row.id)
        .execute()
    }
  }

  async function empty(): Promise<void> {
    try {
      while (again && !closed) {
        again = false
        const rows = await claim()
        await Promise.all(rows.map(dispatch))
        if (rows.length > 0) again = true
      }
    } catch (error) {
      log.warn({ err: error }, 'the mail outbox could not be read')
    } finally {
      running = undefined
    }
  }

  function send(): void {
    if (closed) return
    again = true
    running ??= empty()
  }

  const timer = setInterval(send, LOOK_EVERY_MS)
  timer.unref()

  return {
    send,
    async put(trx, letter, lifetimeMs, meant = 'sent') {
      const now = clock.now()
      await trx
        .withTables<{ mail_outbox: Row }>()
        .insertInto('mail_outbox')
        .values({
          id: ulid(),
          letter: sealWith(
            key,
            OUTBOX_CONTEXT,
            JSON.stringify(meant === 'sent' ? letter : { ...letter, discarded: true }),
          ),
          tries: 0,
          due_at: now,
          expires_at: now + lifetimeMs,
        })
        .execute()
    },
    async forget(address) {
      const rows = await tables.selectFrom('mail_outbox').select(['id', 'letter']).execute()
      for (const { id, letter } of rows) {
        const { to } = JSON.parse(openWith(key, OUTBOX_CONTEXT, letter).toString('utf8'))
        if (to === address) await tables.deleteFrom('mail_outbox').where('id', '=', id).execute()
      }
    },
    async waiting() {
      const row = await tables
        .selectFrom('mail_outbox')
        .select(eb => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },
    async close() {
      clearInterval(timer)
      closed = true
      await running
    },
  }
}

function smtpDelivery(smtpUrl: string, from: string) {
  const transport = nodemailer.createTransport({ url: smtpUrl, ...smtpPatience })
  return async ({ to, subject, text }: Email): Promise<void> => {
    // As an object: in a string, a line break would be read as a second address.
    await transport.sendMail({ from, to: { name: '', address: to }, subject, text })
  }
}

function printedDelivery(print: (line: string) => void) {
  return async ({ to, subject, text }: Email): Promise<void> => {
    print(`\n--- no mail server is configured; this letter is for ${to} ---\n${subject}\n\n${text}\n---\n`)
  }
}
