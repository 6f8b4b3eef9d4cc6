import { setImmediate as nextTurn } from 'node:timers/promises'
import Fastify from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import type { LiveRow } from '#contract/platform/live-events.ts'
import type { Change } from '../../platform/live/change-feed.ts'
import { LeaderboardHub } from './leaderboard-hub.ts'

const COMPETITION = 'cmp_a'
const row = (revision: number): LiveRow => ({
  userId: 'usr_a',
  playerName: 'Ann Archer',
  handicap: null,
  playingHandicap: null,
  grossScore: revision,
  netScore: revision,
  stablefordPoints: 0,
  toPar: 0,
  thru: revision,
  revision,
  isCompleted: false,
  note: null,
  rank: { main: revision, countback: null },
})

let hub: LeaderboardHub | undefined
afterEach(async () => {
  vi.useRealTimers()
  await hub?.close()
})

test('when a score arrives while the whole board is read again, then the older reading does not replace it', async () => {
  let revision = 1
  const held: (() => void)[] = []
  let isHolding = false
  const load = async (userIds?: readonly string[]) => {
    const rows = [row(revision)]
    if (isHolding && userIds === undefined) await new Promise<void>((resolve) => held.push(resolve))
    return rows
  }
  const order = (all: readonly LiveRow[]) =>
    all.map((one) => ({ ...one, position: 1, isShared: false, decidedBy: null }))
  hub = new LeaderboardHub({
    log: Fastify().log,
    coalesceMs: 0,
    open: () => Promise.resolve({ load, order, toShared: (one) => one }),
  })
  const shown = async () => (await hub?.rows(COMPETITION))?.map((one) => one.revision)
  expect(await shown()).toEqual([1])
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  isHolding = true
  hub.reloadAll()
  await vi.advanceTimersByTimeAsync(10)
  expect(held).toHaveLength(1)
  revision = 2
  hub.changed(COMPETITION, 'usr_a')
  await vi.advanceTimersByTimeAsync(10)
  isHolding = false
  for (const go of held) go()
  await vi.advanceTimersByTimeAsync(10)
  expect(await shown()).toEqual([2])
})

test('when a reader’s stream is another process’s, then the snapshot has all that it showed, under its version, and is read once', async () => {
  let revision = 1
  let loads = 0
  const open = () => {
    const load = () => {
      loads += 1
      return Promise.resolve([row(revision)])
    }
    const order = (all: readonly LiveRow[]) =>
      all.map((one) => ({ ...one, position: 1, isShared: false, decidedBy: null }))
    return Promise.resolve({ load, order, toShared: (one: LiveRow) => one })
  }
  hub = new LeaderboardHub({ log: Fastify().log, coalesceMs: 0, open })
  const other = new LeaderboardHub({ log: Fastify().log, coalesceMs: 0, open })
  const { version: before } = await hub.snapshot(COMPETITION)
  const sent: string[] = []
  await hub.watch(COMPETITION, { send: (bytes) => sent.push(bytes.toString()), close: () => undefined })
  // A commit of which the other process has heard and this one has not.
  revision = 2
  const { version } = await other.snapshot(COMPETITION)
  expect([hub.foreignVersion(version), hub.foreignVersion(before)]).toEqual([version, undefined])
  expect(['unreadable', undefined, 'x'.repeat(8) + '.1'].map((named) => hub?.foreignVersion(named))).toEqual([
    ...[undefined, undefined, undefined],
  ])
  const read = await hub.snapshot(COMPETITION, { since: version })
  expect(read.version).toBe(version)
  expect(read.bytes.toString()).toContain('"revision":2')
  expect(sent.at(-1)).toContain('event: change')
  const loadsThen = loads
  expect(await hub.snapshot(COMPETITION, { since: version })).toEqual(read)
  expect(loads).toBe(loadsThen)
  expect((await hub.snapshot(COMPETITION)).version).not.toBe(version)
  await other.close()
})

test('when it is closed while a board cannot be read, then the board is not asked for again', async () => {
  let loads = 0
  let isAway = false
  hub = new LeaderboardHub({
    log: Fastify().log,
    coalesceMs: 0,
    open: () =>
      Promise.resolve({
        load: () => {
          loads += 1
          return isAway ? Promise.reject(new Error('The store is away')) : Promise.resolve([row(1)])
        },
        order: (all) => all.map((one) => ({ ...one, position: 1, isShared: false, decidedBy: null })),
        toShared: (one) => one,
      }),
  })
  await hub.rows(COMPETITION)
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  isAway = true
  hub.reloadAll()
  // While the first reading fails, the hub closes.
  vi.advanceTimersToNextTimer()
  await Promise.all([hub.close(), vi.advanceTimersByTimeAsync(0)])
  const before = loads
  await vi.advanceTimersByTimeAsync(60_000)
  expect(loads).toBe(before)
})

test('when a competition is read again twice at once, then the newer reading stays, whichever comes last', async () => {
  const waiting: (() => void)[] = []
  let opened = 0
  const order = (name: string) => (all: readonly LiveRow[]) =>
    all.map((one) => ({ ...one, playerName: name, position: 1, isShared: false, decidedBy: null }))
  const open = async () => {
    const name = `reading ${(opened += 1)}`
    if (opened > 1) await new Promise<void>((resolve) => waiting.push(resolve))
    return { load: () => Promise.resolve([row(1)]), order: order(name), toShared: (one: LiveRow) => one }
  }
  hub = new LeaderboardHub({ log: Fastify().log, coalesceMs: 0, open })
  const shown = async () => (await hub?.snapshot(COMPETITION))?.bytes.toString()
  expect(await shown()).toContain('reading 1')
  const listeners: ((change: Change) => void)[] = []
  hub.follow({ onChange: (listener) => void listeners.push(listener), onGap: () => undefined })
  for (let i = 0; i < 2; i++) listeners[0]?.({ kind: 'competition', competitionId: COMPETITION })
  await vi.waitFor(() => expect(waiting).toHaveLength(2))
  waiting[1]?.()
  await vi.waitFor(async () => expect(await shown()).toContain('reading 3'))
  waiting[0]?.()
  // One more change, so that whatever the older reading set has been shown.
  await nextTurn()
  hub.reloadAll()
  await vi.waitFor(async () => expect(await shown()).toContain('reading 3'))
})

test('when a board is read again and again, then it stays in memory', async () => {
  let loads = 0
  const load = () => {
    loads += 1
    return Promise.resolve([row(1)])
  }
  const order = (all: readonly LiveRow[]) =>
    all.map((one) => ({ ...one, position: 1, isShared: false, decidedBy: null }))
  hub = new LeaderboardHub({
    log: Fastify().log,
    coalesceMs: 0,
    open: () => Promise.resolve({ load, order, toShared: (one: LiveRow) => one }),
  })
  vi.useFakeTimers({ toFake: ['Date'] })
  for (let minute = 0; minute < 30; minute += 5) {
    await hub.snapshot(COMPETITION)
    vi.setSystemTime(Date.now() + 5 * 60_000)
    hub.heartbeat(Date.now())
    await nextTurn()
  }
  expect(loads).toBe(1)
  vi.setSystemTime(Date.now() + 11 * 60_000)
  hub.heartbeat(Date.now())
  await nextTurn()
  await hub.rows(COMPETITION)
  expect(loads).toBe(2)
})
