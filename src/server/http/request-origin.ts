import type { FastifyRequest } from 'fastify'

/**
 * The origin for absolute links: the configured one, else the one that the request was sent to. A host name with invalid
 * characters, which only a forged request has, is replaced by localhost.
 */
export function requestOrigin(request: FastifyRequest, publicUrl: string | undefined): string {
  if (publicUrl !== undefined) return publicUrl
  const host = /^[\w.-]+(?::\d+)?$|^\[[\da-f:.]+\](?::\d+)?$/i.test(request.host) ? request.host : 'localhost'
  return `${request.protocol}://${host}`
}
