import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createTestClub,
  createTestCompetition,
  signUpAs,
  startTestServer,
  type TestClub,
  type TestServer,
} from '#test/server.ts'

let server: TestServer
let club: TestClub

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
})
afterAll(() => server.close())

const change = (id: string, body: Record<string, unknown>) =>
  club.admin('PATCH', `/api/competitions/${id}`, body)

/** Begins in three hours. */
const ahead = () => ({
  startDate: new Date(server.now().getTime() + 3 * 3_600_000).toISOString(),
  endDate: new Date(server.now().getTime() + 9 * 3_600_000).toISOString(),
})

describe('updateCompetition', () => {
  test('when fields are sent, then they change, times as local time at the club; fields left out stay, and null clears one', async () => {
    const id = await createTestCompetition(server, club, { ...ahead(), entryFee: '5', prizes: 'A ham' })
    const changed = await change(id, {
      name: 'Captain’s Day',
      startDate: '2026-07-01T09:00',
      endDate: '2026-07-01T19:00',
      entryFee: '12,50'.replace(',', '.'),
      description: 'Shotgun start',
      maxParticipants: 60,
      allowance: 90,
    })
    expect(changed.body).toMatchObject({
      name: 'Captain’s Day',
      startDate: '2026-07-01T08:00:00.000Z',
      endDate: '2026-07-01T18:00:00.000Z',
      entryFee: '12.50',
      description: 'Shotgun start',
      prizes: 'A ham',
      maxParticipants: 60,
      allowance: 90,
    })
    const emptied = await change(id, { entryFee: null, maxParticipants: '', prizes: '' })
    expect(emptied.body).toMatchObject({ entryFee: null, maxParticipants: null, prizes: null, allowance: 90 })
  })

  test.each([
    [{ name: ' ' }, 'name'],
    [{ endDate: '2020-01-01T08:00' }, 'endDate'],
    [{ startDate: '2030-01-01T08:00' }, 'endDate'],
    [{ entryFee: -1 }, 'entryFee'],
    [{ maxParticipants: 1 }, 'maxParticipants'],
    [{ allowance: 101 }, 'allowance'],
    [{ competitionType: 'matchplay' }, 'body'],
  ])('when %j is sent, then the refusal stands at the field %s', async (body, field) => {
    const id = await createTestCompetition(server, club, ahead())
    const answer = await change(id, body)
    expect([answer.status, answer.body]).toMatchObject([400, { fields: [{ field }] }])
  })

  test('when a card has been started, then the allowance is fixed, and the limit is never below the number of players entered', async () => {
    const id = await createTestCompetition(server, club)
    const first = await signUpAs(server, { firstName: 'Pia', clubCode: club.clubCode })
    const second = await signUpAs(server, { firstName: 'Rex', clubCode: club.clubCode })
    const third = await signUpAs(server, { firstName: 'Sue', clubCode: club.clubCode })
    for (const { browser } of [first, second, third])
      await browser('POST', `/api/competitions/${id}/join`, {})
    expect((await change(id, { allowance: 100 })).body).toMatchObject({ allowance: 100 })
    await second.browser('POST', '/api/rounds', { courseId: club.courseId, competitionId: id })
    expect((await change(id, { allowance: 90 })).body).toMatchObject({
      fields: [{ field: 'allowance' }],
    })
    // A form sends every field, also those that did not change.
    expect((await change(id, { allowance: 100, name: 'Same' })).status).toBe(200)
    expect((await change(id, { maxParticipants: 2 })).body).toMatchObject({
      fields: [{ field: 'maxParticipants' }],
    })
  })
})
