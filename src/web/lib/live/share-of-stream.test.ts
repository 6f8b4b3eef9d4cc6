import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SILENCE_MS } from './open-stream.ts'
import { ShareOfStream } from './share-of-stream.ts'

/** A stream that the test speaks through. */
class FakeStream extends EventTarget {
  static readonly opened: FakeStream[] = []
  isClosed = false
  constructor() {
    super()
    FakeStream.opened.push(this)
  }
  close(): void {
    this.isClosed = true
  }
  say(name: string, data = ''): void {
    this.dispatchEvent(new MessageEvent(name, { data }))
  }
}

/** Carries what a tab says to the others of the same name; a frozen tab hears nothing. */
class FakeChannel extends EventTarget {
  static readonly all = new Set<FakeChannel>()
  readonly name: string
  constructor(name: string) {
    super()
    this.name = name
    FakeChannel.all.add(this)
  }
  postMessage(data: unknown): void {
    for (const one of FakeChannel.all)
      if (one !== this && one.name === this.name)
        queueMicrotask(() => {
          if (FakeChannel.all.has(one)) one.dispatchEvent(new MessageEvent('message', { data }))
        })
  }
  close(): void {
    FakeChannel.all.delete(this)
  }
}

type Held = { reject: (error: DOMException) => void; next: () => void }
type How = { signal?: AbortSignal; steal?: boolean }

/** One exclusive lock with a queue, as a browser has it for each name. */
function fakeLocks() {
  let held: Held | undefined
  const queue: (() => void)[] = []
  const request = (_name: string, how: How, act: () => unknown) =>
    new Promise((resolve, reject) => {
      const grant = () => {
        const mine: Held = {
          reject,
          next: () => {
            if (held !== mine) return
            held = undefined
            queue.shift()?.()
          },
        }
        held = mine
        void Promise.resolve(act()).then((value) => {
          resolve(value)
          mine.next()
        })
      }
      how.signal?.addEventListener('abort', () => {
        const at = queue.indexOf(grant)
        if (at < 0) return
        queue.splice(at, 1)
        reject(new DOMException('', 'AbortError'))
      })
      if (how.steal) {
        held?.reject(new DOMException('', 'AbortError'))
        grant()
      } else if (held) queue.push(grant)
      else grant()
    })
  return { request }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0)
  FakeStream.opened.length = 0
  FakeChannel.all.clear()
  vi.stubGlobal('EventSource', FakeStream)
  vi.stubGlobal('BroadcastChannel', FakeChannel)
  vi.stubGlobal('navigator', { locks: fakeLocks() })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A tab that shows the board, and what it heard. */
function openTab() {
  const heard: string[] = []
  const share = new ShareOfStream(
    {
      path: '/stream',
      events: ['hello', 'change', 'ping'],
      firstEventAfter: (name, data) => (name === 'ping' ? undefined : { name: 'hello', data }),
    },
    {
      onOpen: () => heard.push('open'),
      onDown: () => heard.push('down'),
      onEvent: (name, data) => heard.push(`${name} ${data}`),
    },
  )
  return { heard, share }
}

const settle = () => vi.advanceTimersByTimeAsync(0)
const newest = () => {
  const stream = FakeStream.opened.at(-1)
  if (!stream) throw new Error('no stream was opened')
  return stream
}

test('when a second tab joins, then one stream serves both, and the second is told how it stands', async () => {
  const first = openTab()
  await settle()
  newest().say('open')
  newest().say('hello', '1')
  newest().say('change', '2')
  const second = openTab()
  await settle()
  expect(second.heard).toEqual(['open', 'hello 2'])
  newest().say('change', '3')
  await settle()
  expect(first.heard).toEqual(['open', 'hello 1', 'change 2', 'change 3'])
  expect(second.heard).toEqual(['open', 'hello 2', 'change 3'])
  expect(FakeStream.opened).toHaveLength(1)
})

test('when the stream goes down, then no tab is live, and all are again with the next one', async () => {
  const [first, second] = [openTab(), openTab()]
  await settle()
  newest().say('open')
  newest().say('hello', '1')
  newest().dispatchEvent(new Event('error'))
  await settle()
  expect([first.heard.at(-1), second.heard.at(-1)]).toEqual(['down', 'down'])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(FakeStream.opened).toHaveLength(2)
  newest().say('open')
  await settle()
  expect([first.heard.at(-1), second.heard.at(-1)]).toEqual(['open', 'open'])
})

test('when the tab with the stream is closed, then the next one opens its own', async () => {
  const first = openTab()
  const second = openTab()
  await settle()
  newest().say('open')
  newest().say('hello', '1')
  await settle()
  first.share.stop()
  await settle()
  expect(FakeStream.opened.map(({ isClosed }) => isClosed)).toEqual([true, false])
  expect(second.heard.at(-1)).toBe('down')
  newest().say('open')
  newest().say('hello', '2')
  expect(second.heard.slice(-2)).toEqual(['open', 'hello 2'])
})

test('when the tab with the stream hangs, then another takes over, and the first gives its stream up', async () => {
  const first = openTab()
  const second = openTab()
  await settle()
  newest().say('open')
  newest().say('hello', '1')
  await settle()
  // The first tab's own timers would notice the silence too; a tab that hangs runs none.
  const pings = setInterval(() => FakeStream.opened[0]?.dispatchEvent(new Event('open')), 1_000)
  for (const channel of FakeChannel.all) vi.spyOn(channel, 'postMessage').mockImplementation(() => undefined)
  await vi.advanceTimersByTimeAsync(SILENCE_MS)
  clearInterval(pings)
  vi.restoreAllMocks()
  expect(FakeStream.opened.map(({ isClosed }) => isClosed)).toEqual([true, false])
  expect(second.heard.at(-1)).toBe('down')
  newest().say('open')
  newest().say('hello', '7')
  await settle()
  expect(second.heard.slice(-2)).toEqual(['open', 'hello 7'])
  expect(first.heard.slice(-2)).toEqual(['open', 'hello 7'])
})

test('when every tab is closed, then no stream and no lock is left', async () => {
  const tabs = [openTab(), openTab(), openTab()]
  await settle()
  for (const { share } of tabs) share.stop()
  await settle()
  expect(FakeStream.opened.every(({ isClosed }) => isClosed)).toBe(true)
  expect(FakeChannel.all.size).toBe(0)
  openTab()
  await settle()
  expect(newest().isClosed).toBe(false)
})
