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
