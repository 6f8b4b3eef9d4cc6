import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Config } from '../../platform/config.ts'

type Key = Pick<Config, 'authSecret'>

/** Encrypts a person's secret for the store, for that person alone: whoever reads the store or a copy of it makes no codes. */
export function sealSecret(config: Key, { userId, secret }: { userId: string; secret: string }): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(config), nonce).setAAD(Buffer.from(userId))
  const hidden = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return [nonce, hidden, cipher.getAuthTag()].map((part) => part.toString('base64url')).join('.')
}

/** Undefined when it was sealed for another person, or before the installation's secret was replaced. */
export function openSecret(
  config: Key,
  { userId, sealed }: { userId: string; sealed: string },
): string | undefined {
  const [nonce, hidden, tag] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'))
  if (!nonce || !hidden || tag?.length !== 16) return undefined
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(config), nonce, { authTagLength: 16 })
    decipher.setAAD(Buffer.from(userId)).setAuthTag(tag)
    return Buffer.concat([decipher.update(hidden), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

/** Another key than those that sign: one secret, one use each. */
function keyOf({ authSecret }: Key): Buffer {
  return Buffer.from(hkdfSync('sha256', authSecret, '', 'scoreclub one-time secrets', 32))
}
