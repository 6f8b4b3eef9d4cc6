import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { listLateScores, proposeLateScores } from '#contract/card/late-scores.ts'
import { roundCard } from '#contract/card/round-card.ts'
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

/* P9: a card that was handed in stays closed. What a second phone still had goes to the club as a proposal. */

let server: TestServer
let club: TestClub
let count = 0

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
})
afterAll(() => server.close())

type Card = { browser: Browser; userId: string; roundId: string; competitionId: string }

/** A card in a competition, handed in with a 4 on hole 1 and a 5 on hole 2. */
async function handedIn(): Promise<Card> {
  count += 1
  const { browser, userId } = await signUpAs(server, { firstName: `Lee${count}`, clubCode: club.clubCode })
  const competitionId = await createTestCompetition(server, club)
  await browser('POST', `/api/competitions/${competitionId}/join`, {})
  const roundId = idOf(await browser('POST', '/api/rounds', { courseId: club.courseId, competitionId }))
  const entries = [entry(server, 1, 1, 4), entry(server, 2, 2, 5)]
  expect((await browser('POST', `/api/rounds/${roundId}/scores`, { entries })).status).toBe(200)
  const signed = { partnerName: 'Pat', partnerSignature: 'Pat' }
  expect((await browser('PATCH', `/api/rounds/${roundId}`, signed)).status).toBe(200)
  return { browser, userId, roundId, competitionId }
}

const propose = ({ browser, roundId }: Card, ...entries: unknown[]) =>
  browser('POST', `/api/rounds/${roundId}/late-scores`, { entries })
const proposed = async (card: Card, ...entries: unknown[]) =>
  expectBody(await propose(card, ...entries), proposeLateScores.reply)
const cardOf = async ({ roundId }: Card, by: Browser = club.admin) =>
  expectBody(await by('GET', `/api/rounds/${roundId}/card`), roundCard)
const strokes = (grossScore: number) => ({ result: 'strokes', grossScore })
const decide = ({ roundId }: Card, id: string, body: Record<string, unknown>) =>
  club.admin('POST', `/api/rounds/${roundId}/late-scores/${id}/decision`, body)
const waiting = async () =>
  expectBody(await club.admin('GET', `/api/clubs/${club.clubId}/late-scores`), listLateScores.reply).cards

describe('a queue that comes after the card was handed in', () => {
  test('when it is sent as scores, as an earlier version does, then it is refused and the phone keeps it', async () => {
    const card = await handedIn()
    const late = await card.browser('POST', `/api/rounds/${card.roundId}/scores`, {
      entries: [entry(server, 3, 1, 6)],
    })
    expect([late.status, late.body]).toMatchObject([
      409,
      { code: 'round_closed', details: { status: 'submitted' } },
    ])
  })

  test('when it is sent as late scores, then the card is unchanged, and the club sees who, what and when', async () => {
    const card = await handedIn()
    const before = await cardOf(card)
    const sent = [entry(server, 3, 1, 6), entry(server, 4, 3, 7)]
    const answer = await proposed(card, ...sent)
    expect(answer).toMatchObject({ acknowledged: sent.map(({ id }) => id), proposed: [1, 3] })
    expect(answer.entries).toMatchObject([{ holeNumber: 1, grossScore: 4 }])
    const after = await cardOf(card)
    expect({ ...after, lateScores: [] }).toEqual(before)
    expect(after.lateScores).toMatchObject([
      {
        holeNumber: 1,
        value: strokes(6),
        onCard: strokes(4),
        authorName: `Lee${count} Tester`,
        state: 'open',
        typedAt: sent[0]?.at,
        arrivedAt: server.now().toISOString(),
      },
      { holeNumber: 3, value: strokes(7), onCard: { result: 'not_played' } },
    ])
    expect((await waiting()).at(-1)).toMatchObject({ roundId: card.roundId, holes: [1, 3] })
    expect((await cardOf(card, card.browser)).lateScores).toHaveLength(2)
  })

  test('when it comes again, was on the card already or is the same value, then nothing new is proposed', async () => {
    const card = await handedIn()
    const late = entry(server, 3, 1, 6)
    for (let i = 0; i < 3; i++)
      expect((await proposed(card, late)).proposed, 'the same answer each time').toEqual([1])
    const again = await proposed(card, entry(server, 1, 1, 4), entry(server, 5, 2, 5))
    expect(again.proposed).toEqual([])
    expect(again.acknowledged).toHaveLength(2)
    expect((await cardOf(card)).lateScores).toHaveLength(1)
  })

  test('when a hole was typed twice, then the later one is proposed, in whatever order they come', async () => {
    const card = await handedIn()
    await proposed(card, entry(server, 40, 1, 7), entry(server, 30, 1, 6))
    await proposed(card, entry(server, 50, 1, 8))
    await proposed(card, entry(server, 35, 1, 3))
    expect((await cardOf(card)).lateScores).toMatchObject([{ value: strokes(8), state: 'open' }])
  })

  test('when two phones send at once, then each hole is proposed once', async () => {
    const card = await handedIn()
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((n) =>
        propose(card, entry(server, 10 + n, 1, n + 4), entry(server, 20 + n, 7, n)),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200))
    expect((await cardOf(card)).lateScores?.map(({ holeNumber }) => holeNumber)).toEqual([1, 7])
  })

  test('when a card has 54 of them, then no more are kept, and the refusal says so', async () => {
    const card = await handedIn()
    for (let round = 0; round < 3; round++)
      await proposed(
        card,
        ...Array.from({ length: 18 }, (_, i) => entry(server, 100 + round * 20 + i, i + 1, 10 + round)),
      )
    const full = await propose(card, entry(server, 900, 1, 2))
    expect([full.status, full.body]).toMatchObject([
      409,
      { code: 'round_closed', message: expect.stringContaining('many late scores') as string },
    ])
  })

  test('when the card is open, was given up, or is somebody else’s, then nothing is kept', async () => {
    const card = await handedIn()
    const other = await handedIn()
    expect((await propose({ ...card, browser: other.browser }, entry(server, 3, 1, 6))).status).toBe(404)
    await club.admin('POST', `/api/rounds/${card.roundId}/reopen`, { reason: 'Too soon' })
    expect((await propose(card, entry(server, 3, 1, 6))).body).toMatchObject({ code: 'changed_meanwhile' })
    await card.browser('POST', `/api/rounds/${card.roundId}/abandon`)
    expect((await propose(card, entry(server, 3, 1, 6))).body).toMatchObject({ code: 'round_closed' })
    expect((await propose(other, entry(server, 3, 19, 6))).status).toBe(400)
    const { rowCount } = await server.database.pool.query(
      'select 1 from late_scores where round_id = any($1)',
      [[card.roundId, other.roundId]],
    )
    expect(rowCount).toBe(0)
  })
})

