import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadToaster } from '#web/ui/toast.tsx'
import { redirectToSignIn } from './redirect-to-sign-in.ts'

const went: string[] = []
const leave = (path: string) =>
  redirectToSignIn(
    () => path,
    (address) => went.push(address),
  )
/** Waits until the toaster is loaded and its message could be read for this long. */
const wait = async (ms: number) => {
  await loadToaster()
  await vi.advanceTimersByTimeAsync(ms)
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] })
  sessionStorage.clear()
  went.length = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('when a call is refused, then the sign-in page opens half a second after the message, with the way back', async () => {
  expect(leave('/competitions?a=1')).toBe(true)
  await wait(499)
  expect(went).toEqual([])
  await wait(1)
  expect(went).toEqual(['/api/login?next=%2Fcompetitions%3Fa%3D1'])
})

test('when the reader goes on while the message stands, then the way back is to where they went', async () => {
  let path = '/'
  redirectToSignIn(
    () => path,
    (address) => went.push(address),
  )
  path = '/competitions'
  await wait(500)
  expect(went).toEqual(['/api/login?next=%2Fcompetitions'])
})

test('when many calls are refused, then the sign-in page opens once in ten seconds (T41)', async () => {
  expect([leave('/'), leave('/'), leave('/')]).toEqual([true, false, false])
  await wait(9_999)
  expect(leave('/')).toBe(false)
  await wait(1)
  expect(leave('/')).toBe(true)
  await wait(500)
  expect(went).toEqual(['/api/login', '/api/login'])
})

test('when the browser forbids storage, then the sign-in page opens from a page of ten seconds, once in ten', async () => {
  let age = 9_999
  vi.spyOn(performance, 'now').mockImplementation(() => age)
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('Forbidden', 'SecurityError')
    },
  })
  const young = leave('/')
  age = 10_000
  const old = [leave('/'), leave('/')]
  age = 20_000
  expect([young, ...old, leave('/')]).toEqual([false, true, false, true])
  await wait(500)
  expect(went).toEqual(['/api/login', '/api/login'])
})
