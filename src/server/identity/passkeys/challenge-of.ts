import { z } from 'zod/mini'

const clientData = z.object({ challenge: z.string().check(z.minLength(1), z.maxLength(200)) })

/** The challenge that a browser says it has signed; the signature is checked over it. Undefined when it says none. */
export function challengeOf(clientDataJSON: string): string | undefined {
  try {
    const read: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    return clientData.safeParse(read).data?.challenge
  } catch {
    return undefined
  }
}
