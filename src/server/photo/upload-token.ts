import { createHmac, timingSafeEqual } from 'node:crypto'

export const UPLOAD_MS = 10 * 60_000

export type UploadToken = { photoId: string; expiresAt: number }

/** "pho_….lz3k….signature": one photo, one user, ten minutes. The user is in the signature, not in the text. */
export function signUploadToken(secret: string, userId: string, token: UploadToken): string {
  const head = `${token.photoId}.${token.expiresAt.toString(36)}`
  return `${head}.${signature(secret, userId, head)}`
}

/** The token if this server made it for this user, expired or not; undefined otherwise. */
export function readUploadToken(secret: string, userId: string, text: string): UploadToken | undefined {
  const [photoId, expires, signed, ...more] = text.split('.')
  if (photoId === undefined || expires === undefined || signed === undefined || more.length > 0)
    return undefined
  const expected = Buffer.from(signature(secret, userId, `${photoId}.${expires}`))
  const given = Buffer.from(signed)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  return { photoId, expiresAt: Number.parseInt(expires, 36) }
}

/** The secret also signs sessions: the first words keep the two kinds of signature apart. */
function signature(secret: string, userId: string, head: string): string {
  return createHmac('sha256', secret).update(`photo upload\n${userId}\n${head}`).digest('base64url')
}
