import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { shareBoard } from '#contract/board/sharing.ts'
import {
  createTestClub,
  createTestCompetition,
  entry,
  expectBody,
  idOf,
  signUpAs,
  startTestServer,
  type Answer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'
import { limitTable } from '../../../platform/rate-limits/limit-table.ts'
import { plainScreens, WALL_ROWS } from './plain-screens.ts'

/* Boards as plain HTML, for browsers that cannot run the app. */

let server: TestServer
let club: TestClub
let television: Browser

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
  television = server.browser()
})
afterAll(() => server.close())

const pars = [4, 4, 3, 4, 5, 4, 3, 4, 5, 4, 4, 3, 4, 4, 5, 3, 4, 5]

async function play(firstName: string, competitionId: string, over: number[], { handIn = false } = {}) {
  const player = await signUpAs(server, { firstName, lastName: 'Wall', clubCode: club.clubCode })
  await club.admin('PATCH', `/api/members/${player.userId}/handicap`, { handicap: '7.3' })
  await player.browser('POST', `/api/competitions/${competitionId}/join`, {})
  const { courseId } = club
  const roundId = idOf(await player.browser('POST', '/api/rounds', { courseId, competitionId }))
  const entries = over.map((more, i) => entry(server, i + 1, i + 1, (pars[i] ?? 4) + more))
  await player.browser('POST', `/api/rounds/${roundId}/scores`, { entries })
  if (handIn)
    await player.browser('PATCH', `/api/rounds/${roundId}`, {
      isCompleted: true,
      partnerName: 'Pat',
      partnerSignature: 'Pat',
    })
  return { ...player, roundId }
}

async function share(competitionId: string, kind: string, body: object = {}): Promise<string> {
  const made = await club.admin('PUT', `/api/competitions/${competitionId}/sharing/${kind}`, body)
  const link = expectBody(made, shareBoard.reply).links.find((one) => one.kind === kind)
  const token = /[\w-]{43}/.exec(link?.address ?? '')?.[0]
  if (token === undefined) throw new Error(`no ${kind}`)
  return token
}

const plain = (token: string, query = '', language = 'en-GB') =>
  television('GET', `/b/${token}/plain${query}`, undefined, { 'accept-language': language })

/** The cells of each row of the table's body. */
const rowsOf = ({ text }: Answer) => {
  const [, body = ''] = /<tbody>(.*)<\/tbody>/.exec(text) ?? []
  return body
    .split('<tr>')
    .slice(1)
    .map((row) => row.split(/<t[dh][^>]*>/).slice(1))
}
const refreshOf = ({ text }: Answer) => /http-equiv="refresh" content="([^"]*)"/.exec(text)?.[1]

