import { createTransport } from 'nodemailer'
import { z } from 'zod'
import type { MailConfig } from '../config.ts'
import { MailServerUnreachable, PermanentMailError, type MailTransport } from './mail-transport.ts'
import { toMailOptions } from './to-mail-options.ts'

/** nodemailer's errors: `code` names the step that failed, `responseCode` is what the server answered. */
const NodemailerError = z.object({ code: z.string().optional(), responseCode: z.number().optional() })

/** Errors about this one mail; every other code is about the server or the connection. */
const codesOfOneMail = ['EENVELOPE', 'EMESSAGE']

/** Sends mails through an SMTP server, with a new connection for each. */
export function smtpTransport(url: string, from: MailConfig['from']): MailTransport {
  const nodemailer = createTransport({
    url,
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
        const parsed = NodemailerError.safeParse(error)
        const { code = '', responseCode } = parsed.success ? parsed.data : {}
        const isAboutThisMail = codesOfOneMail.includes(code)
        if (isAboutThisMail && responseCode !== undefined && responseCode >= 500)
          throw new PermanentMailError(responseCode, { cause: error })
        if (isAboutThisMail) throw error
        throw new MailServerUnreachable(`the mail server was not reached: ${code || 'unknown fault'}`, {
          cause: error,
        })
      }
    },
  }
}
