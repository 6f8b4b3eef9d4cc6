import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withTimeout } from './with-timeout.ts'

const timeouts: AbortController[] = []

beforeEach(() => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const timeout = new AbortController()
    timeouts.push(timeout)
    return timeout.signal
  })
})
afterEach(() => {
  timeouts.length = 0
  vi.restoreAllMocks()
})

test('the signal aborts with the reason of whichever comes first', () => {
  const left = new AbortController()
  const signal = withTimeout(left.signal, 4_000)
  expect(vi.mocked(AbortSignal).timeout).toHaveBeenCalledWith(4_000)
  expect(signal.aborted).toBe(false)
  const tooLong = new DOMException('It took too long.', 'TimeoutError')
  timeouts[0]?.abort(tooLong)
  expect(signal.reason).toBe(tooLong)
  left.abort('left the page')
  expect(signal.reason).toBe(tooLong)
})

test('a caller that stops first is the reason', () => {
  const left = new AbortController()
  const signal = withTimeout(left.signal, 4_000)
  left.abort('left the page')
  expect(signal.reason).toBe('left the page')
})

test('a signal that was aborted before aborts at once', () => {
  const signal = withTimeout(AbortSignal.abort('left the page'), 4_000)
  expect([signal.aborted, signal.reason]).toEqual([true, 'left the page'])
})
