import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isPage } from '#contract/pages.ts'
import { errorCode } from '../error-code.ts'
import { repositoryRoot } from '../repository-root.ts'
import { readEarlyFetches, type EarlyFetches } from './early-fetches.ts'
import { readReadyPages, type ReadyPages } from './ready-pages.ts'
import type { OriginOf } from './request-origin.ts'
import { readAppManifests, type AppManifests } from './serve-site-files.ts'
import { hasSignedInCookie } from './signed-in-cookie.ts'

const folder = join(repositoryRoot, 'dist/web')
const HOUR_S = 3_600

export type WebApp = {
  page: string
  /** The public pages as HTML that needs no JavaScript. */
  ready: ReadyPages
  /** The pages for browsers that may have a session. */
  early: EarlyFetches
  manifests: AppManifests
  /** Content-Security-Policy sources of the page's own inline scripts (the theme is set before the first paint). */
  scriptHashes: string[]
}

/** The built front end's page; undefined when it was not built, as in server tests. */
export async function readWebApp(originOf: OriginOf): Promise<WebApp | undefined> {
  const page = await readFile(join(folder, 'index.html'), 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  })
  if (page === undefined) return undefined
  const inline = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '')
  const scriptHashes = inline.map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  const pages = join(repositoryRoot, 'dist/pages')
  const ready = await readReadyPages(pages, originOf)
  const early = await readEarlyFetches(page, pages)
  const manifests = await readAppManifests(pages, ready.languages)
  return { page, ready, early, manifests, scriptHashes }
}

/**
 * Browsers cache files with a hash in their name for a year and pictures for an hour; they revalidate everything else
 * each time. The build wrote a compressed copy beside each file that becomes smaller by it.
 */
export async function serveWebFiles(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz', '.vite/**'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      void reply.header('cache-control', cacheRule(path)).header('vary', 'accept-encoding')
    },
  })
}

function cacheRule(path: string): string {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable'
  return path.includes('/screens/') ? `public, max-age=${HOUR_S}` : 'no-cache'
}

/**
 * Answers a page's address with the app, other addresses outside the API with the app and 404. A browser without a
 * session gets a public page ready to read; one that may have a session gets the empty app, so that no visitor's page
 * shows before the member's own (T39). Returns whether it answered.
 */
export function sendPage(webApp: WebApp | undefined, request: FastifyRequest, reply: FastifyReply): boolean {
  const path = request.url.split('?')[0] ?? '/'
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (!webApp || !isRead || path.startsWith('/api/')) return false
  const mayHaveSession = hasSignedInCookie(request.cookies)
  if (!mayHaveSession && webApp.ready.send(path, request, reply)) return true
  void reply
    .code(isPage(path) ? 200 : 404)
    .header('cache-control', 'no-cache')
    .header('vary', 'cookie, accept-language')
    .type('text/html; charset=utf-8')
    .send((mayHaveSession ? webApp.early.pageFor(path) : undefined) ?? webApp.page)
  return true
}
