import { afterEach, expect, test, vi } from 'vitest'
import { keepAwake } from './keep-awake.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function phone() {
  let view: DocumentVisibilityState = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => view)
  const locks: { released: boolean; release: () => Promise<void> }[] = []
  const request = vi.fn(() => {
    const lock = {
      released: false,
      release: () => {
        lock.released = true
        return Promise.resolve()
      },
    }
    locks.push(lock)
    return Promise.resolve(lock)
  })
  vi.stubGlobal('navigator', { wakeLock: { request } })
  const show = (next: DocumentVisibilityState) => {
    view = next
    // As browsers do.
    if (next === 'hidden') for (const lock of locks) lock.released = true
    document.dispatchEvent(new Event('visibilitychange'))
  }
  return { request, locks, show }
}

test('when the page comes back into view, then the screen is kept on again, until the card is left', async () => {
  const { request, locks, show } = phone()
  const stop = keepAwake()
  await vi.waitFor(() => {
    expect(locks).toHaveLength(1)
  })
  show('visible')
  expect(request).toHaveBeenCalledTimes(1)
  show('hidden')
  expect(request).toHaveBeenCalledTimes(1)
  show('visible')
  await vi.waitFor(() => {
    expect(locks).toHaveLength(2)
  })
  await Promise.resolve()
  stop()
  expect(locks.map(({ released }) => released)).toEqual([true, true])
  show('visible')
  expect(request).toHaveBeenCalledTimes(2)
})