const Log = z.object({ entries: z.array(z.looseObject({ action: z.string() })) })

describe('the club', () => {
  const from = strokes(4)

  test('when it accepts one, then the card is corrected with its reason, once, and the player sees who did it', async () => {
    const card = await handedIn()
    const late = entry(server, 3, 1, 6)
    await proposed(card, late)
    const accepted = { accepts: true, reason: 'The marker confirms it', from }
    for (let i = 0; i < 2; i++) expect((await decide(card, late.id, accepted)).status).toBe(200)
    const seen = await cardOf(card, card.browser)
    expect(seen.entries).toMatchObject([
      { holeNumber: 1, grossScore: 6 },
      { holeNumber: 2, grossScore: 5 },
    ])
    expect(seen.events).toMatchObject([{ kind: 'corrected', reason: 'The marker confirms it' }])
    expect(seen.lateScores).toMatchObject([
      { state: 'accepted', decidedBy: 'Ada OakHill', reason: 'The marker confirms it' },
    ])
    expect((await waiting()).some(({ roundId }) => roundId === card.roundId)).toBe(false)
    const log = await club.admin('GET', `/api/clubs/${club.clubId}/audit-log?object=${card.roundId}`)
    expect(expectBody(log, Log).entries.map(({ action }) => action)).toEqual([
      'round.corrected',
      'round.handed_in',
    ])
    const change = await decide(card, late.id, { ...accepted, accepts: false })
    expect(change.body).toMatchObject({ code: 'changed_meanwhile' })
  })

  test('when it dismisses one, then the card stays, also under a final result, and the log has the reason', async () => {
    const card = await handedIn()
    const late = entry(server, 3, 1, 6)
    await proposed(card, late)
    const before = await cardOf(card)
    for (const status of ['completed', 'final'])
      await club.admin('PATCH', `/api/competitions/${card.competitionId}/status`, { status })
    const final = await decide(card, late.id, { accepts: true, reason: 'It was a six', from })
    expect(final.body).toMatchObject({ code: 'result_final' })
    const dismissed = { accepts: false, reason: 'Typed for another player', from }
    expect((await decide(card, late.id, dismissed)).status).toBe(200)
    const seen = await cardOf(card, card.browser)
    expect(seen.entries).toEqual(before.entries)
    expect(seen.lateScores).toMatchObject([{ state: 'dismissed', reason: 'Typed for another player' }])
    const log = await club.admin('GET', `/api/clubs/${club.clubId}/audit-log?object=${card.roundId}`)
    expect(expectBody(log, Log).entries[0]).toMatchObject({
      action: 'round.late_score_dismissed',
      reason: 'Typed for another player',
    })
  })

  test('when another administrator has corrected the hole meanwhile, then accepting is refused', async () => {
    const card = await handedIn()
    const late = entry(server, 3, 1, 6)
    await proposed(card, late)
    const holes = [{ holeNumber: 1, from, to: strokes(5) }]
    await club.admin('POST', `/api/rounds/${card.roundId}/corrections`, { reason: 'Misread', holes })
    const stale = await decide(card, late.id, { accepts: true, reason: 'It was a six', from })
    expect(stale.body).toMatchObject({ code: 'changed_meanwhile' })
    expect((await cardOf(card)).lateScores).toMatchObject([{ state: 'open' }])
  })
})
