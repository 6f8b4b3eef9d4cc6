import { afterAll, beforeAll, expect, test } from 'vitest'
import { champion, listChampions } from '#contract/competition/champions.ts'
import {
  createTestClub,
  createTestCompetition,
  entry,
  expectBody,
  idOf,
  PASSWORD,
  signUpAs,
  startTestServer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'

let server: TestServer
let club: TestClub
let ann: { browser: Browser; userId: string }

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
  ann = await signUpAs(server, { firstName: 'Ann', lastName: 'Victor', clubCode: club.clubCode })
  await club.admin('PATCH', `/api/members/${ann.userId}/handicap`, { handicap: '4.0' })
})
afterAll(() => server.close())

const pathOf = (id: string) => `/api/clubs/${club.clubId}/champions/${id}`
const put = (id: string, body: object) => club.admin('PUT', pathOf(id), body)
const list = async (browser: Browser = ann.browser) =>
  expectBody(await browser('GET', `/api/clubs/${club.clubId}/champions`), listChampions.reply)

async function wonBy({ browser }: { browser: Browser }): Promise<string> {
  const competitionId = await createTestCompetition(server, club, {
    competitionType: 'stroke_play',
    name: 'Club Championship',
  })
  await browser('POST', `/api/competitions/${competitionId}/join`, {})
  const roundId = idOf(await browser('POST', '/api/rounds', { courseId: club.courseId, competitionId }))
  const entries = Array.from({ length: 18 }, (_, i) => entry(server, i + 1, i + 1, 4))
  expect((await browser('POST', `/api/rounds/${roundId}/scores`, { entries })).status).toBe(200)
  const signed = { partnerName: 'Pat', partnerSignature: 'Pat' }
  expect((await browser('PATCH', `/api/rounds/${roundId}`, signed)).status).toBe(200)
  return competitionId
}

test('when a final competition is the championship, then its winner is the champion while it is final', async () => {
  const competitionId = await wonBy(ann)
  const body = { year: 2026, kind: 'Club champion', competitionId }
  expect(await put('chp_champ1', body)).toMatchObject({
    status: 400,
    body: { fields: [{ field: 'competitionId' }] },
  })
  const setStatus = (status: string, more: object = {}) =>
    club.admin('PATCH', `/api/competitions/${competitionId}/status`, { status, ...more })
  await setStatus('completed')
  await setStatus('final')
  const made = expectBody(await put('chp_champ1', body), champion)
  expect(made).toEqual({
    id: 'chp_champ1',
    year: 2026,
    kind: 'Club champion',
    names: ['Ann Victor'],
    competition: { id: competitionId, name: 'Club Championship' },
  })
  // Sent again, it is the same one; with other facts nothing is changed, and that is said.
  expect(expectBody(await put('chp_champ1', body), champion)).toEqual(made)
  for (const other of [
    { ...body, kind: 'Seniors' },
    { ...body, year: 2025 },
    { year: 2026, kind: 'Club champion', winner: 'Cas Oak' },
  ]) {
    const refused = await put('chp_champ1', other)
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'changed_meanwhile' }])
  }
  await put('chp_older1', { year: 1931, kind: 'Club champion', winner: 'Bobby Elm' })
  await put('chp_ladies', { year: 2026, kind: 'Ladies’ champion', winner: 'Cas Oak, Dee Ash' })
  const names = async () => (await list()).map((one) => [one.year, one.kind, ...one.names])
  expect(await names()).toEqual([
    [2026, 'Club champion', 'Ann Victor'],
    [2026, 'Ladies’ champion', 'Cas Oak, Dee Ash'],
    [1931, 'Club champion', 'Bobby Elm'],
  ])
  await setStatus('completed', { reason: 'A card was wrong' })
  expect((await names())[0]).toEqual([2026, 'Club champion'])
  await setStatus('final')
  expect((await names())[0]).toEqual([2026, 'Club champion', 'Ann Victor'])
  expect((await club.admin('DELETE', pathOf('chp_ladies'))).status).toBe(200)
  expect((await club.admin('DELETE', pathOf('chp_ladies'))).status).toBe(404)
  expect(await names()).toHaveLength(2)
})

test.each([
  [{ year: 1931, kind: 'CLUB CHAMPION', winner: 'Somebody else' }, 'kind'],
  [{ year: 1950, kind: 'Seniors' }, 'winner'],
  [{ year: 1950, kind: 'Seniors', winner: 'Bo', competitionId: 'cmp_1' }, 'winner'],
  [{ year: 1950, kind: 'Seniors', competitionId: 'cmp_none' }, 'competitionId'],
  [{ year: 1950, kind: ' ', winner: 'Bo' }, 'kind'],
  [{ year: 3000, kind: 'Seniors', winner: 'Bo' }, 'year'],
])('when %j is sent, then the answer names the field %s', async (body, field) => {
  expect(await put('chp_wrong1', body)).toMatchObject({ status: 400, body: { fields: [{ field }] } })
})

test('when the same champion is sent twice at once, then both are answered and there is one', async () => {
  const body = { year: 1999, kind: 'Twice', winner: 'Ann Victor' }
  const answers = await Promise.all([1, 2, 3].map(() => put('chp_twice1', body)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await list()).filter(({ kind }) => kind === 'Twice')).toHaveLength(1)
})

test('when a player is erased, then the club’s typed list no longer has their name', async () => {
  const eve = await signUpAs(server, { firstName: 'Eve', lastName: 'Gonesoon', clubCode: club.clubCode })
  await put('chp_erased', { year: 2020, kind: 'Seniors', winner: 'Eve Gonesoon and Bo' })
  const { browser, email } = eve
  const { status, text } = await browser('POST', '/api/privacy/erasure', { password: PASSWORD, email })
  expect(status, text).toBe(200)
  expect((await list()).find(({ id }) => id === 'chp_erased')?.names).toEqual(['Former member and Bo'])
})
