import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect } from '@playwright/test'
import { startMailCatcher, type CaughtMail } from '../../test/mail-catcher.ts'
import { startServer, type RunningServer } from './running-server.ts'

export type MailingServer = RunningServer & {
  /** The text of the newest mail to an address, once there are so many. */
  mailTo: (address: string, count: number) => Promise<CaughtMail>
}

/** The built application with a real mail server behind it. */
export async function startMailingServer(): Promise<MailingServer> {
  const catcher = await startMailCatcher()
  const port = String(await freePort())
  const server = await startServer({
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: catcher.url,
    MAIL_FROM: 'golf@club.example',
  })
  return {
    ...server,
    mailTo: async (address, count) => {
      await expect.poll(() => catcher.to(address).length).toBeGreaterThanOrEqual(count)
      const mail = catcher.to(address)[count - 1]
      if (!mail) throw new Error('The mail was there a moment ago')
      return mail
    },
    stop: async () => {
      await server.stop()
      await catcher.close()
    },
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port was given')
  return address.port
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
