import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { makeAccessToken } from '#contract/identity/access-tokens.ts'
import { fixtures, readCalendarAddress, results } from '#contract/board/results.ts'
import { shareBoard } from '#contract/board/sharing.ts'
import {
  createTestClub,
  createTestCompetition,
  entry,
  expectBody,
  idOf,
  signUpAs,
  startTestServer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'
import { limitTable } from '../../platform/rate-limits/limit-table.ts'

let server: TestServer
let club: TestClub
let program: Browser

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
  const asked = { clubId: club.clubId, name: 'Results page', reach: 'read', days: 30 }
  const { secret } = expectBody(await club.admin('POST', '/api/access-tokens', asked), makeAccessToken.reply)
  program = (method, path, body, headers) =>
    server.browser()(method, path, body, { ...headers, authorization: `Bearer ${secret}` })
})
afterAll(() => server.close())

let count = 0

/** A player of the club with a card of so many strokes over par on each hole. */
async function play(competitionId: string, firstName: string, over: readonly number[]) {
  const { browser, userId } = await signUpAs(server, {
    firstName,
    lastName: 'Stable',
    clubCode: club.clubCode,
  })
  await club.admin('PATCH', `/api/members/${userId}/handicap`, { handicap: '10.0' })
  await browser('POST', `/api/competitions/${competitionId}/join`, {})
  const roundId = idOf(await browser('POST', '/api/rounds', { courseId: club.courseId, competitionId }))
  const pars = [4, 4, 3, 4, 5, 4, 3, 4, 5, 4, 4, 3, 4, 4, 5, 3, 4, 5]
  const entries = over.map((more, i) => entry(server, (count += 1), i + 1, (pars[i] ?? 4) + more))
  expect((await browser('POST', `/api/rounds/${roundId}/scores`, { entries })).status).toBe(200)
  return { browser, userId, roundId }
}

const read = async (path: string, by = program) => expectBody(await by('GET', path), results)

