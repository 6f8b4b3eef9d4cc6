import Fastify from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import type { LiveRow } from '#contract/live-events.ts'
import { LeaderboardHub } from './leaderboard-hub.ts'

const COMPETITION = 'cmp_a'
const row = (revision: number): LiveRow => ({
  ...{ userId: 'usr_a', playerName: 'Ann Archer', handicap: null, playingHandicap: null },
  ...{ grossScore: revision, netScore: revision, stablefordPoints: 0, toPar: 0, thru: revision, revision },
  ...{ isCompleted: false, note: null, rank: { main: revision, countback: null } },
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
