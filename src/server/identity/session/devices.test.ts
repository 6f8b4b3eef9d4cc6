import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { device } from '#contract/identity/devices.ts'
import {
  createTestClub,
  expectBody,
  PASSWORD,
  signUpByCalls,
  startTestServer,
  type Browser,
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

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1'

async function signInOn(userAgent: string, email: string): Promise<Browser> {
  const browser = server.browser()
  const answer = await browser(
    'POST',
    '/api/auth/sign-in',
    { email, password: PASSWORD },
    { 'user-agent': userAgent },
  )
  expect(answer.status).toBe(200)
  return browser
}

const devicesOf = async (browser: Browser) =>
  expectBody(await browser('GET', '/api/auth/devices'), z.array(device))
const isSignedIn = async (browser: Browser) => (await browser('GET', '/api/rounds/active')).status

test('a person sees where they are signed in, signs out there, and everywhere else, and nobody else’s devices', async () => {
  const { browser: laptop, email } = await signUpByCalls(server, {
    firstName: 'Dev',
    clubCode: club.clubCode,
  })
  const phone = await signInOn(iPhone, email)
  const tablet = await signInOn('Mozilla/5.0 (Linux; Android 14) Chrome/139.0 Safari/537.36', email)
  const devices = await devicesOf(phone)
  expect(devices).toHaveLength(3)
  expect(devices.find(({ isThis }) => isThis)).toMatchObject({ browser: 'Safari', system: 'iPhone' })
  expect(devices.filter(({ isThis }) => isThis)).toHaveLength(1)

  const tabletId = devices.find(({ system }) => system === 'Android')?.id ?? ''
  expect((await club.admin('DELETE', `/api/auth/devices/${tabletId}`)).status).toBe(404)
  expect(await isSignedIn(tablet)).toBe(200)
  expect((await phone('DELETE', `/api/auth/devices/${tabletId}`)).status).toBe(200)
  expect((await phone('DELETE', `/api/auth/devices/${tabletId}`)).status).toBe(404)
  expect([await isSignedIn(tablet), await isSignedIn(laptop), await isSignedIn(phone)]).toEqual([
    401, 200, 200,
  ])

  expect((await phone('POST', '/api/auth/devices/end', { which: 'others' })).body).toEqual({ ended: 1 })
  expect([await isSignedIn(laptop), await isSignedIn(phone)]).toEqual([401, 200])
  expect(await devicesOf(phone)).toHaveLength(1)

  const all = await phone('POST', '/api/auth/devices/end', { which: 'all' })
  expect(all.body).toEqual({ ended: 1 })
  expect(String(all.headers['set-cookie'])).toContain('scoreclub.session_token=;')
  expect(await isSignedIn(phone)).toBe(401)
})
