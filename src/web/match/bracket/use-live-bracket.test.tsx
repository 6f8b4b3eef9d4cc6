import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BracketView } from '#contract/match/matches.ts'
import { useLiveBracket } from './use-live-bracket.ts'

class FakeEventSource extends EventTarget {
  static newest: FakeEventSource | undefined
  constructor() {
    super()
    FakeEventSource.newest = this
  }
  close() {
    // The network has nothing to close.
  }
}

const notDrawn: BracketView = {
  competitionId: 'cmp_1',
  draw: null,
  matches: [],
  entrants: [],
  champion: null,
  canDraw: false,
  canManage: false,
}

let root: Root
/** The answers that are on their way. */
const unanswered: (() => void)[] = []
let reads: number
const client = new QueryClient()

function Bracket() {
  useLiveBracket('cmp_1', true)
  return null
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

const answer = () =>
  act(async () => {
    for (const one of unanswered.splice(0)) one()
    await vi.advanceTimersByTimeAsync(0)
  })

const hear = (name: string) =>
  act(async () => {
    FakeEventSource.newest?.dispatchEvent(new MessageEvent(name, { data: '{}' }))
    await vi.advanceTimersByTimeAsync(0)
  })

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('EventSource', FakeEventSource)
  // Over plain http each tab has a stream of its own; sharing one is lib/live's.
  vi.stubGlobal('isSecureContext', false)
  reads = 0
  vi.stubGlobal('fetch', () => {
    reads++
    return new Promise((resolve) => {
      unanswered.push(() => {
        resolve(new Response(JSON.stringify(notDrawn)))
      })
    })
  })
  root = createRoot(document.createElement('div'))
  act(() => {
    root.render(
      <QueryClientProvider client={client}>
        <Bracket />
      </QueryClientProvider>,
    )
  })
  await answer()
  await hear('hello')
  await answer()
  await pass(1_000)
  reads = 0
})

afterEach(() => {
  act(() => {
    root.unmount()
  })
  client.clear()
  unanswered.length = 0
  FakeEventSource.newest = undefined
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('when one hole is entered, then the bracket is read at once, and once', async () => {
  await hear('change')
  expect(reads).toBe(1)
  await answer()
  await pass(5_000)
  expect(reads).toBe(1)
})

test('when the holes of many matches come together, then the bracket is read at most once in a second, the last time after them all', async () => {
  for (let hole = 0; hole < 30; hole++) {
    await hear('change')
    await answer()
    await pass(100)
  }
  // 30 changes in 3 s: at 0, 1, 2 and 3 s.
  expect(reads).toBe(4)
  await answer()
  await pass(5_000)
  expect(reads).toBe(4)
})

test('when the network is slower than the changes, then no reading is given up for the next one', async () => {
  await hear('change')
  await pass(1_500)
  await hear('change')
  await hear('change')
  await pass(1_500)
  expect(reads).toBe(1)
  await answer()
  expect(reads).toBe(2)
})

test('when the page is left, then what was asked for meanwhile is not read', async () => {
  await hear('change')
  await hear('change')
  await answer()
  act(() => {
    root.render(null)
  })
  await pass(5_000)
  expect(reads).toBe(1)
})
