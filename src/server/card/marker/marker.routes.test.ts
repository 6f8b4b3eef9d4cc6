import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { checkAuditLog } from '#contract/platform/audit.ts'
import { getLeaderboard } from '#contract/board/leaderboard.ts'
import { listMarkers, markerCard } from '#contract/card/marker-card.ts'
import { roundDetail } from '#contract/card/rounds.ts'
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

let server: TestServer
let club: TestClub
let count = 0
let tap = 0

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
})
afterAll(() => server.close())

type Person = { browser: Browser; userId: string }
let player: Person
let marker: Person
let other: Person
let competitionId: string
let roundId: string

beforeEach(async () => {
  count += 1
  const join = (firstName: string) =>
    signUpAs(server, { firstName: `${firstName}${count}`, lastName: 'Green', clubCode: club.clubCode })
  player = await join('Player')
  marker = await join('Marker')
  other = await join('Other')
  competitionId = await createTestCompetition(server, club, { markerCard: true })
  for (const { browser } of [player, marker, other]) {
    await browser('POST', `/api/competitions/${competitionId}/join`)
    // They are listed in the order in which they entered.
    server.setTime(new Date(server.now().getTime() + 1))
  }
  roundId = idOf(await player.browser('POST', '/api/rounds', { courseId: club.courseId, competitionId }))
})

const path = () => `/api/rounds/${roundId}/marker-card`
const name = (markerId: string) => player.browser('PUT', path(), { markerId })
const read = async (who: Person) => expectBody(await who.browser('GET', path()), markerCard)
const answer = (who: Person, body: object) => who.browser('POST', path(), body)
const confirm = async (who: Person) => answer(who, { act: 'confirm', revision: (await read(who)).revision })

async function score(who: Person, holeNumber: number, strokes: number) {
  tap += 1
  server.setTime(new Date(server.now().getTime() + 1000))
  const sent = await who.browser('POST', `/api/rounds/${roundId}/scores`, {
    entries: [entry(server, tap, holeNumber, strokes)],
  })
  expect(sent.status).toBe(200)
}

/** Without what confirms that they entered. */
const notices = async (who: Person) => {
  const { rows } = await server.database.pool.query<{ kind: string }>(
    "select kind from notices where user_id = $1 and kind <> 'entered' order by seq",
    [who.userId],
  )
  return rows.map(({ kind }) => kind)
}

async function boardRow() {
  const answered = await player.browser('GET', `/api/competitions/${competitionId}/leaderboard`)
  return expectBody(answered, getLeaderboard.reply).find(({ userId }) => userId === player.userId)
}

