/**
 * A real SMTP server on loopback that keeps every email. Emails are read in order, each once, so a test that
 * asks for the next code never gets an old one.
 */
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { SMTPConnection } from 'smtp-server/lib/smtp-connection.js'
import { parseEmail, type ReceivedEmail } from './email-parser.ts'

const PATIENCE_MS = 60_000

export type Mailbox = {
  url: string
  /** Every email to this address so far, read or unread. */
  all(email: string): ReceivedEmail[]
  /** The next unread email to this address. */
  waitFor(email: string): Promise<ReceivedEmail>
  /** The six digits in the next unread email to this address. */
  codeFor(email: string): Promise<string>
  /** Refuses emails, as a mail server in trouble does. */
  refuseLetters(refuse: boolean): void
  close(): Promise<void>
}

/**
 * Greets at once. The package waits a tenth of a second, to catch out who talks too soon, and a run of the tests gets
 * thousands of letters.
 */
SMTPConnection.prototype.init = function init() {
  this._setListeners(() => this.connectionReady())
}

export async function openMailbox(): Promise<Mailbox> {
  const letters: ReceivedEmail[] = []
  const read = new Set<ReceivedEmail>()
  const arrivals = new EventTarget()
  let refusing = false

  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onMailFrom(_address, _session, accept) {
      accept(refusing ? Object.assign(new Error('Come back later'), { responseCode: 451 }) : null)
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', chunk => chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('latin1')
        for (const { address } of session.envelope.rcptTo)
          letters.push(parseEmail(raw, address.toLowerCase()))
        arrivals.dispatchEvent(new Event('letter'))
        done()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.server.address() as AddressInfo

  const all = (email: string) => letters.filter(({ to }) => to === email.toLowerCase())

  async function waitFor(email: string): Promise<ReceivedEmail> {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    for (;;) {
      const next = all(email).find(letter => !read.has(letter))
      if (next) {
        read.add(next)
        return next
      }
      if (signal.aborted) throw new Error(`No letter for ${email} in ${PATIENCE_MS / 1000} s.`)
      await arrivalOrEnd(arrivals, signal)
    }
  }

  return {
    url: `smtp://127.0.0.1:${port}`,
    all,
    waitFor,
    async codeFor(email) {
      const { text } = await waitFor(email)
      const [code] = /\b\d{6}\b/.exec(text) ?? []
      if (!code) throw new Error(`No code in the letter to ${email}:\n${text}`)
      return code
    },
    refuseLetters(refuse) {
      refusing = refuse
    },
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}

function arrivalOrEnd(arrivals: EventTarget, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const go = () => {
      arrivals.removeEventListener('letter', go)
      signal.removeEventListener('abort', go)
      resolve()
    }
    arrivals.addEventListener('letter', go)
    signal.addEventListener('abort', go)
  })
}
