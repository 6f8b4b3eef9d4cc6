import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { Call } from '#contract/call.ts'
import { permissions } from '#domain/club/permissions.ts'

/** The API document, made from the contract's schemas: /api/openapi.json, and /api/docs to read it. Only with API_DOCS=on. */
export async function describeApi(app: FastifyInstance, { isHttps }: { isHttps: boolean }): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Scoreclub',
        description:
          'Every call of the golf club application. Sessions are cookies; errors are {code, message, fields}.',
        version: '1',
      },
    },
    transform: jsonSchemaTransform,
  })
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
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger())
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
