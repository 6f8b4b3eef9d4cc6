import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { OriginOf } from './request-origin.ts'
import { preferredLanguage, type ReadyPages } from './ready-pages.ts'

/** robots.txt and the sitemap, which keep search engines to the public pages, and the web app manifest. */
export function serveSiteFiles(
  app: FastifyInstance,
  { ready, manifests, originOf }: { ready: ReadyPages; manifests: AppManifests; originOf: OriginOf },
): void {
  app.get('/app.webmanifest', { schema: { hide: true } }, (request, reply) => {
    const language = preferredLanguage(request.headers['accept-language'], [...manifests.keys()])
    return reply
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-language')
      .header('content-language', language)
      .type('application/manifest+json; charset=utf-8')
      .send(manifests.get(language))
  })

  app.get('/sitemap.xml', { schema: { hide: true } }, (request, reply) => {
    const origin = originOf(request)
    const urls = ready.paths.map((path) => `  <url><loc>${origin}${path}</loc></url>`)
    return reply
      .header('cache-control', 'no-cache')
      .type('application/xml; charset=utf-8')
      .send(
        [
          '<?xml version="1.0" encoding="UTF-8"?>',
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
          ...urls,
          '</urlset>',
          '',
        ].join('\n'),
      )
  })

  app.get('/robots.txt', { schema: { hide: true } }, (request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          // Chats that keep to this file fetch the picture of a link from there (board/sharing/board-page.routes.ts).
          'Allow: /api/crests/',
          ...membersOnly.map((path) => `Disallow: ${path}`),
          '',
          `Sitemap: ${originOf(request)}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  )
}

/** The web app manifest in each language. */
export type AppManifests = ReadonlyMap<string, string>

/** Those that the build wrote beside the ready pages; none when they were not built. */
export async function readAppManifests(folder: string, languages: readonly string[]): Promise<AppManifests> {
  const read = languages.map(
    async (language) =>
      [language, await readFile(join(folder, language, 'app.webmanifest'), 'utf8')] as const,
  )
  return new Map(await Promise.all(read))
}

const membersOnly = [
  '/api/',
  '/scorecard',
  '/profile',
  '/analytics',
  '/club-admin',
  '/admin-dashboard',
  '/member-invite',
  '/club-setup',
]
