import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The token of an invitation's link: its id and a signature with the server's secret. So the link of every mail of an
 * invitation is the same, and the store holds nothing that opens it.
 */
export function makeInvitationToken(id: string, secret: string): string {
  return `${id}.${signature(id, secret)}`
}

/** The id a token was made for; undefined when it is none of ours. */
export function readInvitationToken(token: string, secret: string): string | undefined {
  const [id = '', signed = ''] = token.split('.')
  const expected = Buffer.from(signature(id, secret))
  const given = Buffer.from(signed)
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined
}

function signature(id: string, secret: string): string {
  return createHmac('sha256', secret).update(`invitation\n${id}`).digest('base64url').slice(0, 32)
}
