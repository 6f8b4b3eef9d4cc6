import { afterAll, beforeAll, expect, test } from 'vitest'
import { listCardRulings } from '#contract/card/card-rulings.ts'
import { handicapRecord } from '#contract/handicap/handicap.ts'
import {
  createTestClub,
  createTestCompetition,
  entry,
  expectBody,
  idOf,
  rateTees,
  signUpAs,
  startTestServer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'

/* Whether the score of a disqualified card counts for the Handicap Index (Rules of Handicapping 2.1b). */

let server: TestServer
let club: TestClub
let competitionId: string
let tap = 0
beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
  await rateTees(club, { rating: '71.4', slope: 128 })
  competitionId = await createTestCompetition(server, club, { name: 'June Medal' })
})
afterAll(() => server.close())

async function entrant(firstName: string) {
  const player = await signUpAs(server, { firstName, clubCode: club.clubCode })
  expect((await player.browser('POST', `/api/competitions/${competitionId}/join`, {})).status).toBe(200)
  const roundId = idOf(
    await player.browser('POST', '/api/rounds', { courseId: club.courseId, competitionId }),
  )
  const entries = Array.from({ length: 18 }, (_, i) => entry(server, (tap += 1), i + 1, 5))
  expect((await player.browser('POST', `/api/rounds/${roundId}/scores`, { entries })).status).toBe(200)
  return { ...player, roundId }
}

async function handIn(browser: Browser, roundId: string) {
  const body = { partnerName: 'Max Marker', partnerSignature: 'Max Marker' }
  const answer = await browser('PATCH', `/api/rounds/${roundId}`, body)
  expect(answer.status, answer.text).toBe(200)
}

const rule = (userId: string, body: object) =>
  club.admin('PATCH', `/api/competitions/${competitionId}/entries/${userId}`, body)
const disqualify = (userId: string, more: object = {}) =>
  rule(userId, { status: 'disqualified', reason: 'Practised on the course', ...more })
const readRecord = async (browser: Browser) =>
  expectBody(await browser('GET', '/api/handicap-record'), handicapRecord)

test('when a card is disqualified and nothing else is said, then its score counts, and the record says so', async () => {
  const { browser, userId, roundId } = await entrant('Ann')
  await handIn(browser, roundId)
  expect(await disqualify(userId)).toMatchObject({ status: 200, body: { countsForHandicap: true } })
  const record = await readRecord(browser)
  expect(record.scores.map(({ differential }) => differential.value)).toEqual(['16.4'])
  expect(record.events).toMatchObject([
    {
      kind: 'disqualified',
      roundId,
      lines: [
        'The committee disqualified this card in June Medal. Its score counts for the Handicap Index: the breach gave no significant scoring advantage.',
        'Reason: Practised on the course',
      ],
    },
  ])
})

test('when the committee does not accept its score, then it is off the record until the ruling is another one', async () => {
  const { browser, userId, roundId } = await entrant('Bob')
  await handIn(browser, roundId)
  const unacceptable = { countsForHandicap: false, reason: 'Used a ramp on every green' }
  expect((await disqualify(userId, unacceptable)).status).toBe(200)
  const off = await readRecord(browser)
  expect(off).toMatchObject({ scores: [], holesOnRecord: 0 })
  expect(off.events).toMatchObject([
    {
      kind: 'not_counted',
      lines: ['The committee disqualified this card and does not accept its score for the Handicap Index.'],
    },
  ])
  // The same again changes nothing.
  expect((await disqualify(userId, unacceptable)).status).toBe(200)
  expect((await disqualify(userId, { countsForHandicap: true })).status).toBe(200)
  expect((await readRecord(browser)).scores).toHaveLength(1)
  expect((await disqualify(userId, unacceptable)).status).toBe(200)
  expect((await rule(userId, { status: 'playing' })).status).toBe(200)
  expect(await readRecord(browser)).toMatchObject({
    events: [],
    scores: [{ differential: { value: '16.4' } }],
  })
})

test('when a card is disqualified before it is handed in, or at the same moment, then its score is not accepted either', async () => {
  const early = await entrant('Cyd')
  expect((await disqualify(early.userId, { countsForHandicap: false })).status).toBe(200)
  await handIn(early.browser, early.roundId)
  expect((await readRecord(early.browser)).scores).toEqual([])
  const late = await entrant('Dan')
  await Promise.all([
    handIn(late.browser, late.roundId),
    disqualify(late.userId, { countsForHandicap: false }),
  ])
  expect((await readRecord(late.browser)).scores).toEqual([])
})

test('when somebody else reads the rulings, then neither the reason nor what it means for the handicap is shown', async () => {
  const { userId } = await entrant('Eve')
  await disqualify(userId, { countsForHandicap: false })
  const other = await signUpAs(server, { firstName: 'Fay', clubCode: club.clubCode })
  const path = `/api/competitions/${competitionId}/entries?userId=${userId}`
  expect(expectBody(await other.browser('GET', path), listCardRulings.reply)).toEqual([
    { userId, playerName: 'Eve Tester', status: 'disqualified', reason: null },
  ])
})

test('another club’s administrator is refused before any card is locked', async () => {
  const { userId, roundId } = await entrant('Zoe')
  const other = await createTestClub(server, 'Elm')
  const ruling = { status: 'no_return', reason: 'Never came in' }
  const path = `/api/competitions/${competitionId}`
  const client = await server.database.pool.connect()
  try {
    await client.query('begin')
    await client.query('select 1 from rounds where id = $1 for update', [roundId])
    expect((await other.admin('PATCH', `${path}/entries/${userId}`, ruling)).status).toBe(404)
    const several = { reason: ruling.reason, cards: [{ userId, status: ruling.status }] }
    expect((await other.admin('PATCH', `${path}/entries`, several)).status).toBe(404)
    const closing = { status: 'completed', ...several }
    expect((await other.admin('PATCH', `${path}/status`, closing)).status).toBe(404)
  } finally {
    await client.query('rollback')
    client.release()
  }
})
