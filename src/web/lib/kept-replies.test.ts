import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getClub } from '#contract/club/clubs.ts'
import { listCourses } from '#contract/course/courses.ts'
import { activeRound } from '#contract/card/rounds.ts'
import { ApiError, OfflineError, send, sendForVersion } from './api.ts'
import { dropAll, dropOthers, findKept, keepReply } from './kept-replies.ts'
import { rememberUser } from './remembered-user.ts'

const at = Date.now() - 60_000
const params = { clubId: 'clb_1' }
const address = '/api/clubs/clb_1/courses'
const person = {
  firstName: 'Ben',
  lastName: 'Baker',
  role: 'player',
  clubId: 'clb_1',
  clubColour: null,
} as const
const noConnection = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
const keep = (owner: string, more: { address?: string; text?: string; at?: number } = {}) =>
  keepReply({ owner, address, text: '[]', etag: 'W/"7"', at, ...more })

beforeEach(async () => {
  await dropAll()
  document.cookie = 'scoreclub.signed_in=1'
  rememberUser({ id: 'usr_1', ...person })
})
afterEach(() => vi.unstubAllGlobals())

test('when the server is not reached, then what it last said to this person is the answer, with its age', async () => {
  await keep('usr_1')
  noConnection()
  expect(await sendForVersion(listCourses, { params })).toEqual({
    reply: [],
    version: '7',
    keptAt: at,
    isLate: false,
  })
})

test('when the answer is late, then what was said last is shown, and nobody is called offline', async () => {
  await keep('usr_1')
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  expect(await sendForVersion(listCourses, { params })).toMatchObject({ keptAt: at, isLate: true })
}, 20_000)

test('U37: when another person was told it, then it is not shown', async () => {
  await keep('usr_2')
  noConnection()
  await expect(send(listCourses, { params })).rejects.toBeInstanceOf(OfflineError)
})

test('when nobody holds a session any more, then it is not shown', async () => {
  await keep('usr_1')
  document.cookie = 'scoreclub.signed_in=; Max-Age=0'
  noConnection()
  await expect(send(listCourses, { params })).rejects.toBeInstanceOf(OfflineError)
})

test('when another version has written something else, then it is not taken for an answer', async () => {
  await keep('usr_1', { address: '/api/clubs/clb_1', text: '{"of":"another version"}' })
  noConnection()
  await expect(send(getClub, { params })).rejects.toBeInstanceOf(Error)
})

test('when the server answers with a refusal, then that is the answer', async () => {
  await keep('usr_1')
  const body = '{"code":"forbidden","message":"No."}'
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status: 403 })))
  await expect(send(listCourses, { params })).rejects.toBeInstanceOf(ApiError)
})

test('when a network asks for a sign-in in the club’s place, then what the phone has is shown and stays', async () => {
  await keep('usr_1')
  const page = () => Promise.resolve(new Response('<html>Guest Wi-Fi</html>', { status: 200 }))
  vi.stubGlobal('fetch', page)
  expect(await send(listCourses, { params })).toEqual([])
  expect(await send(listCourses, { params })).toEqual([])
})

test('the open round is never taken from here: the card has a store that knows what is on its way', async () => {
  await keep('usr_1', { address: activeRound.path, text: 'null' })
  noConnection()
  await expect(send(activeRound)).rejects.toBeInstanceOf(OfflineError)
})

test('when somebody signs in, then what others were told goes, and what nobody has seen for 30 days', async () => {
  await keep('usr_1')
  await keep('usr_2')
  await keep('usr_1', { address: '/api/clubs/old', at: Date.now() - 31 * 24 * 3_600_000 })
  await dropOthers('usr_1', Date.now())
  expect(await findKept('usr_1', address)).toBeDefined()
  expect(await findKept('usr_2', address)).toBeUndefined()
  expect(await findKept('usr_1', '/api/clubs/old')).toBeUndefined()
})

// Last in this file: from the first answer on, the page has something newer than what was kept.
test('when the server has answered once, then what was kept before is not shown again', async () => {
  await keep('usr_1')
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('[]')))
  expect((await sendForVersion(listCourses, { params })).keptAt).toBeUndefined()
  noConnection()
  await expect(send(listCourses, { params })).rejects.toBeInstanceOf(OfflineError)
})
