import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { createTransport } from 'nodemailer'
import type { MailConfig } from '../config.ts'
import type { Carrier } from './carrier.ts'
import { letterOf } from './letter.ts'

/** Mails that somebody is waiting for; without a mail server an administrator must hand them over. */
const awaited = ['invitation', 'reset_code', 'verify_code']

/** Without a mail server each mail becomes a file, readable for the owner of the data folder alone. */
export function fileCarrier(
  dataDir: string,
  terms: { from: MailConfig['from']; log: FastifyBaseLogger },
): Carrier {
  const folder = join(dataDir, 'outbox')
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    carry: async (parcel) => {
      const { message } = await transport.sendMail(letterOf(parcel, terms.from))
      if (!Buffer.isBuffer(message)) throw new Error('nodemailer was asked for a buffer and gave a stream')
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const path = join(folder, `${parcel.id}.eml`)
      await writeFile(`${path}.part`, message, { mode: 0o600 })
      await rename(`${path}.part`, path)
      const level = awaited.includes(parcel.kind) ? 'warn' : 'info'
      terms.log[level](
        { mail: parcel.id, kind: parcel.kind, file: path },
        'no mail server is set (SMTP_URL): the mail was written to a file',
      )
    },
  }
}
