import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { createTransport } from 'nodemailer'
import type { MailConfig } from '../outbound-settings.ts'
import type { MailTransport } from './mail-transport.ts'
import { toMailOptions } from './to-mail-options.ts'

/** Kinds of mail that somebody is waiting for: without a mail server an administrator has to pass them on. */
const awaitedKinds = ['invitation', 'reset_code', 'verify_code']

/** Without a mail server each mail becomes a file that only the owner of the data folder can read. */
export function fileTransport(
  dataDir: string,
  options: { from: MailConfig['from']; log: FastifyBaseLogger },
): MailTransport {
  const folder = join(dataDir, 'outbox')
  const nodemailer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    send: async (mail) => {
      const { message } = await nodemailer.sendMail(toMailOptions(mail, options.from))
      if (!Buffer.isBuffer(message)) throw new Error('nodemailer was asked for a buffer and gave a stream')
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const path = join(folder, `${mail.id}.eml`)
      await writeFile(`${path}.part`, message, { mode: 0o600 })
      await rename(`${path}.part`, path)
      const level = awaitedKinds.includes(mail.kind) ? 'warn' : 'info'
      options.log[level](
        { mail: mail.id, kind: mail.kind, file: path },
        'no mail server is set (SMTP_URL): the mail was written to a file',
      )
    },
  }
}
