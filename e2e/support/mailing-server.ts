import { expect } from '@playwright/test'
import type { DeliveryReport } from '../../test/delivery-reports.ts'
import { startMailCatcher, type CaughtMail } from '../../test/mail-catcher.ts'
import { CHEAP_ARGON2, startServer, type RunningServer } from './running-server.ts'
import { freePort } from '../../test/free-port.ts'

const BOUNCES_TOKEN = 'a-token-of-the-mail-server'

export type MailingServer = RunningServer & {
  /** What the mail server answers a recipient, where it does not take the mail. */
  refuse: ((address: string) => number | undefined) | undefined
  /** Hands the server what came back of a mail, as a mail server does. */
  comesBack: (mail: CaughtMail, report: DeliveryReport) => Promise<void>
  /** The text of the newest mail to an address, once there are so many. */
  mailTo: (address: string, count: number) => Promise<CaughtMail>
}

/** The built application with a real mail server behind it. */
export async function startMailingServer(): Promise<MailingServer> {
  const catcher = await startMailCatcher({ refuse: (address) => mailing.refuse?.(address) })
  const port = String(await freePort())
  const server = await startServer(
    {
      PORT: port,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      SMTP_URL: catcher.url,
      MAIL_FROM: 'golf@club.example',
      MAIL_BOUNCES_TO: 'bounces@club.example',
      MAIL_BOUNCES_TOKEN: BOUNCES_TOKEN,
    },
    CHEAP_ARGON2,
  )
  const mailing: MailingServer = {
    ...server,
    refuse: undefined,
    mailTo: async (address, count) => {
      await expect.poll(() => catcher.to(address).length).toBeGreaterThanOrEqual(count)
      const mail = catcher.to(address)[count - 1]
      if (!mail) throw new Error('The mail was there a moment ago')
      return mail
    },
    comesBack: async ({ envelopeFrom, envelopeTo }, report) => {
      const answer = await fetch(`${server.url}/api/mail/bounces`, {
        method: 'POST',
        headers: { authorization: `Bearer ${BOUNCES_TOKEN}`, 'content-type': 'message/rfc822' },
        body: report({ to: envelopeFrom, failed: envelopeTo[0] ?? '' }),
      })
      expect([answer.status, await answer.json()]).toEqual([200, { taken: true }])
    },
    stop: async () => {
      await server.stop()
      await catcher.close()
    },
  }
  return mailing
}

export function codeIn({ text = '' }: CaughtMail): string {
  const code = /\b\d{6}\b/.exec(text)?.[0]
  if (code === undefined) throw new Error(`no code in: ${text}`)
  return code
}

/** The path of the mail's link. */
export function linkIn({ text = '' }: CaughtMail): string {
  const path = /http:\/\/[^/\s]+(\/auth\?\S+)/.exec(text)?.[1]
  if (path === undefined) throw new Error(`no link in: ${text}`)
  return path
}
