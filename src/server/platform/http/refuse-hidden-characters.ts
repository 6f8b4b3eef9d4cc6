import type { FastifyInstance } from 'fastify'
import { AppError, fieldError } from './app-error.ts'

/**
 * Characters that nobody sees and that change what they see: control characters but for tab and line ends, and those that
 * turn the direction of all that follows, with which a name can look like another. PostgreSQL keeps no U+0000 at all.
 */
const hidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/
const nul = /\u0000/

/** No call of ours reads anything nested half as deep; what is deeper is there to exhaust whoever walks through it. */
const MOST_DEPTH = 16

type Fault = { path: string; message: string }

/**
 * No id has such a character, so nothing is found; a field with one is named to its sender. Looks only at what a schema
 * has read, never into the bytes of an upload.
 */
export function refuseHiddenCharacters(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _reply, done) => {
    if (findFault(request.params) !== undefined) {
      done(new AppError('not_found'))
      return
    }
    const body = request.routeOptions.schema?.body === undefined ? undefined : request.body
    const fault = findFault(request.query) ?? findFault(body)
    done(fault && fieldError(fault.path, fault.message))
  })
}

/** Where the first text or name with such a character stands, as "holes.3.note". */
function findFault(value: unknown, path: readonly string[] = []): Fault | undefined {
  if (typeof value === 'string') {
    // Nobody is shown a password, and any character makes it better.
    const refused = /password/i.test(path.at(-1) ?? '') ? nul : hidden
    return refused.test(value) ? hiddenCharacter(path) : undefined
  }
  if (typeof value !== 'object' || value === null) return undefined
  if (path.length > MOST_DEPTH)
    return { path: path[0] ?? 'body', message: 'This is nested too deep. Send it as the API describes it.' }
  for (const [name, part] of Object.entries(value)) {
    if (hidden.test(name)) return hiddenCharacter([...path, name.replace(new RegExp(hidden, 'g'), '')])
    const found = findFault(part, [...path, name])
    if (found !== undefined) return found
  }
  return undefined
}

function hiddenCharacter(path: readonly string[]): Fault {
  return {
    path: path.join('.') || 'body',
    message: 'This has a character that cannot be shown. Type it again.',
  }
}
