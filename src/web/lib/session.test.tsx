import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { act, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { User } from '#contract/identity/session.ts'
import { makeQueryClient } from './query-client.ts'
import { readRememberedUser, rememberUser } from './remembered-user.ts'
import { useSession } from './session.ts'

const ben: User = {
  id: 'usr_1',
  firstName: 'Ben',
  lastName: 'Baker',
  email: 'ben@oak.example',
  profileImageUrl: null,
  handicap: '12.4',
  role: 'player',
  clubId: 'clb_1',
  clubName: 'Oak Hill',
  clubColour: null,
  clubCrestUrl: null,
  alsoPlays: false,
  memberships: [],
  needsVerification: false,
}

const seen: string[] = []
/** Of each session without an answer: whether the server was not reached. */
const unreached: boolean[] = []

/** Shows another part, which asks for the session too, as soon as it is settled: as the router does. */
function Screen() {
  const session = useSession()
  return session.state === 'unknown' ? null : <Part />
}

function Part() {
  const session = useSession()
  const [text] = useState(`${session.state} ${session.user?.firstName ?? 'nobody'}`)
  const [why] = useState(session.state === 'offline' ? [session.isUnreached] : [])
  useEffect(() => {
    seen.push(text)
    unreached.push(...why)
  }, [text, why])
  return null
}

async function open(answer: () => Promise<Response>): Promise<{ client: QueryClient; asked: () => number }> {
  const fetched = vi.fn(answer)
  vi.stubGlobal('fetch', fetched)
  const client = makeQueryClient(() => seen.push('sign-in page'))
  const root = createRoot(document.createElement('div'))
  act(() => {
    root.render(
      <QueryClientProvider client={client}>
        <Screen />
      </QueryClientProvider>,
    )
  })
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  return { client, asked: () => fetched.mock.calls.length }
}

const reply = (status: number, body: unknown) => () =>
  Promise.resolve(new Response(JSON.stringify(body), { status }))
const noConnection = () => Promise.reject(new TypeError('Failed to fetch'))

const setHint = () => (document.cookie = 'scoreclub.signed_in=1')

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  localStorage.clear()
  document.cookie = 'scoreclub.signed_in=; Max-Age=0'
  seen.length = 0
  unreached.length = 0
})
afterEach(() => vi.unstubAllGlobals())

test('when a user is signed in, then the device remembers no more of them than it needs', async () => {
  setHint()
  await open(reply(200, ben))
  expect(seen).toEqual(['signed_in Ben'])
  expect(readRememberedUser()).toEqual({
    id: 'usr_1',
    firstName: 'Ben',
    lastName: 'Baker',
    role: 'player',
    clubId: 'clb_1',
    clubColour: null,
  })
})

test('when the session probe answers 401, then the reader is signed out in place and the device forgets them (T41)', async () => {
  rememberUser(ben)
  await open(reply(401, { code: 'unauthorized', message: 'Unauthorized: please sign in.' }))
  expect(seen).toEqual(['signed_out nobody'])
  expect(readRememberedUser()).toBeUndefined()
})

test('when a browser holds no session and remembers nobody, then it is signed out without a request', async () => {
  const { asked, client } = await open(reply(401, {}))
  expect(seen).toEqual(['signed_out nobody'])
  await act(() => client.invalidateQueries())
  expect(asked()).toBe(0)
})

test('when a user is remembered, then the server is asked even without a hint: the session may be older than hints', async () => {
  rememberUser(ben)
  const { asked } = await open(reply(200, ben))
  expect([seen, asked()]).toEqual([['signed_in Ben'], 1])
})

test('when there is a session and no remembered user, as after signing in elsewhere, then the server is asked', async () => {
  setHint()
  const { asked } = await open(noConnection)
  expect([seen, asked()]).toEqual([['offline nobody'], 1])
})

test.each([
  ['no connection', noConnection, true],
  ['a broken server', reply(503, {}), false],
])(
  'when %s, then the session is offline with the last user, says why, and the server was asked once (D34)',
  async (_, answer, isUnreached) => {
    rememberUser(ben)
    const { asked } = await open(answer)
    expect(seen).toEqual(['offline Ben'])
    expect(unreached).toEqual([isUnreached])
    expect(asked()).toBe(1)
  },
)

test('when the connection is lost later, then nobody is signed out', async () => {
  setHint()
  const { client } = await open(reply(200, ben))
  vi.stubGlobal('fetch', noConnection)
  await act(() => client.invalidateQueries())
  expect(client.getQueryData(['api', 'auth', 'user'])).toMatchObject({ id: 'usr_1' })
})