describe('the result of a competition', () => {
  test('is its board while it is played, and the final result after that, as JSON and as CSV', async () => {
    const id = await createTestCompetition(server, club, {
      name: 'Monthly, June',
      competitionType: 'stroke_play',
    })
    const one = await play(
      id,
      '+Una',
      Array.from({ length: 18 }, () => 1),
    )
    await play(id, 'Dos', [0, 1])
    const live = await read(`/api/competitions/${id}/results.json`)
    expect(live.competition).toMatchObject({ id, name: 'Monthly, June', isFinal: false, club: 'Oak Hill' })
    expect(live.rows.map(({ name, thru }) => [name, thru])).toContainEqual(['+Una Stable', 18])

    const signed = { isCompleted: true, partnerName: 'Pat', partnerSignature: 'Pat' }
    expect((await one.browser('PATCH', `/api/rounds/${one.roundId}`, signed)).status).toBe(200)
    await club.admin('PATCH', `/api/competitions/${id}/status`, { status: 'completed' })
    const outOf = async () =>
      (await read(`/api/competitions/${id}/results.json`, club.admin)).rows
        .filter(({ isComplete }) => !isComplete)
        .map(({ name }) => name)
    await expect.poll(outOf, { timeout: 20_000 }).toEqual(['Dos Stable'])
    const cards = (await club.admin('GET', `/api/competitions/${id}/leaderboard`)).body as {
      userId: string
      isCompleted: boolean
    }[]
    const out = cards
      .filter(({ isCompleted }) => !isCompleted)
      .map(({ userId }) => ({ userId, status: 'no_return' }))
    expect((await club.admin('PATCH', `/api/competitions/${id}/entries`, { cards: out })).status).toBe(200)
    expect((await club.admin('PATCH', `/api/competitions/${id}/status`, { status: 'final' })).status).toBe(
      200,
    )
    const readNow = () => read(`/api/competitions/${id}/results.json`, club.admin)
    await expect.poll(async () => (await readNow()).competition.isFinal, { timeout: 20_000 }).toBe(true)
    const final = await read(`/api/competitions/${id}/results.json`)
    expect(final.rows[0]).toMatchObject({
      position: 1,
      isTied: false,
      gross: 90,
      isComplete: true,
      note: null,
    })
    expect(final.rows[1]).toMatchObject({ position: null, note: 'no_return' })

    const csv = await program('GET', `/api/competitions/${id}/results.csv`)
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
    const lines = csv.text.trim().split('\r\n')
    expect(lines[0]).toContain('"position","tied","name"')
    // A spreadsheet must not take a name for a formula.
    expect(lines[1]).toContain(`"1","no","'+Una Stable"`)
    expect(lines).toHaveLength(3)
  })

  test('has an ETag that holds until something changes, and answers 304 to whoever has it', async () => {
    const id = await createTestCompetition(server, club)
    const { browser, roundId } = await play(id, 'Tres', [0])
    for (const [hole, kind] of [
      [2, 'json'],
      [3, 'csv'],
    ] as const) {
      const path = `/api/competitions/${id}/results.${kind}`
      const etag = String((await program('GET', path)).headers.etag)
      const again = await program('GET', path, undefined, { 'if-none-match': `W/${etag}` })
      expect([again.status, again.text]).toEqual([304, ''])
      await browser('POST', `/api/rounds/${roundId}/scores`, {
        entries: [entry(server, (count += 1), hole, 9)],
      })
      await expect
        .poll(async () => (await club.admin('GET', path, undefined, { 'if-none-match': etag })).status, {
          timeout: 20_000,
        })
        .toBe(200)
    }
  })

  test('of match play is its bracket, so there is none here', async () => {
    const id = await createTestCompetition(server, club, { competitionType: 'matchplay' })
    expect(await program('GET', `/api/competitions/${id}/results.json`)).toMatchObject({
      status: 404,
      body: { message: 'Match play has a bracket and no board.' },
    })
  })

  test('is read without a token by the link of its public board, without handicaps, until that is switched off', async () => {
    const id = await createTestCompetition(server, club)
    await play(id, 'Cuatro', [0, 0])
    const shared = await club.admin('PUT', `/api/competitions/${id}/sharing/board`, {})
    const token = /[\w-]{43}/.exec(expectBody(shared, shareBoard.reply).links[0]?.address ?? '')?.[0]
    const stranger = server.browser()
    const path = `/api/shared/${token}/boards/${id}/results`
    const { rows } = await read(`${path}.json`, stranger)
    expect(rows[0]).toMatchObject({ name: 'Cuatro Stable', playingHandicap: null })
    expect((await stranger('GET', `${path}.csv`)).text).toContain('Cuatro Stable')
    const other = await createTestCompetition(server, club)
    expect((await stranger('GET', `/api/shared/${token}/boards/${other}/results.json`)).status).toBe(404)
    await club.admin('DELETE', `/api/competitions/${id}/sharing/board`)
    await expect
      .poll(async () => (await stranger('GET', `${path}.csv`)).status, { timeout: 20_000 })
      .toBe(404)
  })
})

describe('the fixtures of a club', () => {
  test('are listed with their times on the club’s clock, drafts left out', async () => {
    const own = await createTestClub(server, 'Clock Club')
    const june = await createTestCompetition(server, own, {
      name: 'June',
      startDate: '2026-06-20T08:30',
      endDate: '2026-06-20T18:00',
    })
    await createTestCompetition(server, own, {
      name: 'December',
      startDate: '2026-12-05T08:30',
      endDate: '2026-12-05T16:00',
    })
    await createTestCompetition(server, own, { name: 'Secret', isDraft: true })
    const list = expectBody(await own.admin('GET', `/api/clubs/${own.clubId}/fixtures.json`), fixtures)
    expect(list.fixtures.map(({ name, startsAt, startsAtClub }) => [name, startsAt, startsAtClub])).toEqual([
      ['June', '2026-06-20T07:30:00.000Z', '2026-06-20T08:30'],
      ['December', '2026-12-05T08:30:00.000Z', '2026-12-05T08:30'],
    ])
    const csv = (await own.admin('GET', `/api/clubs/${own.clubId}/fixtures.csv`)).text
    expect(csv.split('\r\n')[1]).toContain(`"${june}","June"`)
    expect(csv).not.toContain('Secret')
  })
})

