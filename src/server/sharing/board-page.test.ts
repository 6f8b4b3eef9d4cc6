import Fastify from 'fastify'
import { expect, test } from 'vitest'
import type { SharedBoards } from '#contract/shared-boards.ts'
import { AppError } from '../http/app-error.ts'
import { withPageHead } from '../http/page-head.ts'
import { readConfig } from '../config.ts'
import { boardPageRoute } from './board-page.routes.ts'

const page =
  '<html><head><title>Scoreclub</title><meta\n  name="description" content="Ours" /><meta name="theme-color" content="#fff" /></head></html>'
const config = readConfig({
  ...{ NODE_ENV: 'test', DATABASE_URL: 'postgres://localhost/none', DATA_DIR: '/tmp' },
  PUBLIC_URL: 'https://golf.example.org',
})
const shared = (more: Partial<SharedBoards> = {}): SharedBoards => ({
  kind: 'board',
  club: { name: 'Oak & Hill', colour: null, crestUrl: '/api/crests/crs_1' },
  boards: [
    {
      ...{ competitionId: 'cmp_1', name: 'June "Medal"', competitionType: 'stroke_play', status: 'active' },
      ...{ startDate: '2026-06-06T08:00:00Z', timeZone: 'Europe/London', courseName: 'Old' },
      boardAddress: null,
    },
  ],
  ...more,
})

/** The page as a chat's robot reads it. */
async function fetched(facts: SharedBoards | Error | undefined, language?: string): Promise<string> {
  const app = Fastify()
  boardPageRoute(app, { config, machine: () => ({ hostname: 'here', interfaces: {} }) }, () =>
    facts instanceof Error ? Promise.reject(facts) : Promise.resolve(facts),
  )
  app.setNotFoundHandler((request, reply) =>
    reply.code(200).type('text/html').send(withPageHead(page, request)),
  )
  const headers = language === undefined ? {} : { 'accept-language': language }
  const { body } = await app.inject({ url: '/b/tok', headers })
  await app.close()
  return body
}

const tag = (html: string, name: string) =>
  new RegExp(`(?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]

test('when the link that is open to everybody is fetched, then its head says competition, club and state, with the crest', async () => {
  const html = await fetched(shared())
  expect(html).toContain('<title>June &quot;Medal&quot; Live Standings · Oak &amp; Hill · Scoreclub</title>')
  expect(tag(html, 'og:title')).toBe('June &quot;Medal&quot; Live Standings · Oak &amp; Hill')
  expect(tag(html, 'og:description')).toBe('In play · Stroke play · Old · 6 June 2026')
  expect(tag(html, 'description')).toBe(tag(html, 'og:description'))
  expect(tag(html, 'og:url')).toBe('https://golf.example.org/b/tok')
  expect(tag(html, 'og:image')).toBe('https://golf.example.org/api/crests/crs_1')
  expect(html).not.toContain('"Ours"')
  expect(html).toContain('theme-color')
})

test('when the club has no crest, then there is no picture; a chat that asks for Spanish gets it', async () => {
  const club = { name: 'Oak Hill', colour: null, crestUrl: null }
  const html = await fetched(shared({ club }), 'es-ES,es;q=0.9')
  expect(tag(html, 'og:image')).toBeUndefined()
  expect(tag(html, 'og:description')).toContain('6 de junio de 2026')
})

test.each([
  ['of the screen on the wall', shared({ kind: 'wall' })],
  ['of a board within another page', shared({ kind: 'frame' })],
  ['that shows nothing', undefined],
  ['of a draft, which is refused', new AppError('not_found')],
])('when a link %s is fetched, then its head has nothing but the product', async (_, facts) => {
  expect(await fetched(facts)).toBe(page)
})
