import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shareBoard } from '#contract/board/sharing.ts'
import type { ShareKind } from '#contract/board/share-kinds.ts'
import {
  createTestClub,
  createTestCompetition,
  expectBody,
  startTestServer,
  type TestClub,
  type TestServer,
} from '#test/server.ts'
import { repositoryRoot } from '../../platform/repository-root.ts'

/* What a link says to the robots of chats and search engines, which open it without a session and run no script. */

const built = join(repositoryRoot, 'dist/web')
const isBuilt = existsSync(join(built, 'index.html'))

let server: TestServer
let club: TestClub
const name = 'Zeta "Medal" <b>'

beforeAll(async () => {
  server = await startTestServer(undefined, { PUBLIC_URL: 'http://golf.example.org' })
  club = await createTestClub(server, 'Quince & Sons')
})
afterAll(() => server.close())

const fetched = (path: string) => server.browser()('GET', path)

/** The token of a new link of a competition. */
async function share(kind: ShareKind, status?: 'draft' | 'cancelled') {
  const id = await createTestCompetition(server, club, { name })
  const made = await club.admin('PUT', `/api/competitions/${id}/sharing/${kind}`, {})
  const link = expectBody(made, shareBoard.reply).links.find((one) => one.kind === kind)
  const token = /[\w-]{43}/.exec(link?.address ?? '')?.[0] ?? ''
  expect(token).not.toBe('')
  if (status)
    expect((await club.admin('PATCH', `/api/competitions/${id}/status`, { status })).status).toBe(200)
  await server.hearAll()
  return { id, token }
}

async function switchedOff(): Promise<string> {
  const { id, token } = await share('board')
  expect((await fetched(`/b/${token}`)).text).toContain('og:title')
  await club.admin('DELETE', `/api/competitions/${id}/sharing/board`)
  await server.hearAll()
  return token
}

const tag = (html: string, property: string) =>
  new RegExp(`(?:name|property)="${property}" content="([^"]*)"`).exec(html)?.[1]

/** A page without the way to the plain board, which every address under /b/ has, whatever its token. */
const withoutLead = (html: string) =>
  html.replace(
    /<noscript><meta http-equiv="refresh" content="0; url=\/b\/[\w-]+\/plain(?:\?frame)?" \/><\/noscript>/,
    '',
  )

describe.skipIf(!isBuilt)('the page at the address of a link', () => {
  test.each(['', '/plain'])(
    'when the link is open to everybody (%j), then it says what it shows',
    async (end) => {
      const { token } = await share('board')
      const { status, text, headers } = await fetched(`/b/${token}${end}`)
      expect(status).toBe(200)
      expect(tag(text, 'og:title')).toBe(
        'Zeta &quot;Medal&quot; &lt;b&gt; Live Standings · Quince &amp; Sons',
      )
      expect(tag(text, 'og:description')).toMatch(/^In play · Stableford · /)
      expect(tag(text, 'og:url')).toBe(`http://golf.example.org/b/${token}`)
      expect(tag(text, 'og:site_name')).toBe('Scoreclub')
      expect(tag(text, 'twitter:card')).toBe('summary')
      expect(text.match(/property="og:title"/g)).toHaveLength(1)
      expect(text).not.toContain('<b>Live')
      // Browsers that are too old for the app get a page without any script tag.
      expect(text.includes('<script type="application/ld+json">')).toBe(end === '')
      if (end === '') expect(text).toContain('"name":"Zeta \\"Medal\\" \\u003cb\\u003e","sport":"Golf"')
      expect(headers['content-security-policy']).not.toContain('unsafe-inline')
      expect(headers['x-robots-tag']).toBe('noindex')
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    },
  )

  test.each<[string, () => Promise<string> | string]>([
    ['a board that is a draft', async () => `/b/${(await share('board', 'draft')).token}`],
    ['a board that is cancelled', async () => `/b/${(await share('board', 'cancelled')).token}`],
    ['a board that was switched off', async () => `/b/${await switchedOff()}`],
    ['a board of an unknown token', () => `/b/${'x'.repeat(43)}`],
    ['a board of no token', () => '/b/x'],
    ['the club’s own site', async () => `/b/${(await share('frame')).token}?frame`],
    ['the wall', async () => `/b/${(await share('wall')).token}`],
    ['the wall, as it is passed on', async () => `/competitions/${(await share('wall')).id}/tv`],
    ['a board for members', async () => `/competitions/${(await share('board')).id}/leaderboard`],
    ['a start sheet', async () => `/competitions/${(await share('board')).id}/start-sheet`],
    ['a card to attest', () => '/rounds/rnd_1/marker-card'],
    ['a guardian', () => '/guardian'],
    ['the scorer’s table', () => '/kiosk'],
    ['nothing', () => '/nowhere'],
  ])('when the link is of %s, then its page is that of the app, naming nobody', async (_, address) => {
    const [one, other] = [await fetched(await address()), await fetched('/scorecard')]
    expect(withoutLead(one.text)).toBe(other.text)
    expect(one.text).not.toMatch(/og:|Zeta|Quince/)
    expect(one.headers['x-robots-tag']).toBe('noindex')
  })

  test.each(['?code=', '?invitation=', '?next=%2Fcompetitions&club='])(
    'when the link is an invitation or a club’s code (%s), then its page is that of signing in, naming nobody',
    async (query) => {
      const one = await fetched(`/auth${query}${club.clubCode}`)
      expect(one.text).toBe((await fetched('/auth')).text)
      expect(one.text).not.toMatch(/Zeta|Quince/)
      expect(one.text).not.toContain(club.clubCode)
    },
  )

  test.each(['switched off', 'unknown'])(
    'when the plain board of a link that is %s is opened, then it names nobody',
    async (which) => {
      const token = which === 'unknown' ? 'x'.repeat(43) : await switchedOff()
      const { status, text, headers } = await fetched(`/b/${token}/plain`)
      expect([status, headers['x-robots-tag']]).toEqual([404, 'noindex'])
      expect(text).not.toMatch(/og:|Zeta|Quince/)
    },
  )
})

describe('search engines', () => {
  test.skipIf(!isBuilt)('may list the public pages and their files, and no other page', async () => {
    const sitemap = (await fetched('/sitemap.xml')).text
    const listed = [...sitemap.matchAll(/<loc>[^<]*?example\.org([^<]*)<\/loc>/g)].map(
      ([, path]) => path ?? '',
    )
    expect(listed).toContain('/about')
    const script = readdirSync(join(built, 'assets')).find((file) => file.endsWith('.js')) ?? ''
    for (const path of [...listed, `/assets/${script}`, '/icon.svg'])
      expect([path, (await fetched(path)).headers['x-robots-tag']]).toEqual([path, undefined])
  })

  test('list nothing of the API: neither a board by its link, nor a calendar, nor a refusal', async () => {
    const { id, token } = await share('board')
    const paths = ['', `/boards/${id}`, `/boards/${id}/results.csv`].map(
      (end) => `/api/shared/${token}${end}`,
    )
    for (const path of [...paths, '/api/auth/user', '/api/nowhere'])
      expect([path, (await fetched(path)).headers['x-robots-tag']]).toEqual([path, 'noindex'])
  })

  test.skipIf(!isBuilt)(
    'and chats that keep to robots.txt may fetch the crest that a link shows',
    async () => {
      const { text } = await fetched('/robots.txt')
      expect(text.split('\n')).toContain('Allow: /api/crests/')
    },
  )
})
