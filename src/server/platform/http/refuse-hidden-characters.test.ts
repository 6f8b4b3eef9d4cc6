import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestClub, startTestServer, type TestClub, type TestServer } from '#test/server.ts'

let server: TestServer
let club: TestClub

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
})
afterAll(() => server.close())

describe('U+0000', () => {
  test.each([
    '/api/clubs/%00',
    '/api/clubs/clb_%00/members',
    '/api/rounds/a%00b',
    '/api/competitions/%00/leaderboard',
    '/api/competitions/%00/leaderboard/stream',
    '/api/objects/%00',
    '/api/crests/%00',
  ])('when it stands in the address %s, then nothing is found', async (path) => {
    expect(await club.admin('GET', path)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })

  test('when it stands in a field, then the field is named', async () => {
    const started = await club.admin('POST', '/api/rounds', { courseId: 'crs_\u0000' })
    expect(started).toMatchObject({ status: 400, body: { fields: [{ field: 'courseId' }] } })
    const reset = await club.admin('POST', '/api/auth/reset-password', {
      token: 'abc\u0000',
      password: 'correct horse battery',
    })
    expect(reset).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  })

  test('when it stands in a question, then the parameter is named', async () => {
    const asked = await club.admin('GET', `/api/clubs/${club.clubId}/members/x/tee-choice?courseId=a%00`)
    expect(asked).toMatchObject({ status: 400, body: { fields: [{ field: 'courseId' }] } })
  })
})

describe('a character that nobody sees', () => {
  test.each([
    ['that turns the direction of the text', 'Oak\u202eHill'],
    ['that isolates a direction', 'Oak\u2067Hill'],
    ['that is a control', 'Oak\u0007Hill'],
  ])('when a name has one %s, then the field is named', async (_kind, name) => {
    expect(await club.admin('POST', '/api/clubs', { name, timeZone: 'Europe/London' })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', fields: [{ field: 'name' }] },
    })
  })

  test('when a password has one, then it is taken', async () => {
    const signedIn = await server.browser()('POST', '/api/auth/sign-in', {
      email: 'nobody@example.org',
      password: 'long enough \u202e to be one',
    })
    expect(signedIn).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } })
  })
})

describe('something nested too deep to walk through', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

  test.each([17, 1_000, 5_000, 30_000])('when it is %i deep, then the field is named', async (depth) => {
    const body = `{"courseId":"${club.courseId}","handicapUsed":${nested(depth)}}`
    expect(await club.admin('POST', '/api/rounds', body)).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', fields: [{ field: 'handicapUsed' }] },
    })
  })
})
