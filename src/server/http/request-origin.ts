import type { FastifyRequest } from 'fastify'

/**
 * The address that absolute links name: the configured one, else the one this reader used. A name that no host has, as
 * only a forged request carries, is not repeated.
 */
export function requestOrigin(request: FastifyRequest, publicUrl: string | undefined): string {
  if (publicUrl !== undefined) return publicUrl
  const host = /^[\w.-]+(?::\d+)?$|^\[[\da-f:.]+\](?::\d+)?$/i.test(request.host) ? request.host : 'localhost'
  return `${request.protocol}://${host}`
}
