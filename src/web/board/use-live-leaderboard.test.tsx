import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LeaderboardEntry } from '#contract/board/leaderboard.ts'
import { SILENCE_MS } from '#web/lib/live/open-stream.ts'
import { LEADERBOARD_REFRESH_MS } from '#web/lib/timings.ts'
import { freshness } from './live-board.ts'
import { useLiveLeaderboard } from './use-live-leaderboard.ts'

class FakeEventSource extends EventTarget {
  static readonly opened: FakeEventSource[] = []
  readonly address: string
  isClosed = false
  constructor(address: string) {
    super()
    this.address = address
    FakeEventSource.opened.push(this)
  }
  close() {
    this.isClosed = true
  }
}

function boardRow(points: number): LeaderboardEntry {
  return {
    userId: 'usr_a',
    playerName: 'Ada Quinn',
    handicap: null,
    playingHandicap: null,
    grossScore: null,
    netScore: null,
    stablefordPoints: points,
    toPar: null,
    thru: points,
    isCompleted: false,
    note: null,
    rank: { main: -points, countback: null },
    position: 1,
    isShared: false,
    decidedBy: null,
    revision: points,
  }
}

let root: Root
let shown: ReturnType<typeof useLiveLeaderboard>['state']
let club: { version: string; points: number }
let isReachable: boolean
let isBroken: boolean
let snapshots: number
let streamNamed: string | null
const unanswered: (() => void)[] = []

function Board({ isAsked }: { isAsked: boolean }) {
  const { state } = useLiveLeaderboard('cmp_1', isAsked)
  useEffect(() => {
    shown = state
  })
  return null
}

const client = new QueryClient()

/** Lets `ms` pass, then has the club answer: React draws in between, as it does while a request is on its way. */
async function wait(ms: number) {
  await act(() => vi.advanceTimersByTimeAsync(ms))
  await act(async () => {
    for (const answer of unanswered.splice(0)) answer()
    await vi.advanceTimersByTimeAsync(0)
  })
}

const show = (isAsked = true) =>
  settle(() => {
    root.render(
      <QueryClientProvider client={client}>
        <Board isAsked={isAsked} />
      </QueryClientProvider>,
    )
  })

/** The newest stream, as the server and the network treat it. */
function stream(): FakeEventSource {
  const newest = FakeEventSource.opened.at(-1)
  if (!newest) throw new Error('no stream was opened')
  return newest
}

/** `change`, then whatever the board does about it at once. */
async function settle(change: () => void) {
  act(change)
  await wait(0)
}

const happen = (event: Event) => settle(() => stream().dispatchEvent(event))

const open = () => happen(new Event('open'))
const fail = () => happen(new Event('error'))
const say = (name: string, data: unknown) => happen(new MessageEvent(name, { data: JSON.stringify(data) }))
const hello = (version: string) => say('hello', { version })
const change = (from: string, to: string, points: number) =>
  say('change', { from, to, rows: [boardRow(points)] })

async function showLive() {
  await show()
  await open()
  await hello(club.version)
  expect(freshness(shown)).toBe('live')
}

const points = () => shown.board?.rows.get('usr_a')?.stablefordPoints

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  // The shortest delays before a stream is opened again: 0.5 s, 1 s, 2 s and so on.
  vi.spyOn(Math, 'random').mockReturnValue(0)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('EventSource', FakeEventSource)
  // Over plain http each tab has a stream of its own; sharing one is lib/live's.
  vi.stubGlobal('isSecureContext', false)
  club = { version: '1', points: 1 }
  isReachable = true
  isBroken = false
  snapshots = 0
  vi.stubGlobal('fetch', (_address: string, { headers }: RequestInit) => {
    snapshots++
    streamNamed = new Headers(headers).get('board-version')
    return new Promise((resolve, reject) => {
      unanswered.push(() => {
        if (!isReachable) reject(new TypeError('network'))
        if (isBroken) resolve(new Response('{}', { status: 503 }))
        const headers = { etag: `"${club.version}"` }
        resolve(new Response(JSON.stringify([boardRow(club.points)]), { headers }))
      })
    })
  })
  root = createRoot(document.createElement('div'))
})

