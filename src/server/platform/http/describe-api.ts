import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { Call } from '#contract/platform/call.ts'
import { isClubAdmin, permissions } from '#contract/club/permissions.ts'
import { withExamples } from './api-examples.ts'
import { AppError } from './app-error.ts'
import type { SessionReader } from './session.ts'

/**
 * The API document, made from the contract's schemas: /api/openapi.json for administrators of a club, and with API_DOCS=on for
 * everyone, with a page to read it at /api/docs.
 */
export async function describeApi(
  app: FastifyInstance,
  options: { isHttps: boolean; isForEveryone: boolean; sessions: SessionReader },
): Promise<void> {
  const { isHttps, isForEveryone, sessions } = options
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Scoreclub',
        description:
          'Every call of the golf club application. Programs come with an access token (Authorization: Bearer), browsers with a cookie; errors are {code, message, fields}.',
        version: '1',
      },
    },
    transform: jsonSchemaTransform,
  })
  let document: unknown
  app.get('/api/openapi.json', { schema: { hide: true } }, async (request) => {
    const viewer = isForEveryone ? undefined : await sessions.read(request)
    if (!isForEveryone && (!viewer || !isClubAdmin(viewer))) throw new AppError('not_found')
    document ??= withExamples(app.swagger())
    return document
  })
  if (!isForEveryone) return
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    // Its own policy asks for https everywhere, which a club's own network has not, and lets any https site style it.
    transformStaticCSP: (policy) => {
      const strict = policy
        .replaceAll(/ https:(?=[ ;])| validator\.swagger\.io/g, '')
        .replace("frame-ancestors 'self'", "frame-ancestors 'none'")
      return isHttps ? strict : strict.replace(' upgrade-insecure-requests;', '')
    },
  })
}

/** A call's description in the API document. `x-permission` names the predicate that decides who may make it. */
export function describeCall({ tag, summary, permission }: Pick<Call, 'tag' | 'summary' | 'permission'>) {
  return {
    tags: [tag],
    summary,
    description: `Who: ${permissions[permission].who}`,
    'x-permission': permission,
  }
}
