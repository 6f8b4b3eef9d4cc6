import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isPage } from '#contract/pages.ts'
import { errorCode } from '../error-code.ts'
import { repositoryRoot } from '../repository-root.ts'

/** The built front end: hashed files for a year, the page itself never from a cache. */
export async function serveWebApp(
  app: FastifyInstance,
): Promise<(request: FastifyRequest, reply: FastifyReply) => boolean> {
  const folder = join(repositoryRoot, 'dist/web')
  const page = await readFile(join(folder, 'index.html')).catch((error: unknown) => {
    // Server tests run without a built front end.
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  })
  if (page === undefined) return () => false
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/')
      void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  const sendPage = (request: FastifyRequest, reply: FastifyReply): boolean => {
    const path = request.url.split('?')[0] ?? '/'
    if (request.method !== 'GET' || path.startsWith('/api/')) return false
    void reply
      .code(isPage(path) ? 200 : 404)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page)
    return true
  }
  return sendPage
}
