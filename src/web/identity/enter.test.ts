import { afterEach, expect, test, vi } from 'vitest'
import { TERMS_VERSION } from '#contract/data/agreed/terms-version.ts'
import { enter, EnterError, type AuthValues } from './enter.ts'

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
  clubColour: null,
  clubCrestUrl: null,
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

async function rejection(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  )
}

const remembered: [number, unknown] = [200, { success: true }]

afterEach(() => vi.unstubAllGlobals())

test('when a player signs up, role and club code are sent before the account is made', async () => {
  const asked = server({ '/api/auth/preferences': remembered, '/api/auth/sign-up': [200, user] })
  expect(await enter({ mode: 'create' }, ada)).toMatchObject({ id: 'usr_1' })
  expect(asked).toEqual([
    { path: '/api/auth/preferences', body: { userType: 'player', clubCode: 'SC123456' } },
    {
      path: '/api/auth/sign-up',
      body: {
        firstName: 'Ada',
        lastName: 'Ames',
        email: 'ada@oak.example',
        password: 'fairway-and-green',
        agreedTo: { version: TERMS_VERSION, language: 'en' },
      },
    },
  ])
})

test('when an administrator signs in, neither a club code nor a name is sent', async () => {
  const asked = server({ '/api/auth/preferences': remembered, '/api/auth/sign-in': [200, user] })
  await enter({ mode: 'signin' }, { ...ada, userType: 'club_admin' })
  expect(asked.map((one) => one.body)).toEqual([
    { userType: 'club_admin' },
    { email: 'ada@oak.example', password: 'fairway-and-green', asksFirst: true },
  ])
})

test.each([
  ['', ['/api/auth/sign-in']],
  ['SC123456', ['/api/auth/preferences', '/api/auth/sign-in']],
])(
  'when somebody signs in with the code "%s", then only a code is sent ahead (D48)',
  async (clubCode, paths) => {
    const asked = server({
      '/api/auth/preferences': remembered,
      '/api/auth/sign-in': [200, user],
    })
    await enter({ mode: 'signin' }, { ...ada, clubCode })
    expect(asked.map((one) => one.path)).toEqual(paths)
  },
)

test('when somebody signs in with an invitation, no role and no club code are sent', async () => {
  const asked = server({ '/api/auth/sign-in': [200, user] })
  await enter({ mode: 'signin', invitation: 'inv_1.abc' }, ada)
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

test.each([
  [500, {}, 'Authentication setup failed. Please try again.'],
  [
    400,
    { code: 'club_code_invalid', message: 'Invalid club code format. Use format: SC123456' },
    // The form has checked the format, so that the club is what is missing.
    'No club has this code. Check it with your club.',
  ],
])(
  'when the preferences are refused with %i, no account is made and the form gets a sentence',
  async (status, body, sentence) => {
    const asked = server({ '/api/auth/preferences': [status, body] })
    const error = await rejection(enter({ mode: 'create' }, ada))
    expect(error).toBeInstanceOf(EnterError)
    expect(error).toMatchObject({ step: 'preferences', message: sentence })
    expect(asked).toHaveLength(1)
  },
)

test('when the credentials are wrong, the form shows our sentence and not the server’s', async () => {
  const refusal = {
    code: 'wrong_credentials',
    message: 'Unauthorized: the e-mail or the password is incorrect.',
  }
  server({ '/api/auth/preferences': remembered, '/api/auth/sign-in': [401, refusal] })
  expect(await rejection(enter({ mode: 'signin' }, ada))).toMatchObject({
    step: 'account',
    message: 'The e-mail or the password is incorrect.',
  })
})
