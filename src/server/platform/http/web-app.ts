import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isPage, pageAt } from '#contract/platform/pages.ts'
import type { Config } from '../config.ts'
import { errorCode } from '../error-code.ts'
import { repositoryRoot } from '../repository-root.ts'
import { readEarlyFetches, type EarlyFetches } from './early-fetches.ts'
import { withPageHead } from './page-head.ts'
import { readReadyPages, type ReadyPages } from './ready-pages.ts'
import type { OriginOf } from './request-origin.ts'
import { readAppManifests, type AppManifests } from './serve-site-files.ts'
import { UNLISTED } from './security-headers.ts'
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

const WORKER = 'service-worker.js'
const WORKER_SWITCHED_OFF = 'switched-off.js'

/**
 * Browsers cache files with a hash in their name for a year and pictures for an hour; they revalidate everything else
 * each time. The build wrote a compressed copy beside each file that becomes smaller by it. Where the service worker is
 * switched off, its address has the one that removes it.
 */
export async function serveWebFiles(
  app: FastifyInstance,
  { serviceWorker }: Pick<Config, 'serviceWorker'>,
): Promise<void> {
  const isOff = serviceWorker === 'off'
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz', '.vite/**', 'assets/**', ...(isOff ? [WORKER] : [])],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      void reply
        .header('cache-control', cacheRule(path))
        .header('vary', 'accept-encoding')
        .removeHeader(UNLISTED[0])
      if (CARD_READER.test(path)) letRunWebAssembly(reply)
    },
  })
  serveAssets(app, new Set(await readdir(join(folder, 'assets'))))
  if (isOff)
    app.get(`/${WORKER}`, { schema: { hide: true } }, (_request, reply) =>
      reply.sendFile(WORKER_SWITCHED_OFF),
    )
}

/** One route for all of them: a thousand routes are slow to make, and the operator's figures count by route. */
function serveAssets(app: FastifyInstance, names: ReadonlySet<string>): void {
  app.route<{ Params: { name: string } }>({
    method: ['HEAD', 'GET'],
    url: '/assets/:name',
    schema: { hide: true },
    handler: (request, reply) => {
      const { name } = request.params
      if (names.has(name) && !/\.(?:br|gz)$/.test(name)) return reply.sendFile(`assets/${name}`)
      reply.callNotFound()
      return reply
    },
  })
}

/** The worker that reads paper cards on the phone. It has a policy of its own: that of the pages stays as strict as it is. */
const CARD_READER = /\/assets\/card-reader-[\w-]+\.js(?:\.br|\.gz)?$/

function letRunWebAssembly(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '')
  void reply.header(
    'content-security-policy',
    policy.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"),
  )
}

function cacheRule(path: string): string {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable'
  return path.includes('/screens/') ? `public, max-age=${HOUR_S}` : 'no-cache'
}

/** A board within the club's own site (`/b/…?frame`): the only page that others may frame. */
function isFramed(url: string): boolean {
  const [path = '', query] = url.split('?')
  return pageAt(path) === '/b/:token' && new URLSearchParams(query).has('frame')
}

/** For boards within the club's own site; nothing else of ours is shown in another site's page. */
export function letBeFramed(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '')
  void reply
    .removeHeader('x-frame-options')
    .header('content-security-policy', policy.replace("frame-ancestors 'none'", 'frame-ancestors *'))
}

/** Where no script runs, a board's page leads to the plain one. Browsers that are only old are led by src/web/index.html. */
function withPlainBoard(page: string, path: string, { url }: FastifyRequest): string {
  const [, token] = /^\/b\/([\w-]+)\/?$/.exec(path) ?? []
  if (token === undefined) return page
  const plain = `/b/${token}/plain${isFramed(url) ? '?frame' : ''}`
  const lead = `<noscript><meta http-equiv="refresh" content="0; url=${plain}" /></noscript>`
  return page.replace('</head>', `${lead}</head>`)
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
  if (isFramed(request.url)) letBeFramed(reply)
  const mayHaveSession = hasSignedInCookie(request.cookies)
  if (!mayHaveSession && webApp.ready.send(path, request, reply)) return true
  void reply
    .code(isPage(path) ? 200 : 404)
    .header('cache-control', 'no-cache')
    .header('vary', 'cookie, accept-language')
    .type('text/html; charset=utf-8')
    .send(
      withPageHead(
        (mayHaveSession ? webApp.early.pageFor(path) : undefined) ??
          withPlainBoard(webApp.page, path, request),
        request,
      ),
    )
  return true
}