describe('a public page', () => {
  test('when it is read, then it says what the board says, whole and without a script', async () => {
    const id = await createTestCompetition(server, club, { name: 'Men & <Ladies>' })
    const token = await share(id, 'board')
    await play('Anna', id, Array<number>(9).fill(1))
    await play('Bert', id, Array<number>(18).fill(0), { handIn: true })
    await vi.waitFor(async () => {
      expect(rowsOf(await plain(token))).toEqual([
        ['1', 'Bert Wall', '43', 'Complete'],
        ['2', 'Anna Wall', '16', 'Thru 9'],
      ])
    })
    const answer = await plain(token)
    expect(answer.status).toBe(200)
    expect(answer.text).toContain('<h1>Men &amp; &lt;Ladies&gt; Live Standings</h1>')
    expect(answer.text).toMatch(
      /Oak Hill · Stableford · .* · \d+ \w+ 20\d\d · In play · Updated \d\d:\d\d:\d\d/,
    )
    expect(answer.text).toContain('<html lang="en">')
    expect(answer.text).not.toMatch(/<script|style=|7\.3|@/)
    expect(refreshOf(answer)).toBe('30')
    const spanish = await plain(token, '', 'es-MX,en;q=0.8')
    expect(spanish.text).toContain('clasificación en directo')
    expect(rowsOf(spanish).map((row) => row.at(-1))).toEqual(['Terminada', 'Hoyo 9'])
  })

  test('when it is sent, then its own style is allowed and nothing else, and nobody keeps or frames it', async () => {
    const token = await share(await createTestCompetition(server, club), 'board')
    const { headers, text } = await plain(token)
    const style = /<style>(.*)<\/style>/.exec(text)?.[1] ?? ''
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`)
    expect(style).not.toMatch(/@layer|var\(|grid|:has|flex|gap/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    expect(headers).toMatchObject({
      'x-frame-options': 'SAMEORIGIN',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
    })
  })

  test('when players are level or have no return, then places say so', async () => {
    const id = await createTestCompetition(server, club)
    const token = await share(id, 'board')
    await play('Ada', id, [0, 0, 0])
    await play('Ben', id, [0, 0, 0])
    const cy = await play('Cy', id, [0, 0, 0])
    await club.admin('PATCH', `/api/competitions/${id}/entries/${cy.userId}`, {
      status: 'no_return',
      reason: 'Left the course.',
    })
    await vi.waitFor(async () => {
      expect(rowsOf(await plain(token)).map(([place, name, , state]) => [place, name, state])).toEqual([
        ['T1', 'Ada Wall', 'Thru 3'],
        ['T1', 'Ben Wall', 'Thru 3'],
        ['–', 'Cy Wall', 'NR · No return'],
      ])
    })
  })

  test('when somebody is not to be named, or is a child, then they stand there without a name', async () => {
    const id = await createTestCompetition(server, club)
    const token = await share(id, 'board')
    const cora = await play('Cora', id, [0, 0])
    const kim = await play('Kim', id, [1])
    await cora.browser('PUT', '/api/privacy/public-name', { isUnnamed: true })
    await club.admin('PUT', `/api/clubs/${club.clubId}/members/${kim.userId}/guardian`, {
      email: 'parent@example.org',
    })
    await kim.browser('POST', `/api/rounds/${kim.roundId}/scores`, { entries: [entry(server, 9, 2, 5)] })
    await vi.waitFor(async () => {
      expect(rowsOf(await plain(token)).map(([, name]) => name)).toEqual(['Name withheld', 'Name withheld'])
    })
    expect((await plain(token)).text).not.toMatch(/Cora|Kim/)
  })

  test('when holes are hidden, then it stands still with the board', async () => {
    const id = await createTestCompetition(server, club)
    const token = await share(id, 'board')
    await play('Gina', id, Array<number>(18).fill(0))
    await club.admin('PUT', `/api/competitions/${id}/hidden-holes`, { from: 16 })
    await vi.waitFor(async () => {
      const answer = await plain(token)
      expect(answer.text).toContain('Hole 16 and those after it are shown at the prize-giving.')
      expect(rowsOf(answer)[0]?.at(-1)).toBe('Thru 15')
    })
  })
})

describe('a wall', () => {
  test('when it shows competitions in turn, then each refresh leads to the next one and round again', async () => {
    const medal = await createTestCompetition(server, club, { name: 'Medal' })
    const ladies = await createTestCompetition(server, club, { name: 'Ladies' })
    const token = await share(medal, 'wall', { also: [ladies] })
    const [first, second] = [await plain(token), await plain(token, '?at=1')]
    expect(first.text).toContain('<h1>Medal Live Standings</h1>')
    expect(first.text).toContain('<body class="wall">')
    expect(first.text).toContain('1 of 2')
    expect(refreshOf(first)).toBe('15;url=?at=1')
    expect(second.text).toContain('<h1>Ladies Live Standings</h1>')
    expect(refreshOf(second)).toBe('15;url=?at=0')
    for (const odd of ['?at=2', '?at=x', '?at=-1', '?at=1e99', '?at='])
      expect((await plain(token, odd)).text).toContain('<h1>Medal Live Standings</h1>')
  })

  test('when a board has more rows than a screen, then it takes as many as it needs, with one row on both', () => {
    expect(plainScreens([0, WALL_ROWS, WALL_ROWS + 1])).toEqual([
      { board: 0, from: 0, to: 0 },
      { board: 1, from: 0, to: WALL_ROWS },
      { board: 2, from: 0, to: WALL_ROWS },
      { board: 2, from: WALL_ROWS - 1, to: WALL_ROWS + 1 },
    ])
    const forty = plainScreens([40])
    expect(forty.at(-1)?.to).toBe(40)
    for (const [i, { from }] of forty.entries()) if (i > 0) expect(from).toBe((forty[i - 1]?.to ?? 0) - 1)
  })
})

describe('a frame', () => {
  test('when it is framed by the club’s site, then it may be, and its links open elsewhere', async () => {
    const id = await createTestCompetition(server, club)
    const [frame, board] = [await share(id, 'frame'), await share(id, 'board')]
    const { headers, text } = await plain(frame, '?frame')
    expect(String(headers['content-security-policy'])).toContain('frame-ancestors *')
    expect(headers['x-frame-options']).toBeUndefined()
    expect(text).toContain('target="_blank"')
    // As on the shared page, a link of another kind shows no board there.
    expect((await plain(board, '?frame')).status).toBe(404)
  })
})

describe('a link that shows nothing', () => {
  test('when it is switched off, then the page says so and looks again', async () => {
    const id = await createTestCompetition(server, club)
    const token = await share(id, 'board')
    expect((await plain(token)).status).toBe(200)
    await club.admin('DELETE', `/api/competitions/${id}/sharing/board`)
    const answer = await plain(token)
    expect(answer.status).toBe(404)
    expect(answer.text).toContain('This link does not show a board any more')
    expect(refreshOf(answer)).toBe('60')
    expect((await plain('x', '', 'es')).text).toContain('Este enlace ya no muestra ninguna clasificación')
  })

  test('when addresses are guessed, then they are refused as for the call, with a page that tries again', async () => {
    await server.database.pool.query('delete from rate_limits')
    for (let i = 0; i < limitTable['share-link-address'].points; i += 1)
      expect((await plain('x'.repeat(43))).status).toBe(404)
    const answer = await plain('x'.repeat(43))
    expect(answer.status).toBe(429)
    expect(answer.text).toContain('The board could not be loaded')
    expect(refreshOf(answer)).toBe('30')
    await server.database.pool.query('delete from rate_limits')
  })
})
