import { createHmac, randomBytes } from 'node:crypto'
import type { Config } from '../../../platform/config.ts'

/** What the link of a mail has in it, and the hash that the store keeps of it. */
export function newGuardianLink(config: Pick<Config, 'authSecret'>): { token: string; linkHash: string } {
  const token = randomBytes(24).toString('base64url')
  return { token, linkHash: hashGuardianLink(config, token) }
}

export function hashGuardianLink({ authSecret }: Pick<Config, 'authSecret'>, token: string): string {
  return createHmac('sha256', authSecret).update(`guardian\n${token}`).digest('hex')
}
