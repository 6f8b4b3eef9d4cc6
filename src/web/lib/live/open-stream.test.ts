import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openStream } from './open-stream.ts'

/** A stream that the test speaks through. */
class FakeStream extends EventTarget {
  static readonly opened: FakeStream[] = []
  constructor() {
    super()
    FakeStream.opened.push(this)
  }
  close(): void {
    // Nothing is open.
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  FakeStream.opened.length = 0
  vi.stubGlobal('EventSource', FakeStream)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([
  ['an older server stops', '{}', 0],
  ['the server stops', '{"waitMs":3499}', 3_499],
  ['the person has opened too many', '{"waitMs":60000}', 60_000],
])('when the server says bye because %s, then it comes back after %s', async (_why, data, waitMs) => {
  const stop = openStream(
    { path: '/stream', events: [] },
    { onOpen: vi.fn(), onDown: vi.fn(), onEvent: vi.fn() },
  )
  FakeStream.opened[0]?.dispatchEvent(new MessageEvent('bye', { data }))
  if (waitMs > 0) await vi.advanceTimersByTimeAsync(waitMs - 1)
  expect(FakeStream.opened).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1_001)
  expect(FakeStream.opened).toHaveLength(2)
  stop()
})