describe('when a competition asks for a marker’s card', () => {
  test('then the player names somebody who is entered, who is told once and may score from then on', async () => {
    const candidates = await player.browser('GET', `${path()}/candidates`)
    expect(candidates.body).toMatchObject({ people: [{ id: marker.userId }, { id: other.userId }] })
    expect((await name(marker.userId)).status).toBe(200)
    expect((await name(marker.userId)).status).toBe(200)
    expect(await notices(marker)).toEqual(['attest_asked'])
    expect((await read(marker)).marker).toMatchObject({ id: marker.userId, hasAgreed: false })
    await answer(marker, { act: 'agree' })
    await score(marker, 1, 5)
    expect((await read(player)).marker?.hasAgreed).toBe(true)
    expect((await read(player)).said).toMatchObject([{ holeNumber: 1, grossScore: 5, source: 'marker' }])
  })

  test('then the next player of the group is proposed, before any score; nobody is where there is no group', async () => {
    const proposed = async () =>
      expectBody(await player.browser('GET', `${path()}/candidates`), listMarkers.reply).proposedId
    expect(await proposed()).toBeNull()
    const started = await player.browser('POST', '/api/groups', { courseId: club.courseId, competitionId })
    const groupId = idOf(started)
    for (const { userId } of [other, marker])
      await player.browser('POST', `/api/groups/${groupId}/players`, { userId })
    expect(await proposed()).toBe(other.userId)
    await other.browser('DELETE', `/api/groups/${groupId}/players/${other.userId}`)
    expect(await proposed()).toBe(marker.userId)
  })

  test('then nobody names themselves, and the card is not handed in with a partner’s signature', async () => {
    expect((await name(player.userId)).status).toBe(400)
    expect((await name(club.adminId)).status).toBe(400)
    await score(player, 1, 5)
    const attested = { partnerName: 'P', partnerSignature: 'P' }
    const handedIn = await player.browser('PATCH', `/api/rounds/${roundId}`, attested)
    expect(handedIn.body).toMatchObject({ code: 'marker_card_asked' })
    const detail = expectBody(await player.browser('GET', `/api/rounds/${roundId}`), roundDetail)
    expect(detail.markerCard).toBe(true)
  })

  test('then a difference stops both confirmations, and the card is final when both have confirmed the same', async () => {
    await name(marker.userId)
    await score(player, 1, 5)
    await score(marker, 1, 6)
    const differs = { code: 'holes_differ', details: { holes: [1] } }
    await vi.waitFor(async () => expect(await notices(player)).toEqual(['hole_differs']))
    expect((await confirm(player)).body).toMatchObject(differs)
    expect((await confirm(marker)).body).toMatchObject(differs)
    await score(player, 1, 6)
    expect((await confirm(player)).body).toMatchObject({ status: 'in_progress', attestedAt: null })
    expect((await read(marker)).certifiedAt).not.toBeNull()
    expect(await notices(marker)).toEqual(['attest_asked', 'hole_differs', 'attest_asked'])
    expect(await notices(player)).toEqual(['hole_differs'])
    expect((await confirm(marker)).body).toMatchObject({ status: 'submitted' })
    expect((await confirm(marker)).status).toBe(200)
    expect(await boardRow()).toMatchObject({ grossScore: 6 })
    const detail = expectBody(await player.browser('GET', `/api/rounds/${roundId}`), roundDetail)
    expect(detail).toMatchObject({ status: 'submitted', partnerName: `Marker${count} Green` })
    expect(detail.said).toHaveLength(2)
    const check = await club.admin('GET', `/api/clubs/${club.clubId}/audit-log/check`)
    expect(expectBody(check, checkAuditLog.reply)).toMatchObject({ brokenAt: null, brokenRounds: [] })
  })

  test('then a change of the card takes both confirmations away, and who did not see it cannot confirm', async () => {
    await name(marker.userId)
    await score(player, 1, 5)
    await confirm(player)
    const seen = (await read(marker)).revision
    await score(player, 2, 4)
    expect((await read(player)).certifiedAt).toBeNull()
    const late = await answer(marker, { act: 'confirm', revision: seen })
    expect(late.body).toMatchObject({ code: 'changed_meanwhile' })
    await confirm(marker)
    expect((await read(player)).status).toBe('in_progress')
    expect((await confirm(player)).body).toMatchObject({ status: 'submitted' })
  })

  test('then the marker refuses with a reason that the player reads, and the card is open again to both', async () => {
    await name(marker.userId)
    await score(player, 1, 5)
    await confirm(player)
    expect((await answer(marker, { act: 'refuse' })).status).toBe(400)
    const refusal = { act: 'refuse', reason: 'You took a drop on hole 1' }
    await answer(marker, refusal)
    expect((await answer(marker, refusal)).status).toBe(200)
    expect(await notices(player)).toEqual(['attest_refused'])
    expect(await read(player)).toMatchObject({ certifiedAt: null, refusal: { reason: refusal.reason } })
    await score(player, 1, 6)
    await confirm(player)
    expect((await read(player)).refusal).toBeNull()
    expect((await confirm(marker)).body).toMatchObject({ status: 'submitted' })
  })

  test('then an administrator decides with a reason: the holes in question are the committee’s, and the card is final', async () => {
    await name(marker.userId)
    await score(player, 1, 5)
    await score(marker, 1, 6)
    await score(player, 2, 4)
    const byClub = { reason: 'Both were asked', partnerName: 'Marker Green' }
    expect((await club.admin('POST', `/api/rounds/${roundId}/hand-in`, byClub)).status).toBe(200)
    const card = await read(player)
    expect(card.status).toBe('submitted')
    const decided = card.said.filter(({ source }) => source === 'committee')
    expect(decided).toMatchObject([{ holeNumber: 1, grossScore: 6 }])
    const check = await club.admin('GET', `/api/clubs/${club.clubId}/audit-log/check`)
    expect(expectBody(check, checkAuditLog.reply)).toMatchObject({ brokenAt: null, brokenRounds: [] })
  })

  test('then another marker takes the place of the first, whose scores stay', async () => {
    await name(marker.userId)
    await score(marker, 1, 6)
    await name(other.userId)
    server.setTime(new Date(server.now().getTime() + 6000))
    expect((await marker.browser('GET', path())).status).toBe(404)
    expect((await read(other)).said).toMatchObject([{ authorId: marker.userId, source: 'marker' }])
  })

  test('then both confirm at the same moment and the card is handed in once', async () => {
    await name(marker.userId)
    await score(player, 1, 5)
    const { revision } = await read(player)
    const both = [player, marker, player, marker].map((who) => answer(who, { act: 'confirm', revision }))
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const { rows } = await server.database.pool.query(
      `select 1 from audit_log where object_id = $1 and action = 'round.handed_in'`,
      [roundId],
    )
    expect(rows).toHaveLength(1)
  })
})

