import { createTransport } from 'nodemailer'
import { z } from 'zod'
import type { MailConfig } from '../config.ts'
import { RefusedForGood, Unreachable, type Carrier } from './carrier.ts'
import { letterOf } from './letter.ts'

/** nodemailer's errors: a word for the step, and what the server answered. */
const Fault = z.object({ code: z.string().optional(), responseCode: z.number().optional() })

const stepsOfTheMail = ['EENVELOPE', 'EMESSAGE']

/** Hands mails to an SMTP server, one connection for each. */
export function smtpCarrier(url: string, from: MailConfig['from']): Carrier {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    // What people typed must never make the server read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    carry: async (parcel) => {
      try {
        await transport.sendMail(letterOf(parcel, from))
      } catch (error) {
        const fault = Fault.safeParse(error)
        const { code = '', responseCode } = fault.success ? fault.data : {}
        const isAboutThisMail = stepsOfTheMail.includes(code)
        if (isAboutThisMail && responseCode !== undefined && responseCode >= 500)
          throw new RefusedForGood(`the mail server answered ${responseCode}`, { cause: error })
        if (isAboutThisMail) throw error
        throw new Unreachable(`no mail server: ${code || 'unknown fault'}`, { cause: error })
      }
    },
  }
}
