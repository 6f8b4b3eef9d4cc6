import Fastify from 'fastify'
import { expect, test } from 'vitest'
import type { SharedBoards } from '#contract/board/shared-boards.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { withPageHead } from '../../platform/http/page-head.ts'
import { readConfig } from '../../platform/config.ts'
import { boardPageRoute } from './board-page.routes.ts'

const page =
  '<html><head><title>Scoreclub</title><meta\n  name="description" content="Ours" /><meta name="theme-color" content="#fff" /></head></html>'
const config = readConfig({
  NODE_ENV: 'test',
  DATABASE_URL: 'postgres://localhost/none',
  DATA_DIR: '/tmp',
  PUBLIC_URL: 'https://golf.example.org',
})
const shared = (more: Partial<SharedBoards> = {}): SharedBoards => ({
  kind: 'board',
  club: { name: 'Oak & Hill', colour: null, crestUrl: '/api/crests/crs_1' },
  boards: [
    {
      competitionId: 'cmp_1',
      name: 'June "Medal"',
      competitionType: 'stroke_play',
      status: 'active',
      startDate: '2026-06-06T08:00:00Z',
      endDate: '2026-06-06T19:00:00Z',
      timeZone: 'Europe/London',
      courseName: 'Old',
      boardAddress: null,
    },
  ],
  ...more,
})

/** The page as a chat's robot reads it. */
async function fetched(
  facts: SharedBoards | Error | undefined,
  { language, rows = [], isFinal = true }: { language?: string; rows?: object[]; isFinal?: boolean } = {},
): Promise<string> {
  const app = Fastify()
  const hub = {
    sharedSnapshot: () =>
      Promise.resolve({ version: 'a.1', isFinal, bytes: Buffer.from(JSON.stringify(rows)) }),
  }
  const services = { config, hub, machine: () => ({ hostname: 'here', interfaces: {} }) }
  boardPageRoute(app, services, () =>
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
  const html = await fetched(shared({ club }), { language: 'es-ES,es;q=0.9' })
  expect(tag(html, 'og:image')).toBeUndefined()
  expect(tag(html, 'og:description')).toContain('6 de junio de 2026')
})

/** The data blocks of a page, as a search engine reads them. */
const dataOf = (html: string): unknown[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text = '']): unknown =>
    JSON.parse(text),
  )

const row = (playerName: string, position: number | null, more: object = {}) => ({
  userId: playerName,
  playerName,
  position,
  handicap: null,
  playingHandicap: null,
  grossScore: 80,
  netScore: 70,
  stablefordPoints: 30,
  toPar: 0,
  thru: 18,
  isCompleted: true,
  note: null,
  rank: { main: 70, countback: null },
  isShared: false,
  decidedBy: null,
  revision: 1,
  ...more,
})

const [first] = shared().boards
const board = (more: object) => shared({ boards: first ? [{ ...first, ...more }] : [] })

test('when it is fetched, then it says as data what is played, when, where and by whom', async () => {
  expect(dataOf(await fetched(shared()))).toEqual([
    {
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'SportsEvent',
          '@id': 'https://golf.example.org/b/tok#event',
          name: 'June "Medal"',
          sport: 'Golf',
          url: 'https://golf.example.org/b/tok',
          startDate: '2026-06-06T08:00:00Z',
          endDate: '2026-06-06T19:00:00Z',
          eventStatus: 'https://schema.org/EventScheduled',
          eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
          location: { '@type': 'Place', name: 'Old' },
          organizer: { '@type': 'SportsOrganization', name: 'Oak & Hill' },
          image: 'https://golf.example.org/api/crests/crs_1',
        },
      ],
    },
  ])
})

test('when the result is final, then its data has the first places, and no hidden name', async () => {
  const rows = [
    ...[row('Ann', 1), row('', 2, { isShared: true }), row('Cy', 2, { isShared: true })],
    ...[row('Team 1', 4, { team: { countingScores: 2, members: [], holes: [] } }), row('Late', 11)],
    row('Dee', null, { note: 'no_return' }),
  ]
  const html = await fetched(board({ status: 'final' }), { rows })
  const [data] = dataOf(html) as [{ '@graph': [unknown, { itemListElement: object[] }] }]
  expect(data['@graph'][1].itemListElement).toEqual(
    [
      [1, 'Person', 'Ann'],
      [2, 'Person', 'Name withheld'],
      [2, 'Person', 'Cy'],
      [4, 'SportsTeam', 'Team 1'],
    ].map(([position, type, name]) => ({ '@type': 'ListItem', position, item: { '@type': type, name } })),
  )
  expect(html).not.toMatch(/Late|Dee/)
})

test.each([
  ['is being played', { status: 'active' }, true],
  ['is closed', { status: 'completed' }, true],
  ['has just become final and is not frozen', { status: 'final' }, false],
])('when the competition %s, then its data has no places', async (_, more, isFinal) => {
  expect(await fetched(board(more), { rows: [row('Ann', 1)], isFinal })).not.toMatch(/Ann|ItemList/)
})

test.each(['</script><script>alert(1)</script>', '<!--<script>', 'A & B \u2028 "C"'])(
  'when a competition, a club and a player are called %s, then that is text',
  async (name) => {
    const facts = { ...board({ status: 'final', name, courseName: name }) }
    const html = await fetched({ ...facts, club: { ...facts.club, name } }, { rows: [row(name, 1)] })
    const [data] = dataOf(html) as [{ '@graph': { name: string }[] }]
    expect(data['@graph'][0]?.name).toBe(name)
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(html).not.toContain('<!--')
  },
)

test.each([
  ['of the screen on the wall', shared({ kind: 'wall' })],
  ['of a board within another page', shared({ kind: 'frame' })],
  ['that shows nothing', undefined],
  ['of a draft, which is refused', new AppError('not_found')],
])('when a link %s is fetched, then its head has nothing but the product', async (_, facts) => {
  expect(await fetched(facts)).toBe(page)
})
