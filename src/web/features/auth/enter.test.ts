import { afterEach, expect, test, vi } from 'vitest'
import { enter, EnterFault, type AuthValues } from './enter.ts'

const ada: AuthValues = {
  userType: 'player',
  clubCode: 'sc 123-456',
  firstName: 'Ada',
  lastName: 'Ames',
  email: 'ada@oak.example',
  password: 'fairway-and-green',
}
const user = {
  id: 'usr_1',
  firstName: 'Ada',
  lastName: 'Ames',
  email: 'ada@oak.example',
  profileImageUrl: null,
  handicap: null,
  role: 'player',
  clubId: 'clb_1',
  clubName: 'Oak Hill',
  alsoPlays: false,
  memberships: [],
  needsVerification: false,
}

/** Answers the calls by path and keeps what was asked, in order. */
function server(answers: Record<string, [status: number, body: unknown]>) {
  const asked: { path: string; body: unknown }[] = []
  vi.stubGlobal('fetch', (path: string, init: { body: string }) => {
    asked.push({ path, body: JSON.parse(init.body) })
    const [status, body] = answers[path] ?? [404, {}]
    return Promise.resolve(new Response(JSON.stringify(body), { status }))
  })
  return asked
}

async function faultOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (fault: unknown) => fault,
  )
}

const remembered: [number, unknown] = [200, { success: true }]

afterEach(() => vi.unstubAllGlobals())

test('role and code are remembered first, then the account is made', async () => {
  const asked = server({ '/api/auth/preferences': remembered, '/api/auth/sign-up': [200, user] })
  expect(await enter({ mode: 'create', door: 'embedded' }, ada)).toMatchObject({
    kind: 'user',
    user: { id: 'usr_1' },
  })
  expect(asked).toEqual([
    { path: '/api/auth/preferences', body: { userType: 'player', clubCode: 'SC123456' } },
    {
      path: '/api/auth/sign-up',
      body: { firstName: 'Ada', lastName: 'Ames', email: 'ada@oak.example', password: 'fairway-and-green' },
    },
  ])
})

test('an administrator sends no code, and signing in sends no names', async () => {
  const asked = server({ '/api/auth/preferences': remembered, '/api/auth/sign-in': [200, user] })
  await enter({ mode: 'signin', door: 'embedded' }, { ...ada, userType: 'club_admin' })
  expect(asked.map((one) => one.body)).toEqual([
    { userType: 'club_admin' },
    { email: 'ada@oak.example', password: 'fairway-and-green', asksFirst: true },
  ])
})

test('an invitation says role and club itself', async () => {
  const asked = server({ '/api/auth/sign-in': [200, user] })
  await enter({ mode: 'signin', door: 'embedded', invitation: 'inv_1.abc' }, ada)
  expect(asked).toEqual([
    {
      path: '/api/auth/sign-in',
      body: {
        email: 'ada@oak.example',
        password: 'fairway-and-green',
        invitation: 'inv_1.abc',
        asksFirst: true,
      },
    },
  ])
})

test('an external door gets no password (T32)', async () => {
  const asked = server({ '/api/auth/preferences': remembered })
  expect(await enter({ mode: 'signin', door: 'external' }, ada)).toEqual({ kind: 'leave' })
  expect(JSON.stringify(asked)).not.toContain('fairway-and-green')
})

test.each([
  [500, {}, 'Authentication setup failed. Please try again.'],
  [
    400,
    { code: 'club_code_invalid', message: 'Invalid club code format. Use format: SC123456' },
    'Invalid club code format. Use format: SC123456',
  ],
])('preferences refused with %i stop there with a sentence', async (status, body, sentence) => {
  const asked = server({ '/api/auth/preferences': [status, body] })
  const fault = await faultOf(enter({ mode: 'create', door: 'embedded' }, ada))
  expect(fault).toBeInstanceOf(EnterFault)
  expect(fault).toMatchObject({ step: 'preferences', message: sentence })
  expect(asked).toHaveLength(1)
})

test('wrong credentials are said without the wire’s words', async () => {
  const refusal = {
    code: 'wrong_credentials',
    message: 'Unauthorized: the e-mail or the password is not right.',
  }
  server({ '/api/auth/preferences': remembered, '/api/auth/sign-in': [401, refusal] })
  expect(await faultOf(enter({ mode: 'signin', door: 'embedded' }, ada))).toMatchObject({
    step: 'account',
    message: 'The e-mail or the password is not right.',
  })
})
