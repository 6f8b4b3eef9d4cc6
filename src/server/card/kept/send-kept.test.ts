import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { roundDetail } from '#contract/card/rounds.ts'
import { sendKept, type AnsweredRound } from '#contract/card/send-kept.ts'
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
let player: { browser: Browser; userId: string }
let count = 0

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
})
afterAll(() => server.close())

beforeEach(async () => {
  count += 1
  player = await signUpAs(server, { firstName: `Kept${count}`, clubCode: club.clubCode })
  await club.admin('PATCH', `/api/members/${player.userId}/handicap`, { handicap: '18.0' })
})

/** As the phone makes it. */
const madeId = (number = 1) =>
  `rnd_phone${String(count).padStart(10, '0')}x${String(number).padStart(10, '0')}`
const holes = (from: number, to: number, gross = 5) =>
  Array.from({ length: to - from + 1 }, (_, i) => entry(server, from + i, from + i, gross))
const start = (more: object = {}) => ({ courseId: club.courseId, secondsAgo: 3 * 3600, ...more })
const handIn = (totals: object = {}) => ({
  partnerName: 'Pat Partner',
  partnerSignature: 'Pat',
  grossScore: 90,
  netScore: 72,
  stablefordPoints: 36,
  ...totals,
})

async function send(...rounds: object[]): Promise<AnsweredRound[]> {
  return expectBody(await player.browser('POST', '/api/rounds/send-kept', { rounds }), sendKept.reply).rounds
}

const detailOf = async (roundId: string) =>
  expectBody(await player.browser('GET', `/api/rounds/${roundId}`), roundDetail)

describe('a whole round that was played without a network', () => {
  test('when start, eighteen holes and hand-in come together, then the card is in, with its own times', async () => {
    const [answer] = await send({
      roundId: madeId(),
      start: start(),
      entries: holes(1, 18),
      handIn: handIn(),
    })
    expect(answer).toMatchObject({ sentAs: madeId(), roundId: madeId() })
    expect(answer?.start?.round).toMatchObject({ id: madeId(), handicapUsed: '18.0' })
    expect(answer?.scores?.acknowledged).toHaveLength(18)
    expect(answer?.handIn?.round).toMatchObject({ status: 'submitted', grossScore: 90, stablefordPoints: 36 })
    const { roundDate } = await detailOf(madeId())
    expect(server.now().getTime() - Date.parse(roundDate)).toBeGreaterThanOrEqual(3 * 3600_000)
  })

  test('when all of it is sent three times and at once, then there is one card, once (P4)', async () => {
    const round = { roundId: madeId(), start: start(), entries: holes(1, 18), handIn: handIn() }
    const answers = await Promise.all([send(round), send(round), send(round)])
    await send(round)
    for (const [answer] of answers) {
      expect(answer?.roundId).toBe(madeId())
      expect(answer?.handIn?.refusal).toBeUndefined()
    }
    const rounds = await player.browser('GET', '/api/rounds')
    expect(rounds.body).toHaveLength(1)
    expect((await player.browser('GET', '/api/rounds/active')).body).toBeNull()
  })

  test('when two rounds were played one after the other, then both are in after one request', async () => {
    const answers = await send(
      { roundId: madeId(1), start: start(), entries: holes(1, 18), handIn: handIn() },
      { roundId: madeId(2), start: start({ secondsAgo: 60 }), entries: holes(1, 9) },
    )
    expect(answers.map(({ handIn: taken }) => taken?.round?.status)).toEqual(['submitted', undefined])
    expect(answers[1]?.scores?.acknowledged).toHaveLength(9)
    expect((await player.browser('GET', '/api/rounds/active')).body).toMatchObject({ id: madeId(2) })
  })
})

describe('each part is answered by itself', () => {
  test('when one entry can never be taken, then the others are, and the card stays open', async () => {
    const wrong = { ...entry(server, 40, 3, 4), grossScore: null }
    const [answer] = await send({
      roundId: madeId(),
      start: start(),
      entries: [...holes(1, 2), wrong, ...holes(4, 18)],
      handIn: handIn(),
    })
    expect(answer?.scores?.acknowledged).toHaveLength(17)
    expect(answer?.scores?.refused).toMatchObject([{ id: wrong.id, refusal: { status: 400 } }])
    expect(answer?.handIn).toBeUndefined()
    expect((await detailOf(madeId())).status).toBe('in_progress')
  })

  test('when an id was used for something else, then it alone is refused', async () => {
    const first = entry(server, 1, 1, 4)
    await send({ roundId: madeId(), start: start(), entries: [first] })
    const [answer] = await send({
      roundId: madeId(),
      entries: [{ ...first, grossScore: 9 }, entry(server, 2, 2, 6)],
    })
    expect(answer?.scores).toMatchObject({
      acknowledged: [expect.any(String)],
      refused: [{ id: first.id, refusal: { code: 'entry_id_reused', status: 409 } }],
    })
  })

  test('when the totals differ, then the scores are there and the card is given back with the reason (D8)', async () => {
    const [answer] = await send({
      roundId: madeId(),
      start: start(),
      entries: holes(1, 18),
      handIn: handIn({ stablefordPoints: 40 }),
    })
    expect(answer?.scores?.acknowledged).toHaveLength(18)
    expect(answer?.handIn?.refusal).toMatchObject({
      status: 409,
      code: 'totals_differ',
      details: { card: { stablefordPoints: 36 } },
    })
  })

  test('when one round of two does not exist, then the other one is taken', async () => {
    const answers = await send(
      { roundId: 'rnd_of_nobody', entries: holes(1, 2) },
      { roundId: madeId(), start: start(), entries: holes(1, 2) },
    )
    expect(answers[0]?.scores?.refused.map(({ refusal }) => refusal.status)).toEqual([404, 404])
    expect(answers[1]?.scores?.acknowledged).toHaveLength(2)
  })

  test('when a start is refused, then nothing of its round is taken, and its scores stay with the phone', async () => {
    await player.browser('POST', '/api/rounds', { courseId: club.courseId })
    const other = await club.admin('POST', '/api/courses', {
      name: `Elsewhere ${count}`,
      clubId: club.clubId,
      holeCount: 9,
    })
    const [answer] = await send({
      roundId: madeId(),
      start: start({ courseId: idOf(other) }),
      entries: holes(1, 9),
    })
    expect(answer?.start?.refusal).toMatchObject({ status: 409, code: 'round_open' })
    expect(answer?.scores).toBeUndefined()
  })

  test('when scores come after the card was handed in, then the club keeps them as proposals (P9)', async () => {
    await send({ roundId: madeId(), start: start(), entries: holes(1, 18), handIn: handIn() })
    const [answer] = await send({ roundId: madeId(), entries: [entry(server, 60, 7, 9)] })
    expect(answer?.scores).toMatchObject({ proposed: [7], refused: [] })
  })
})

