import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { playingGroup } from '#contract/card/groups.ts'
import { sendKept } from '#contract/card/send-kept.ts'
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

let server: TestServer
let club: TestClub
let player: { browser: Browser; userId: string }
const REFUSAL =
  'The marker signs the card, not the player. Enter the marker’s name, with an initial if the two share a name.'

let count = 0
let tap = 0

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
})
afterAll(() => server.close())

/** Somebody of this last name; several may have the same. */
async function signUp(lastName: string) {
  count += 1
  const one = await signUpAs(server, { firstName: `Own${count}`, clubCode: club.clubCode })
  await server.database.pool.query('update users set first_name = $1, last_name = $2 where id = $3', [
    ...['Ana-María', lastName, one.userId],
  ])
  return one
}

beforeEach(async () => {
  player = await signUp(`O’Brien${count}`)
})

/** As the name of this test's player is read without accents and signs. */
const plain = () => `ANA MARIA OBRIEN${count - 1}`
const marker = { partnerName: 'Max Marker', partnerSignature: 'Max' }
const totals = { grossScore: null, netScore: null, stablefordPoints: null }
const holes = () => Array.from({ length: 18 }, (_, i) => entry(server, (tap += 1), i + 1, 5))

async function playedRound(by = player): Promise<string> {
  const roundId = idOf(await by.browser('POST', '/api/rounds', { courseId: club.courseId }))
  await by.browser('POST', `/api/rounds/${roundId}/scores`, { entries: holes() })
  return roundId
}

const refusedAt = (field: string) => ({
  status: 400,
  body: { code: 'signed_by_player', fields: [{ field, message: REFUSAL }] },
})
async function isOpen(roundId: string): Promise<boolean> {
  const { rows } = await server.database.pool.query(
    `select 1 from rounds where id = $1 and status = 'in_progress'`,
    [roundId],
  )
  return rows.length === 1
}

test('when the player gives their own name as the marker, however written, then the card stays open', async () => {
  const roundId = await playedRound()
  const handIn = (body: object) => player.browser('PATCH', `/api/rounds/${roundId}`, body)
  const last = `O'brien${count - 1}`
  for (const partnerName of [
    plain(),
    `Ana-María O’Brien${count - 1}`,
    `${last}, ana maria`,
    ` ${last} Ana María `,
  ])
    expect(await handIn({ ...marker, partnerName }), partnerName).toMatchObject(refusedAt('partnerName'))
  expect(await handIn({ ...marker, partnerSignature: plain() })).toMatchObject(refusedAt('partnerSignature'))
  expect(await isOpen(roundId)).toBe(true)
  expect((await handIn({ ...marker, partnerName: `Ana María J. ${last}` })).status).toBe(200)
  // What has been signed is not looked at again.
  expect((await handIn({ ...marker, partnerName: plain() })).body).toMatchObject({ code: 'round_closed' })
})

test.each(['\u200b', '\u2060\u200d', '\u00ad', '–'])(
  'when the name or the signature shows no letter (%j), then it is missing',
  async (nothing) => {
    const roundId = await playedRound()
    for (const field of ['partnerName', 'partnerSignature']) {
      const answer = await player.browser('PATCH', `/api/rounds/${roundId}`, { ...marker, [field]: nothing })
      expect(answer).toMatchObject({
        status: 400,
        body: {
          code: 'invalid_input',
          fields: [{ field }],
        },
      })
      expect(answer.text).toContain('is required.')
    }
    const typed = await club.admin('POST', `/api/rounds/${roundId}/hand-in`, {
      reason: 'From paper',
      partnerName: nothing,
    })
    expect(typed.status).toBe(400)
  },
)

test('when the club hands a card in, then its marker is somebody else too', async () => {
  const roundId = await playedRound()
  const handIn = (partnerName: string) =>
    club.admin('POST', `/api/rounds/${roundId}/hand-in`, { reason: 'From paper', partnerName })
  expect(await handIn(plain())).toMatchObject(refusedAt('partnerName'))
  expect(await isOpen(roundId)).toBe(true)
  expect((await handIn('Max Marker')).status).toBe(200)
})

test('when a card that waited on a phone has the player’s own name, then it is given back with the reason', async () => {
  const roundId = await playedRound()
  const handIn = { ...totals, ...marker, partnerName: plain() }
  const answer = await player.browser('POST', '/api/rounds/send-kept', {
    rounds: [{ roundId, entries: [], handIn }],
  })
  expect(expectBody(answer, sendKept.reply).rounds[0]?.handIn?.refusal).toMatchObject({
    status: 400,
    code: 'signed_by_player',
    message: REFUSAL,
  })
  expect(await isOpen(roundId)).toBe(true)
})

test('on a group’s phone the player’s own name is refused, and taken where another of the group has it', async () => {
  const groupOf = (answer: Answer) => expectBody(answer, playingGroup)
  const group = groupOf(await player.browser('POST', '/api/groups', { courseId: club.courseId }))
  const roundId = group.players[0]?.round.id ?? ''
  await player.browser('POST', `/api/rounds/${roundId}/scores`, { entries: holes() })
  const last = `O’Brien${count - 1}`
  const path = `/api/groups/${group.id}/players/${player.userId}/hand-in`
  const own = { ...totals, partnerName: plain(), partnerSignature: plain() }
  expect(await player.browser('POST', path, own)).toMatchObject(refusedAt('partnerName'))
  const added = await player.browser('POST', `/api/groups/${group.id}/guests`, {
    key: `namesake${String(count).padStart(6, '0')}`,
    firstName: 'Ana-María',
    lastName: last,
    handicap: '18,4',
    gender: 'women',
    homeClub: 'Far Away GC',
  })
  expect(added.status, added.text).toBe(200)
  expect((await player.browser('POST', path, own)).status).toBe(200)
})

test('where another player of that name is entered in the competition, the name is taken', async () => {
  const competitionId = await createTestCompetition(server, club)
  const namesake = await signUp(`O’Brien${count - 1}`)
  for (const { browser } of [player, namesake])
    await browser('POST', `/api/competitions/${competitionId}/join`, {})
  const started = await player.browser('POST', '/api/rounds', { courseId: club.courseId, competitionId })
  await player.browser('POST', `/api/rounds/${idOf(started)}/scores`, { entries: holes() })
  const answer = await player.browser('PATCH', `/api/rounds/${idOf(started)}`, {
    ...marker,
    partnerName: `Ana-María O’Brien${count - 2}`,
  })
  expect(answer.status, answer.text).toBe(200)
})
