import { createTransport } from 'nodemailer'
import { z } from 'zod'
import type { MailConfig } from '../outbound-settings.ts'
import { MailNotTaken, MailServerUnusable, PermanentMailError, type MailTransport } from './mail-transport.ts'
import { toMailOptions } from './to-mail-options.ts'

/** nodemailer's errors: `code` and `command` name the step that failed, `response` is what the server answered to it. */
const NodemailerError = z.object({
  code: z.string().optional(),
  command: z.string().optional(),
  response: z.string().optional(),
  responseCode: z.number().optional(),
  /** What the system or TLS said, as DEPTH_ZERO_SELF_SIGNED_CERT. */
  originalCode: z.string().optional(),
})
type NodemailerError = z.infer<typeof NodemailerError>

/** By RFC 4954 and 5321, about us and not about the mail: we have to sign in, or came at the wrong moment. */
const aboutUs = [503, 530, 534, 535, 538]
/** By RFC 3463 and 7372, about the sender's address and the right to send: the operator mends it, and the mails go. */
const aboutSender = /^5\.(1\.[78]|7\.\d+)$/
/** A message that is refused by its content. */
const contentRefused = '5.7.1'

/** Of this machine itself: nobody else listens on the way there. */
const ownHosts = ['localhost', '127.0.0.1', '[::1]']

/** Sends mails through an SMTP server, with a new connection for each. What the address asks for (`?requireTLS=false`) wins. */
export function smtpTransport(url: string, from: MailConfig['from']): MailTransport {
  const nodemailer = createTransport({
    url,
    requireTLS: isPasswordForElsewhere(url),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    // What people typed must never make the server read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async (mail) => {
      try {
        await nodemailer.sendMail(toMailOptions(mail, from))
      } catch (error) {
        throw faultOf(error)
      }
    },
  }
}

/** STARTTLS is otherwise used where it is offered: whoever takes away the offer would get the password. */
function isPasswordForElsewhere(url: string): boolean {
  const { password, hostname } = new URL(url)
  return password !== '' && !ownHosts.includes(hostname)
}

function faultOf(cause: unknown): Error {
  const parsed = NodemailerError.safeParse(cause)
  const error = parsed.success ? parsed.data : {}
  const { code = '', command = '', responseCode } = error
  const isAboutMail = code === 'EMESSAGE' || code === 'EENVELOPE'
  if (!isAboutMail) return new MailServerUnusable(ofServer(error), { cause })
  if (responseCode === undefined)
    return new MailNotTaken(`nodemailer did not hand it over: ${code}`, { cause })
  if (isForGood(error)) return new PermanentMailError(responseCode, { cause })
  const step = code === 'EMESSAGE' ? 'the message' : command
  const answered = `the mail server answered ${responseCode} to ${step}`
  // All mails have one sender.
  if (step === 'MAIL FROM') return new MailServerUnusable(answered, { cause })
  return new MailNotTaken(answered, { cause })
}

function ofServer({ code = 'unknown fault', responseCode, originalCode }: NodemailerError): string {
  const fault = [code, responseCode, originalCode].filter((part) => part !== undefined).join(' ')
  switch (code) {
    case 'EAUTH':
      return `the mail server refuses the user or the password of SMTP_URL: ${fault}`
    case 'ETLS':
      return `no TLS with the mail server, and without it nothing is sent: ${fault}`
    default:
      return `the mail server was not reached: ${fault}`
  }
}

/** Whether the server refuses this receiver or this message, and will tomorrow. */
function isForGood({ code, command, response = '', responseCode = 0 }: NodemailerError): boolean {
  const isMessage = code === 'EMESSAGE'
  if (!isMessage && command !== 'RCPT TO') return false
  if (responseCode < 500 || aboutUs.includes(responseCode)) return false
  const status = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? ''
  return !aboutSender.test(status) || (isMessage && status === contentRefused)
}
