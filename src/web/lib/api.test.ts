import { afterEach, expect, test, vi } from 'vitest'
import { signIn } from '#contract/identity/auth.ts'
import { getClub } from '#contract/club/clubs.ts'
import { abandonRound, listRounds } from '#contract/card/rounds.ts'
import { callAddress, ApiError, OfflineError, send } from './api.ts'
import { failureText } from './failure-text.ts'

function answer(status: number, body: string, statusText = '') {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response(body, { status, statusText })))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (fault: unknown) => fault,
  )
}

afterEach(() => vi.unstubAllGlobals())

test('an address has its parameters escaped and its query appended', () => {
  expect(callAddress(getClub, { params: { clubId: 'a/b' } })).toBe('/api/clubs/a%2Fb')
  expect(callAddress(listRounds, { query: { limit: 3 } })).toBe('/api/rounds?limit=3')
  expect(callAddress(listRounds, { query: {} })).toBe('/api/rounds')
})

test('a body is sent as JSON with cookies, and the reply is parsed with the schema', async () => {
  const fetched = answer(200, '{"success":true,"more":1}')
  expect(await send(abandonRound, { params: { roundId: 'rnd_1' } })).toEqual({ success: true })
  await failureOf(send(signIn, { body: { email: 'a@b.co', password: 'x' } }))
  const [, init] = fetched.mock.calls[1] ?? []
  expect(init).toMatchObject({
    method: 'POST',
    body: '{"email":"a@b.co","password":"x"}',
  })
  expect(init?.headers).toMatchObject({ 'content-type': 'application/json', 'accept-language': 'en-US' })
  expect(new Request('https://club.example/api', init).credentials).toBe('same-origin')
})

test('when a reply has another shape, then the call fails', async () => {
  answer(200, '{"success":"perhaps"}')
  expect(await failureOf(send(abandonRound, { params: { roundId: 'r' } }))).toBeInstanceOf(Error)
})

test.each([
  ['7', 7_000],
  ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
  [undefined, undefined],
])('when a refusal has Retry-After %s, then the fault tells how long to wait', async (header, expected) => {
  const headers: Record<string, string> = header === undefined ? {} : { 'retry-after': header }
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 503, headers })))
  expect(await failureOf(send(listRounds))).toMatchObject({ retryAfterMs: expected })
})

test.each([
  [
    'the body text',
    404,
    '{"code":"not_found","message":"Gone."}',
    '',
    '404: {"code":"not_found","message":"Gone."}',
    'Gone.',
  ],
  ['the status text when the body is empty', 502, '', 'Bad Gateway', '502: Bad Gateway', undefined],
  ['a body that is no error of ours', 500, '<h1>nginx</h1>', '', '500: <h1>nginx</h1>', undefined],
  [
    'the sentence of a newer server, whose code this app does not know',
    409,
    '{"code":"not_known_yet","message":"Wait for spring."}',
    '',
    '409: {"code":"not_known_yet","message":"Wait for spring."}',
    'Wait for spring.',
  ],
  [
    'JSON of somebody in between',
    500,
    '{"code":"ECONNRESET","message":"x"}',
    '',
    '500: {"code":"ECONNRESET","message":"x"}',
    undefined,
  ],
])('a failure carries %s', async (_, status, body, statusText, message, sentence) => {
  answer(status, body, statusText)
  const fault = await failureOf(send(listRounds))
  expect(fault).toBeInstanceOf(ApiError)
  expect(fault).toMatchObject({ status, message, userMessage: sentence })
  expect(failureText(fault, 'Try later.')).toBe(sentence ?? 'Try later.')
})

/* A network that asks for a sign-in, or a proxy, answers in the club's place. Nothing is known then of what the club thinks. */
test.each([
  ['a page that asks for a sign-in to the network', 200, '<!doctype html><title>Guest Wi-Fi</title>'],
  ['its refusal as a page', 403, ' <html><body>Blocked</body></html>'],
  ['a refusal without a body', 404, ''],
  ['a sign-in that is not the club’s', 401, 'Authentication required'],
  ['JSON of another program', 409, '{"error":"conflict"}'],
])('when another program answers with %s, then it counts as no answer', async (_, status, body) => {
  answer(status, body)
  const fault = await failureOf(send(listRounds))
  expect(fault).toBeInstanceOf(OfflineError)
  expect(failureText(fault, 'Try later.')).toMatch(/no connection/i)
})

test('when there is no connection, then the call fails with an OfflineError', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const fault = await failureOf(send(listRounds))
  expect(fault).toBeInstanceOf(OfflineError)
  expect(failureText(fault, 'Try later.')).toMatch(/no connection/i)
})
