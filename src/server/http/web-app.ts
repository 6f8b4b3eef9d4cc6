import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isPage } from '#contract/pages.ts'
import { errorCode } from '../error-code.ts'
import { repositoryRoot } from '../repository-root.ts'

const folder = join(repositoryRoot, 'dist/web')

export type WebApp = {
  page: string
  /** Content-Security-Policy sources of the page's own inline scripts (the theme is set before the first paint). */
  scriptHashes: string[]
}

/** The built front end's page; undefined when it was not built, as in server tests. */
export async function readWebApp(): Promise<WebApp | undefined> {
  const page = await readFile(join(folder, 'index.html'), 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  })
  if (page === undefined) return undefined
  const inline = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '')
  const scriptHashes = inline.map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  return { page, scriptHashes }
}

/** Files with a hash in their name are kept for a year, the page itself is asked for every time. */
export async function serveWebFiles(app: FastifyInstance): Promise<void> {
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
}

/** Answers a page's address with the app, other addresses outside the API with the app and 404. True: it answered. */
export function sendPage(webApp: WebApp | undefined, request: FastifyRequest, reply: FastifyReply): boolean {
  const path = request.url.split('?')[0] ?? '/'
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (!webApp || !isRead || path.startsWith('/api/')) return false
  void reply
    .code(isPage(path) ? 200 : 404)
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(webApp.page)
  return true
}
