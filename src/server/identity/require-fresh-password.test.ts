import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createTestClub,
  PASSWORD,
  signUpByCalls,
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

test('when the password was not entered for 15 minutes, then it is asked for before a role changes', async () => {
  const { userId } = await signUpByCalls(server, { firstName: 'Rhea', clubCode: club.clubCode })
  const path = `/api/clubs/${club.clubId}/members/${userId}`
  const start = server.now()
  expect((await club.admin('PATCH', path, { role: 'club_admin' })).status).toBe(200)
  server.setTime(new Date(start.getTime() + 16 * 60_000))
  const asked = await club.admin('PATCH', path, { role: 'player' })
  expect(asked).toMatchObject({ status: 403, body: { code: 'password_again' } })
  const wrong = await club.admin('PATCH', path, { role: 'player', password: 'not mine' })
  expect(wrong).toMatchObject({ status: 400, body: { fields: [{ field: 'password' }] } })
  expect((await club.admin('PATCH', path, { role: 'player', password: PASSWORD })).status).toBe(200)
  // Entered a moment ago: it serves the next ones.
  expect((await club.admin('PATCH', path, { role: 'club_admin' })).status).toBe(200)
})