describe('the calendar of a club', () => {
  const path = () => `/api/clubs/${club.clubId}/calendar-address`
  const addressIn = (answer: Awaited<ReturnType<Browser>>) => {
    const { address } = expectBody(answer, readCalendarAddress.reply)
    return address === null ? '' : new URL(address).pathname
  }

  /** The events as a calendar reads them: their names and moments. */
  function eventsOf(text: string) {
    const calendar = new ICAL.Component(z.array(z.unknown()).parse(ICAL.parse(text)))
    return calendar.getAllSubcomponents('vevent').map((found) => {
      const { summary, startDate, endDate, uid, location } = new ICAL.Event(found)
      const at = (time: typeof startDate) => (time.isDate ? time.toString() : time.toJSDate().toISOString())
      return {
        summary,
        uid,
        location,
        from: at(startDate),
        to: at(endDate),
        status: found.getFirstPropertyValue('status'),
      }
    })
  }

  /** A name with the signs that an iCalendar text escapes. */
  const clubName = String.raw`St. Ninian's Links; Ladies, Gents \ Co.`

  /** The calendar's own names, NAME and X-WR-CALNAME, as texts: ical.js reads only names that it knows so. */
  function namesIn(text: string) {
    const known = text.replaceAll(/^(?:X-WR-CAL)?NAME:/gm, 'COMMENT:')
    const calendar = new ICAL.Component(z.array(z.unknown()).parse(ICAL.parse(known)))
    return calendar.getAllProperties('comment').map((one) => one.getFirstValue())
  }

  test('opens by its secret address alone, moves with its competitions, and is over once it is withdrawn', async () => {
    const own = await createTestClub(server, clubName)
    const here = `/api/clubs/${own.clubId}/calendar-address`
    const one = { startDate: '2026-06-20T08:30', endDate: '2026-06-20T18:00' }
    const id = await createTestCompetition(server, own, { name: 'Captain’s; Prize, 2026', ...one })
    const weekend = { startDate: '2026-10-24T08:00', endDate: '2026-10-25T17:00' }
    await createTestCompetition(server, own, { name: 'The clocks go back', ...weekend })
    const feed = addressIn(await own.admin('PUT', here))
    expect(addressIn(await own.admin('PUT', here))).toBe(feed)
    const phone = server.browser()
    const answer = await phone('GET', feed)
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(eventsOf(answer.text)).toEqual([
      expect.objectContaining({
        summary: 'Captain’s; Prize, 2026',
        uid: `${id}@scoreclub`,
        location: `${clubName} Old`,
        from: '2026-06-20T07:30:00.000Z',
        to: '2026-06-20T17:00:00.000Z',
        status: 'CONFIRMED',
      }),
      expect.objectContaining({ from: '2026-10-24', to: '2026-10-26' }),
    ])
    expect(namesIn(answer.text)).toEqual([clubName, clubName])
    expect(answer.text).toContain(String.raw`NAME:St. Ninian's Links\; Ladies\, Gents \\ Co.`)
    const etag = String(answer.headers.etag)
    expect((await phone('GET', feed, undefined, { 'if-none-match': etag })).status).toBe(304)
    await own.admin('PATCH', `/api/competitions/${id}/status`, { status: 'cancelled' })
    const later = await phone('GET', feed, undefined, { 'if-none-match': etag })
    expect([later.status, eventsOf(later.text)[0]?.status]).toEqual([200, 'CANCELLED'])

    expect(addressIn(await own.admin('DELETE', here))).toBe('')
    expect((await phone('GET', feed)).status).toBe(404)
    const next = addressIn(await own.admin('PUT', here))
    expect(next).not.toBe(feed)
    expect((await phone('GET', next)).status).toBe(200)
    expect((await phone('GET', feed)).status).toBe(404)
  })

  test('unknown addresses are counted, and the right one goes on', async () => {
    const feed = addressIn(await club.admin('PUT', path()))
    const tried: number[] = []
    for (let n = 0; n <= limitTable['calendar-address'].points; n += 1)
      tried.push((await server.browser()('GET', `/api/calendars/${'x'.repeat(43)}/fixtures.ics`)).status)
    expect([tried[0], tried.at(-1)]).toEqual([404, 429])
    expect((await server.browser()('GET', feed)).status).toBe(200)
  })

  test('its secret is neither in the store nor in the log’s addresses', async () => {
    const token = addressIn(await club.admin('PUT', path())).split('/')[3] ?? ''
    const { rows } = await server.database.pool.query<{ row: string }>(
      'select row_to_json(t)::text as row from club_calendars t',
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.some(({ row }) => row.includes(token))).toBe(false)
  })
})
