import { once } from 'node:events'
import { type AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { simpleParser, type ParsedMail } from 'mailparser'
import { SMTPServer } from 'smtp-server'

export type CaughtMail = ParsedMail & { envelopeTo: string[]; envelopeFrom: string }

export type MailCatcher = {
  /** smtp://127.0.0.1:port */
  url: string
  port: number
  mails: CaughtMail[]
  /** The mails to one address, oldest first. */
  to: (address: string) => CaughtMail[]
  close: () => Promise<void>
}

/**
 * A real SMTP server that keeps what it is given. `refuse` answers a recipient with that code; `delay` holds each
 * message until its promise is kept.
 */
export async function startMailCatcher(
  options: { port?: number; refuse?: (address: string) => number | undefined; delay?: Promise<void> } = {},
): Promise<MailCatcher> {
  const mails: CaughtMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
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
        mails.push({ ...mail, envelopeTo, envelopeFrom })
      }
      keep().then(
        () => done(),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      )
    },
  })
  server.on('error', () => undefined)
  server.listen(options.port ?? 0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    mails,
    to: (address) => mails.filter(({ envelopeTo }) => envelopeTo.includes(address)),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
