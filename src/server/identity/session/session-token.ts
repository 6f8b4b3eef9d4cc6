import { createHash, randomBytes } from 'node:crypto'

export function newSessionToken(): string {
  return randomBytes(24).toString('base64url')
}

/** What the store keeps of a token: who reads the store cannot sign in with it. */
export function sessionTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
