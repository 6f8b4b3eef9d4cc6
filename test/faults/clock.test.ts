import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import {
  type Browser,
  createTestClub,
  createTestCompetition,
  expectBody,
  idOf,
  signUpAs,
  startTestServer,
  type TestClub,
  type TestServer,
} from '#test/server.ts'

const start = new Date('2026-06-06T09:00:00Z')
const HOUR = 3_600_000
const Card = z.looseObject({
  entries: z.array(z.looseObject({ holeNumber: z.number(), grossScore: z.number() })),
})

let server: TestServer
let club: TestClub
let taps = 0
beforeAll(async () => {
  server = await startTestServer(start)
  club = await createTestClub(server)
})
afterAll(() => server.close())

async function newCard(): Promise<{ player: Browser; roundId: string }> {
  taps += 1
  const { browser: player } = await signUpAs(server, { firstName: `Uhr${taps}`, clubCode: club.clubCode })
  const competitionId = await createTestCompetition(server, club)
  await player('POST', `/api/competitions/${competitionId}/join`)
  const roundId = idOf(await player('POST', '/api/rounds', { courseId: club.courseId, competitionId }))
  return { player, roundId }
}

/** The phone's clock is right and goes on by a minute with every tap, whatever the server's says. */
async function tap({ player, roundId }: { player: Browser; roundId: string }, strokes: number) {
  taps += 1
  const at = start.getTime() + taps * 60_000
  const id = `ent_${at.toString(36).padStart(9, '0')}abcdefgh12345678`
  const entry = { id, holeNumber: 7, result: 'strokes', grossScore: strokes, at: new Date(at).toISOString() }
  const answer = await player('POST', `/api/rounds/${roundId}/scores`, { entries: [entry] })
  expect(answer.status, answer.text).toBe(200)
  return expectBody(await player('GET', `/api/rounds/${roundId}`), Card).entries.map(
    ({ grossScore }) => grossScore,
  )
}

test.each([
  ['an hour ahead', HOUR],
  ['an hour back', -HOUR],
  ['three days ahead', 72 * HOUR],
  ['three days back', -72 * HOUR],
])(
  'P6: when the server’s clock jumps %s and back again, then the newest tap counts at every time',
  async (_how, jump) => {
    const rightTime = () => new Date(start.getTime() + taps * 60_000 + 1_000)
    server.setTime(rightTime())
    const card = await newCard()
    server.setTime(new Date(rightTime().getTime() + 60_000))
    expect(await tap(card, 5)).toEqual([5])
    server.setTime(new Date(rightTime().getTime() + jump))
    expect(await tap(card, 4)).toEqual([4])
    expect(await tap(card, 6)).toEqual([6])
    server.setTime(new Date(rightTime().getTime() + 60_000))
    expect(await tap(card, 3)).toEqual([3])
  },
)
