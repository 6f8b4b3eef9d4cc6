import { afterAll, beforeAll, expect, test } from 'vitest'
import { getClubDay, type ClubDay } from '#contract/competition/club-day.ts'
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

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server, 'Day Links')
})
afterAll(() => server.close())

const readDay = async (): Promise<ClubDay> =>
  expectBody(await club.admin('GET', `/api/clubs/${club.clubId}/day`), getClubDay.reply)

async function player(firstName: string, competitionId: string): Promise<Browser> {
  const { browser } = await signUpAs(server, { firstName, lastName: 'Day', clubCode: club.clubCode })
  await browser('POST', `/api/competitions/${competitionId}/join`, {})
  return browser
}

test('when cards come in, then the day counts them and names those that somebody should look at', async () => {
  const competitionId = await createTestCompetition(server, club, { name: 'Day Medal' })
  const later = new Date(server.now().getTime() + 86_400_000)
  await createTestCompetition(server, club, {
    name: 'Tomorrow',
    startDate: later.toISOString(),
    endDate: new Date(later.getTime() + 3_600_000).toISOString(),
  })
  await createTestCompetition(server, club, { name: 'Ladder', competitionType: 'matchplay' })
  await player('Nadia', competitionId)
  const [out, hasTotals] = [await player('Otto', competitionId), await player('Tess', competitionId)]
  const body = { courseId: club.courseId, competitionId }
  const outId = idOf(await out('POST', '/api/rounds', body))
  await out('POST', `/api/rounds/${outId}/scores`, { entries: [entry(server, 1, 1, 4)] })
  const totalsId = idOf(await hasTotals('POST', '/api/rounds', body))
  await hasTotals('PATCH', `/api/rounds/${totalsId}`, {
    grossScore: 90,
    partnerName: 'P',
    partnerSignature: 'P',
  })
  const day = await readDay()
  expect(day.next).toMatchObject({ name: 'Tomorrow', status: 'upcoming' })
  expect(day.competitions.map((one) => one.competition.name).sort()).toEqual(['Day Medal', 'Ladder'])
  const medal = day.competitions.find((one) => one.competition.id === competitionId)
  expect(medal).toMatchObject({
    notStarted: 1,
    in: 1,
    out: [{ roundId: outId, playerName: 'Otto Day', thru: 1, holeCount: 18 }],
    doubtful: [{ roundId: totalsId, playerName: 'Tess Day', doubt: 'totals_only' }],
  })
  await club.admin('PATCH', `/api/competitions/${competitionId}/status`, { status: 'completed' })
  const after = (await readDay()).competitions.find((one) => one.competition.id === competitionId)
  expect(after?.doubtful.map((card) => [card.playerName, card.doubt])).toEqual([
    ['Tess Day', 'totals_only'],
    ['Otto Day', 'ruling_needed'],
  ])
})
