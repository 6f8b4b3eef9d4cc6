import type { FastifyInstance } from 'fastify'
import { AppError, fieldError } from './app-error.ts'

/**
 * PostgreSQL keeps no text with U+0000, and a query with one fails. No id has one, so nothing is found; a field with one
 * is named to its sender. Looks only at what a schema has read, never into the bytes of an upload.
 */
export function refuseNul(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _reply, done) => {
    if (pathWithNul(request.params) !== undefined) {
      done(new AppError('not_found'))
      return
    }
    const body = request.routeOptions.schema?.body === undefined ? undefined : request.body
    const path = pathWithNul(request.query) ?? pathWithNul(body)
    done(path === undefined ? undefined : fieldError(path, 'This has a character that cannot be stored.'))
  })
}

/** Where the first text or name with U+0000 stands, as "holes.3.note". */
function pathWithNul(value: unknown, path: readonly string[] = []): string | undefined {
  if (typeof value === 'string') return value.includes('\u0000') ? path.join('.') || 'body' : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, part] of Object.entries(value)) {
    if (name.includes('\u0000')) return [...path, name.replaceAll('\u0000', '')].join('.')
    const found = pathWithNul(part, [...path, name])
    if (found !== undefined) return found
  }
  return undefined
}
