import { createHash, createHmac } from 'node:crypto'

/**
 * The secret of a link, 256 bits, made of its id with the installation's secret: administrators can be shown it again and
 * the wall can name the public page, while the store holds nothing that opens it.
 */
export function makeShareToken(id: string, secret: string): string {
  return createHmac('sha256', secret).update(`board link\n${id}`).digest('base64url')
}

/** What the store keeps of it. */
export function shareTokenHash(token: string): string {
  return createHash('sha256').update(`board link\n${token}`).digest('hex')
}