afterEach(() => {
  act(() => {
    root.unmount()
  })
  client.clear()
  unanswered.length = 0
  FakeEventSource.opened.length = 0
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('when a change follows the version held, then its row is shown and no snapshot is fetched', async () => {
  await showLive()
  await change('1', '2', 5)
  expect(points()).toBe(5)
  expect(freshness(shown)).toBe('live')
  expect(snapshots).toBe(1)
})

test('when a version is missing, then the snapshot is fetched and the board is live again only with it', async () => {
  await showLive()
  isReachable = false
  await change('3', '4', 9)
  expect(snapshots).toBe(2)
  expect(points()).toBe(1)
  expect(freshness(shown)).toBe('offline')
  isReachable = true
  club = { version: '4', points: 9 }
  await wait(1_000)
  expect(points()).toBe(9)
  expect(freshness(shown)).toBe('live')
})

test('when snapshots stay behind the stream, then each is asked for a second later than the one before', async () => {
  await showLive()
  await change('3', '4', 9)
  expect(snapshots).toBe(2)
  await wait(999)
  expect(snapshots).toBe(2)
  await wait(1)
  expect(snapshots).toBe(3)
  await wait(1_999)
  expect(snapshots).toBe(3)
  await wait(1)
  expect(snapshots).toBe(4)
  expect(freshness(shown)).toBe('catching_up')
})

test('when an event cannot be read, then the board is not called live and the snapshot is fetched', async () => {
  await showLive()
  await say('change', { rows: 'none' })
  expect(freshness(shown)).toBe('catching_up')
  expect(snapshots).toBe(2)
})

test('U13: when the stream is silent for longer than its heartbeat, then it is closed and the board is not live', async () => {
  await showLive()
  const followed = stream()
  await wait(SILENCE_MS - 1)
  expect(freshness(shown)).toBe('live')
  await say('ping', {})
  await wait(SILENCE_MS - 1)
  expect(freshness(shown)).toBe('live')
  await wait(1)
  expect(freshness(shown)).toBe('catching_up')
  expect(followed.isClosed).toBe(true)
})

test('when streams fail one after another, then each waits twice as long, until one opens', async () => {
  await show()
  for (const delay of [500, 1_000, 2_000]) {
    const before = FakeEventSource.opened.length
    await fail()
    await wait(delay - 1)
    expect(FakeEventSource.opened).toHaveLength(before)
    await wait(1)
    expect(FakeEventSource.opened).toHaveLength(before + 1)
  }
  await open()
  await fail()
  await wait(500)
  expect(FakeEventSource.opened).toHaveLength(5)
})

test('D25: when the stream is down, then the board polls, and it stops once the stream is open', async () => {
  await showLive()
  await fail()
  club = { version: '2', points: 3 }
  await wait(LEADERBOARD_REFRESH_MS - 1)
  expect(snapshots).toBe(1)
  await wait(1)
  expect(snapshots).toBe(2)
  expect(points()).toBe(3)
  expect(freshness(shown)).toBe('catching_up')
  await settle(() => dispatchEvent(new Event('online')))
  expect(snapshots).toBe(3)
  await open()
  await hello('2')
  expect(freshness(shown)).toBe('live')
  await wait(LEADERBOARD_REFRESH_MS)
  expect(snapshots).toBe(3)
})

test('U13: when the stream is open again, then the board is live only once the stream names the version held', async () => {
  await showLive()
  await fail()
  await wait(500)
  await open()
  expect(freshness(shown)).toBe('catching_up')
  isReachable = false
  await hello('2')
  expect(freshness(shown)).toBe('offline')
  isReachable = true
  club = { version: '2', points: 2 }
  await wait(1_000)
  expect(freshness(shown)).toBe('live')
})

test('when the server answers that it has no board now, then the board is behind, and nobody is called offline', async () => {
  await showLive()
  await fail()
  isBroken = true
  await wait(LEADERBOARD_REFRESH_MS)
  expect(freshness(shown)).toBe('behind')
  isBroken = false
  await wait(LEADERBOARD_REFRESH_MS)
  expect(freshness(shown)).toBe('catching_up')
})

test('U30: when the tab is hidden, then it keeps no stream and does not poll, until it is seen again', async () => {
  await showLive()
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const look = () => settle(() => document.dispatchEvent(new Event('visibilitychange')))
  await look()
  expect(stream().isClosed).toBe(true)
  await wait(2 * LEADERBOARD_REFRESH_MS)
  expect(snapshots).toBe(1)
  expect(FakeEventSource.opened).toHaveLength(1)
  visibility.mockReturnValue('visible')
  await look()
  expect(FakeEventSource.opened).toHaveLength(2)
})

test('when it is not known yet that the competition has a board, then nothing is asked for', async () => {
  await show(false)
  await wait(LEADERBOARD_REFRESH_MS)
  expect(snapshots).toBe(0)
  expect(FakeEventSource.opened).toHaveLength(0)
})

test('when a change does not lead on from the board held, then the snapshot is asked for with the version that the stream is at', async () => {
  await showLive()
  expect(streamNamed).toBeNull()
  club = { version: '7', points: 3 }
  await change('6', '7', 3)
  await wait(1_000)
  expect([streamNamed, points(), freshness(shown)]).toEqual(['7', 3, 'live'])
})
