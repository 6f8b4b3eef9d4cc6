import type { FastifyInstance } from 'fastify'
import type { OriginOf } from './request-origin.ts'
import type { ReadyPages } from './ready-pages.ts'

/** robots.txt and the sitemap, which keep search engines to the public pages. */
export function serveSiteFiles(
  app: FastifyInstance,
  { ready, originOf }: { ready: ReadyPages; originOf: OriginOf },
): void {
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
          ...membersOnly.map((path) => `Disallow: ${path}`),
          '',
          `Sitemap: ${originOf(request)}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  )
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
