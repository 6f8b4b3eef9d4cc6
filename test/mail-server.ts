import { vi } from 'vitest'
import { startMailCatcher, type CaughtMail, type MailCatcher } from './mail-catcher.ts'
import { startTestServer, type TestServer } from './server.ts'

export type MailingServer = TestServer & {
  catcher: MailCatcher
  /** The newest mail to an address once there are so many of them. */
  mailTo: (address: string, count?: number) => Promise<CaughtMail>
}

/** The application with a real mail server behind it, so addresses are verified. */
export async function startMailingServer(
  more: Parameters<typeof startTestServer>[2] = {},
): Promise<MailingServer> {
  const catcher = await startMailCatcher()
  const env = {
    SMTP_URL: catcher.url,
    MAIL_FROM: 'golf@club.example',
    PUBLIC_URL: 'https://golf.example.org',
  }
  const server = await startTestServer(undefined, env, more)
  return {
    ...server,
    catcher,
    mailTo: (address, count = 1) =>
      vi.waitFor(
        () => {
          const mail = catcher.to(address)[count - 1]
          if (!mail) throw new Error(`no mail ${count} to ${address}`)
          return mail
        },
        { timeout: 10_000 },
      ),
    close: async () => {
      await server.close()
      await catcher.close()
    },
  }
}

/** The six digits of a mail. */
export function codeIn(mail: CaughtMail): string {
  const code = /\b\d{6}\b/.exec(mail.text ?? '')?.[0]
  if (code === undefined) throw new Error(`no code in: ${mail.text}`)
  return code
}

/** The value of a link's parameter in a mail: "invitation", "reset" or "verify". */
export function tokenIn(mail: CaughtMail, name: string): string {
  const token = new RegExp(`/auth\\?${name}=([\\w.-]+)`).exec(mail.text ?? '')?.[1]
  if (token === undefined) throw new Error(`no link with ${name} in: ${mail.text}`)
  return token
}