describe('where the start waited on the phone', () => {
  test('when a round of the same course was open at the club, then the scores are on that one and it is not handed in unseen', async () => {
    const open = idOf(await player.browser('POST', '/api/rounds', { courseId: club.courseId }))
    const [answer] = await send({
      roundId: madeId(),
      start: start(),
      entries: holes(1, 18),
      handIn: handIn(),
    })
    expect(answer).toMatchObject({ sentAs: madeId(), roundId: open })
    expect(answer?.scores?.acknowledged).toHaveLength(18)
    expect(answer?.handIn).toBeUndefined()
    expect((await detailOf(open)).status).toBe('in_progress')
  })

  test('when the online start got no answer and the same id comes again, then it is the same round', async () => {
    const started = await player.browser('POST', '/api/rounds', { courseId: club.courseId, id: madeId() })
    expect(idOf(started)).toBe(madeId())
    const [answer] = await send({ roundId: madeId(), start: start(), entries: holes(1, 3) })
    expect(answer?.roundId).toBe(madeId())
    expect(answer?.scores?.acknowledged).toHaveLength(3)
  })

  test('when the id is another player’s, then it is refused, and nothing of theirs is told', async () => {
    await send({ roundId: madeId(), start: start() })
    const other = await signUpAs(server, { firstName: 'Other', clubCode: club.clubCode })
    const answer = await other.browser('POST', '/api/rounds/send-kept', {
      rounds: [{ roundId: madeId(), start: start() }],
    })
    const [round] = expectBody(answer, sendKept.reply).rounds
    expect(round?.start?.round).toBeUndefined()
    expect(round?.start?.refusal).toMatchObject({ status: 409, code: 'round_id_taken' })
  })

  test('when it was made within the dates and comes after them, then it counts, unless somebody decided since', async () => {
    const competitionId = await createTestCompetition(server, club)
    await player.browser('POST', `/api/competitions/${competitionId}/join`)
    const end = new Date(server.now().getTime() - 60_000).toISOString()
    await club.admin('PATCH', `/api/competitions/${competitionId}`, { endDate: end })
    const part = { roundId: madeId(), start: start({ competitionId, secondsAgo: 1800 }) }
    const [late] = await send({ ...part, start: start({ competitionId, secondsAgo: 0 }) })
    expect(late?.start?.refusal?.code).toBe('outside_playing_window')
    const [inTime] = await send(part)
    expect(inTime?.start?.round).toMatchObject({ competitionId })
  })

  test('when the player says with it which ratings are theirs, then that is kept', async () => {
    await send({ roundId: madeId(), start: start({ gender: 'women' }) })
    const choice = await player.browser('GET', `/api/courses/${club.courseId}/tee-choice`)
    expect(choice.body).toMatchObject({ gender: 'women' })
  })
})

test('72 entries of four rounds go in one request', async () => {
  const people = await Promise.all(
    [1, 2, 3].map((n) => signUpAs(server, { firstName: `G${count}${n}`, clubCode: club.clubCode })),
  )
  // Three finished rounds of the player's own and an open one stand for a group: who may score for others has tests of its own.
  expect(people).toHaveLength(3)
  const rounds = [1, 2, 3, 4].map((n) => ({
    roundId: madeId(n),
    start: start({ secondsAgo: 7200 - n }),
    entries: Array.from({ length: 18 }, (_, i) => entry(server, n * 100 + i, i + 1, 5)),
    ...(n < 4 ? { handIn: handIn() } : {}),
  }))
  const began = performance.now()
  const answers = await send(...rounds)
  const took = performance.now() - began
  expect(answers.flatMap(({ scores }) => scores?.acknowledged ?? [])).toHaveLength(72)
  console.info(`72 entries, 4 starts, 3 hand-ins in one request: ${took.toFixed(0)} ms`)
})
