import type { FastifyRequest } from 'fastify'
import type { Config } from '../../platform/config.ts'

export type Site = { origin: string; rpId: string }

/**
 * The site that passkeys are of: PUBLIC_URL, else the address at which the browser asks. A forged Host header helps nobody,
 * because the browser signs the origin that it sees itself, and keeps each passkey to its own.
 */
export function siteOf(request: FastifyRequest, { publicUrl }: Pick<Config, 'publicUrl'>): Site {
  const { origin, hostname } = new URL(publicUrl ?? `${request.protocol}://${request.host}`)
  return { origin, rpId: hostname }
}
