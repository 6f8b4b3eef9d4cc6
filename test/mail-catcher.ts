import { once } from 'node:events'
import { type AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { simpleParser, type ParsedMail } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { onlyForTests } from './certificate/only-for-tests.ts'

export type CaughtMail = ParsedMail & { envelopeTo: string[]; envelopeFrom: string; isEncrypted: boolean }

export type MailCatcher = {
  /** smtp://127.0.0.1:port, or smtps: with `tls` at once. */
  url: string
  port: number
  mails: CaughtMail[]
  /** The passwords that came, right and wrong. */
  passwords: string[]
  /** The mails to one address, oldest first. */
  to: (address: string) => CaughtMail[]
  close: () => Promise<void>
}

type MailCatcherOptions = {
  port?: number
  host?: string
  /** Answers a recipient with that code. */
  refuse?: (address: string) => number | undefined
  /** Holds each message until it is kept. */
  delay?: Promise<void>
  /** With the certificate of the tests: from the first byte, or once it is asked for (STARTTLS). */
  tls?: 'at once' | 'when asked'
  /** Who may hand over mails; everybody if absent. */
  login?: { user: string; password: string }
}

/** A real SMTP server that keeps what it is given. */
export async function startMailCatcher(options: MailCatcherOptions = {}): Promise<MailCatcher> {
  const { tls, login } = options
  const mails: CaughtMail[] = []
  const passwords: string[] = []
  const server = new SMTPServer({
    secure: tls === 'at once',
    ...(tls === undefined ? {} : onlyForTests),
    authOptional: login === undefined,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      passwords.push(password ?? '')
      const isRight = login !== undefined && username === login.user && password === login.password
      const refused = Object.assign(new Error('no such user or password'), { responseCode: 535 })
      return isRight ? done(null, { user: username }) : done(refused)
    },
    disabledCommands: [
      ...(tls === 'when asked' ? [] : ['STARTTLS']),
      ...(login === undefined ? ['AUTH'] : []),
    ],
    onRcptTo: ({ address }, _session, done) => {
      const code = options.refuse?.(address)
      done(code === undefined ? null : Object.assign(new Error('no'), { responseCode: code }))
    },
    onData: (stream, session, done) => {
      const envelopeTo = session.envelope.rcptTo.map(({ address }) => address)
      const { mailFrom } = session.envelope
      const envelopeFrom = mailFrom === false ? '' : mailFrom.address
      const keep = async () => {
        const mail = await simpleParser(await buffer(stream))
        await options.delay
        mails.push({ ...mail, envelopeTo, envelopeFrom, isEncrypted: session.secure })
      }
      keep().then(
        () => done(),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      )
    },
  })
  server.on('error', () => undefined)
  server.listen(options.port ?? 0, options.host ?? '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `${tls === 'at once' ? 'smtps' : 'smtp'}://127.0.0.1:${port}`,
    port,
    mails,
    passwords,
    to: (address) => mails.filter(({ envelopeTo }) => envelopeTo.includes(address)),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
