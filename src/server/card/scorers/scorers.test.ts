import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkAuditLog } from '#contract/platform/audit.ts'
import { roundCard } from '#contract/card/round-card.ts'
import { roundDetail, recordHoleEntries } from '#contract/card/rounds.ts'
import {
  createTestClub,
  entry,
  expectBody,
  idOf,
  signUpAs,
  startTestServer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'
import { addScorer, endScorer } from './add-scorer.ts'

let server: TestServer
let club: TestClub
let count = 0

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
})
afterAll(() => server.close())

type Person = { browser: Browser; userId: string }
let player: Person
let marker: Person
let roundId: string

beforeEach(async () => {
  count += 1
  player = await signUpAs(server, { firstName: `Player${count}`, clubCode: club.clubCode })
  marker = await signUpAs(server, { firstName: `Marker${count}`, clubCode: club.clubCode })
  roundId = idOf(await player.browser('POST', '/api/rounds', { courseId: club.courseId }))
})

const scorer = () => ({ roundId, userId: marker.userId })
const add = () =>
  server.database.db.transaction((tx) => addScorer(server, tx, { ...scorer(), addedBy: player.userId }))
const end = () => server.database.db.transaction((tx) => endScorer(server, tx, scorer()))

/** Sends one score, a second after the one before. */
async function score(who: Person, tap: number, holeNumber: number, strokes: number) {
  server.setTime(new Date(server.now().getTime() + 1000))
  return who.browser('POST', `/api/rounds/${roundId}/scores`, {
    entries: [entry(server, tap, holeNumber, strokes)],
  })
}
const detail = async (who: Person) =>
  expectBody(await who.browser('GET', `/api/rounds/${roundId}`), roundDetail)

async function sources(): Promise<string[]> {
  const { rows } = await server.database.pool.query<{ text: string }>(
    `select hole_number || ' ' || source || ' ' || strokes as text from hole_entries where round_id = $1 order by at, id`,
    [roundId],
  )
  return rows.map(({ text }) => text)
}

