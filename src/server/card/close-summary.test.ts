import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { playingGroup } from '#contract/card/groups.ts'
import { listRounds } from '#contract/card/rounds.ts'
import { openTestKiosk, typedCard } from '#test/kiosk.ts'
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

type Person = { browser: Browser; userId: string }

let server: TestServer
let club: TestClub
let player: Person
let partner: Person
beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
})
afterAll(() => server.close())
let count = 0
beforeEach(async () => {
  count += 1
  const signUp = (firstName: string) =>
    signUpAs(server, { firstName, lastName: `P${count}`, clubCode: club.clubCode })
  player = await signUp('Pia')
  partner = await signUp('Pat')
})

const listed = async (who = player) => expectBody(await who.browser('GET', '/api/rounds'), listRounds.reply)
const waiting = async (who = player) =>
  (await listed(who)).flatMap(({ id, summaryWaits }) => (summaryWaits === true ? [id] : []))
const close = (roundId: string, who = player) => who.browser('POST', `/api/rounds/${roundId}/summary-closed`)
const score = async (who: Person, roundId: string) => {
  const sent = await who.browser('POST', `/api/rounds/${roundId}/scores`, {
    entries: [entry(server, 1, 1, 5)],
  })
  expect(sent.status).toBe(200)
}
const totals = { grossScore: null, netScore: null, stablefordPoints: null }
const attested = { partnerName: 'Pat', partnerSignature: 'Pat' }
const start = async () => {
  const roundId = idOf(await player.browser('POST', '/api/rounds', { courseId: club.courseId }))
  await score(player, roundId)
  return roundId
}
const handIn = (roundId: string) =>
  player.browser('PATCH', `/api/rounds/${roundId}`, { isCompleted: true, ...attested })
const reason = 'From the paper card'

/** Each way in which a card of the player's comes in. */
const ways: Record<string, () => Promise<unknown>> = {
  'the player': async () => handIn(await start()),
  'the desk': async () => {
    const roundId = await start()
    return club.admin('POST', `/api/rounds/${roundId}/hand-in`, { reason, partnerName: 'Pat' })
  },
  'a kiosk': async () => {
    const { tablet } = await openTestKiosk(server, club)
    const [playerId, attesterId] = [player.userId, partner.userId]
    const card = typedCard({ playerId, attesterId, courseId: club.courseId })
    return tablet('POST', '/api/kiosk/hand-ins', card)
  },
  'a player of their group': async () => {
    const { browser } = partner
    const competitionId = await createTestCompetition(server, club)
    for (const who of [player, partner]) await who.browser('POST', `/api/competitions/${competitionId}/join`)
    const begun = await browser('POST', '/api/groups', { courseId: club.courseId, competitionId })
    const { id } = expectBody(begun, playingGroup)
    const group = await browser('POST', `/api/groups/${id}/players`, { userId: player.userId })
    const card = expectBody(group, playingGroup).players.find(({ userId }) => userId === player.userId)
    await score(partner, card?.round.id ?? '')
    const path = `/api/groups/${id}/players/${player.userId}/hand-in`
    return browser('POST', path, { ...totals, ...attested })
  },
}

describe('D51: what a round brought', () => {
  test.each(Object.entries(ways))('waits for its player when %s handed the card in', async (_, play) => {
    expect(await play()).toMatchObject({ status: 200 })
    const [round] = await listed()
    expect(await waiting()).toEqual([round?.id])
    // Nobody but the player is shown it.
    const members = await club.admin('GET', `/api/clubs/${club.clubId}/members/${player.userId}/rounds`)
    expect([members.status, members.text.includes('summaryWaits')]).toEqual([200, false])
  })

  test('is closed once for every phone, and again changes nothing', async () => {
    const roundId = await start()
    await handIn(roundId)
    const [{ verifiedAt } = { verifiedAt: '' }] = await listed()
    expect([(await close(roundId)).status, (await close(roundId)).status]).toEqual([200, 200])
    // A card that is sent again, as a phone does whose answer was lost, brings nothing new.
    expect((await handIn(roundId)).status).toBe(200)
    expect(await waiting()).toEqual([])
    expect(await listed()).toMatchObject([{ id: roundId, isCompleted: true, verifiedAt }])
  })

  test('is closed by nobody else', async () => {
    const roundId = await start()
    await handIn(roundId)
    expect((await close(roundId, partner)).status).toBe(404)
    expect((await club.admin('POST', `/api/rounds/${roundId}/summary-closed`)).status).toBe(404)
    expect((await close('rnd_none')).status).toBe(404)
    expect(await waiting()).toEqual([roundId])
  })

  test('waits again when the card was reopened and handed in anew', async () => {
    const roundId = await start()
    await handIn(roundId)
    await close(roundId)
    expect((await club.admin('POST', `/api/rounds/${roundId}/reopen`, { reason })).status).toBe(200)
    expect((await handIn(roundId)).status).toBe(200)
    expect(await waiting()).toEqual([roundId])
  })

  test('does not wait for a round of long ago, or of before there were summaries', async () => {
    const roundId = await start()
    await handIn(roundId)
    await server.database.pool.query('update rounds set summary_waits = default where id = $1', [roundId])
    expect(await waiting()).toEqual([])
    const late = await club.admin('POST', `/api/clubs/${club.clubId}/members/${player.userId}/rounds`, {
      reason,
      courseId: club.courseId,
      playedOn: '2026-03-01',
    })
    await score(player, idOf(late))
    await club.admin('POST', `/api/rounds/${idOf(late)}/hand-in`, { reason, partnerName: 'Pat' })
    expect(await listed()).toHaveLength(2)
    expect(await waiting()).toEqual([])
  })
})