test('when a hole is closed for everybody, then the marker is not asked for it, and what differs there stops nobody', async () => {
  await name(marker.userId)
  await score(player, 1, 5)
  await score(marker, 1, 5)
  const closing = { roundNumber: 1, holes: [7], seen: [], reason: 'The seventh green is under water' }
  const closed = await club.admin('PUT', `/api/competitions/${competitionId}/closed-holes`, closing)
  expect(closed.status, closed.text).toBe(200)
  await score(player, 7, 4)
  await score(marker, 7, 6)
  const { holes } = await read(marker)
  expect(holes.filter(({ isClosed }) => isClosed).map(({ holeNumber }) => holeNumber)).toEqual([7])
  // One that counts is told after it: by then the closed one would have been.
  await score(marker, 2, 6)
  await score(player, 2, 5)
  await vi.waitFor(async () => expect(await notices(player)).toContain('hole_differs'), { timeout: 10_000 })
  const { rows } = await server.database.pool.query<{ holes: string }>(
    "select facts ->> 'holes' as holes from notices where user_id = $1 and kind = 'hole_differs' order by seq",
    [player.userId],
  )
  expect(rows).toEqual([{ holes: '[2]' }])
  await score(player, 2, 6)
  for (const who of [player, marker]) expect((await confirm(who)).status).toBe(200)
})

test('when the club hands a card in on which a closed hole differs, then it decides nothing there', async () => {
  await name(marker.userId)
  await score(player, 1, 5)
  await score(player, 7, 4)
  await score(marker, 7, 6)
  const closing = { roundNumber: 1, holes: [7], seen: [], reason: 'The seventh green is under water' }
  await club.admin('PUT', `/api/competitions/${competitionId}/closed-holes`, closing)
  const handed = { reason: 'The paper card is here', partnerName: 'Max Marker' }
  expect((await club.admin('POST', `/api/rounds/${roundId}/hand-in`, handed)).status).toBe(200)
  expect((await read(marker)).said.filter(({ source }) => source === 'committee')).toEqual([])
})

test('when a competition does not ask for it, then the partner’s signature is the way, and there is no marker’s card', async () => {
  const casual = await signUpAs(server, { firstName: `Casual${count}`, clubCode: club.clubCode })
  const id = idOf(await casual.browser('POST', '/api/rounds', { courseId: club.courseId }))
  const card = `/api/rounds/${id}/marker-card`
  expect((await casual.browser('GET', card)).status).toBe(404)
  expect((await casual.browser('PUT', card, { markerId: marker.userId })).status).toBe(404)
  expect((await casual.browser('GET', `${card}/candidates`)).body).toEqual({ people: [], proposedId: null })
})