describe('when somebody else may score a card', () => {
  test('then their scores are kept as the marker’s beside the player’s own, and the latest counts', async () => {
    expect(await add()).toBe(true)
    expect(await add()).toBe(false)
    expect((await score(player, 1, 1, 5)).status).toBe(200)
    const answer = expectBody(await score(marker, 2, 1, 6), recordHoleEntries.reply)
    expect(answer.entries).toMatchObject([{ grossScore: 6, authorId: marker.userId }])
    expect(await sources()).toEqual(['1 player 5', '1 marker 6'])
    expect((await detail(player)).entries).toMatchObject([{ grossScore: 6 }])
  })

  test('then the card says what each of them says, where more than one says something', async () => {
    await add()
    await score(player, 1, 1, 5)
    expect(await detail(player)).not.toHaveProperty('said')
    await score(marker, 2, 2, 4)
    await score(marker, 3, 1, 7)
    await score(marker, 4, 1, 6)
    const said = [
      { holeNumber: 1, grossScore: 6, source: 'marker', authorId: marker.userId },
      { holeNumber: 1, grossScore: 5, source: 'player', authorId: player.userId },
    ]
    expect((await detail(player)).said).toMatchObject(said)
    expect((await detail(marker)).said).toMatchObject(said)
  })

  test('then an administrator’s correction is the committee’s, and the log of entries alone makes the card', async () => {
    await add()
    await score(player, 1, 1, 5)
    await score(marker, 2, 1, 6)
    const holes = [
      { holeNumber: 1, from: { result: 'strokes', grossScore: 6 }, to: { result: 'strokes', grossScore: 4 } },
    ]
    const path = `/api/rounds/${roundId}/corrections`
    expect((await club.admin('POST', path, { reason: 'Both were asked', holes })).status).toBe(200)
    expect(await sources()).toEqual(['1 player 5', '1 marker 6', '1 committee 4'])
    expect((await detail(player)).said?.map(({ source }) => source)).toEqual([
      'committee',
      'marker',
      'player',
    ])
    await player.browser('PATCH', `/api/rounds/${roundId}`, { partnerName: 'P', partnerSignature: 'P' })
    const check = await club.admin('GET', `/api/clubs/${club.clubId}/audit-log/check`)
    expect(expectBody(check, checkAuditLog.reply)).toMatchObject({ brokenAt: null, brokenRounds: [] })
  })

  test('then the card cannot be handed in while a hole differs, and the refusal names the holes', async () => {
    await add()
    const handIn = () =>
      player.browser('PATCH', `/api/rounds/${roundId}`, { partnerName: 'P', partnerSignature: 'P' })
    await score(player, 1, 1, 5)
    await score(marker, 2, 1, 6)
    await score(marker, 3, 4, 3)
    expect((await handIn()).body).toMatchObject({
      code: 'holes_differ',
      message: 'Hole 1 has different scores. Agree on it before you hand the card in.',
      details: { holes: [1] },
    })
    await score(player, 4, 4, 2)
    expect((await handIn()).body).toMatchObject({
      message: 'Holes 1, 4 have different scores. Agree on them before you hand the card in.',
      details: { holes: [1, 4] },
    })
    await score(player, 5, 1, 6)
    await score(marker, 6, 4, 2)
    expect((await handIn()).status).toBe(200)
    expect((await detail(player)).entries).toMatchObject([{ grossScore: 6 }, { grossScore: 2 }])
  })

  test('then a source that was changed past the log is found', async () => {
    await add()
    await score(marker, 2, 1, 6)
    await player.browser('PATCH', `/api/rounds/${roundId}`, { partnerName: 'P', partnerSignature: 'P' })
    const client = await server.database.pool.connect()
    try {
      await client.query("begin; set local session_replication_role = 'replica'")
      await client.query("update hole_entries set source = 'player' where round_id = $1", [roundId])
      await client.query('commit')
      const check = await club.admin('GET', `/api/clubs/${club.clubId}/audit-log/check`)
      expect(expectBody(check, checkAuditLog.reply).brokenRounds).toEqual([roundId])
      await client.query("begin; set local session_replication_role = 'replica'")
      await client.query("update hole_entries set source = 'marker' where round_id = $1", [roundId])
      await client.query('commit')
    } finally {
      client.release()
    }
  })

  test('then they see the card without the partner’s signature and without what the club did to it', async () => {
    await add()
    await score(player, 1, 1, 5)
    const attested = { partnerName: 'Pia Partner', partnerSignature: 'Pia' }
    await player.browser('PATCH', `/api/rounds/${roundId}`, attested)
    await club.admin('POST', `/api/rounds/${roundId}/reopen`, { reason: 'Too soon' })
    await player.browser('PATCH', `/api/rounds/${roundId}`, attested)
    expect((await detail(player)).partnerSignature).toBe('Pia')
    expect((await detail(marker)).partnerSignature).toBeNull()
    const card = async (who: Person) =>
      expectBody(await who.browser('GET', `/api/rounds/${roundId}/card`), roundCard)
    expect((await card(player)).events).not.toEqual([])
    expect(await card(marker)).toMatchObject({ events: [], lateScores: [], partnerSignature: null })
  })

  test('then they cannot hand it in, give it up or change its tee', async () => {
    await add()
    await score(player, 1, 1, 5)
    const attested = { partnerName: 'P', partnerSignature: 'P' }
    expect((await marker.browser('PATCH', `/api/rounds/${roundId}`, attested)).status).toBe(404)
    expect((await marker.browser('POST', `/api/rounds/${roundId}/abandon`)).status).toBe(404)
    const tee = { teeId: club.teeIds[0] }
    expect((await marker.browser('POST', `/api/rounds/${roundId}/tee`, tee)).status).toBe(404)
  })

  test('then a score of theirs that comes after the card was handed in is a proposal to the club', async () => {
    await add()
    await score(player, 1, 1, 5)
    await player.browser('PATCH', `/api/rounds/${roundId}`, { partnerName: 'P', partnerSignature: 'P' })
    expect((await score(marker, 2, 1, 6)).status).toBe(409)
    const late = { entries: [entry(server, 2, 1, 6)] }
    const answer = await marker.browser('POST', `/api/rounds/${roundId}/late-scores`, late)
    expect(answer.body).toMatchObject({ proposed: [1] })
    expect((await detail(player)).entries).toMatchObject([{ grossScore: 5 }])
  })

  test('when it ends, then they may not any more within five seconds, and what they entered stays', async () => {
    await add()
    await score(marker, 1, 1, 6)
    expect(await end()).toBe(true)
    expect(await end()).toBe(false)
    server.setTime(new Date(server.now().getTime() + 5000))
    expect((await score(marker, 2, 2, 6)).status).toBe(404)
    expect((await marker.browser('GET', `/api/rounds/${roundId}`)).status).toBe(404)
    expect(await sources()).toEqual(['1 marker 6'])
    await add()
    expect((await score(marker, 3, 2, 6)).status).toBe(200)
  })

  test('when they are removed from the club, then the card does not exist for them', async () => {
    await add()
    await club.admin('DELETE', `/api/clubs/${club.clubId}/members/${marker.userId}`)
    server.setTime(new Date(server.now().getTime() + 6000))
    expect((await score(marker, 1, 1, 6)).body).toMatchObject({ code: 'no_longer_member' })
    expect((await marker.browser('GET', `/api/rounds/${roundId}`)).status).toBe(404)
  })
})

test('when nobody may score a card besides its player, then it does not exist for others', async () => {
  expect((await score(marker, 1, 1, 6)).status).toBe(404)
  expect((await marker.browser('GET', `/api/rounds/${roundId}`)).status).toBe(404)
})
