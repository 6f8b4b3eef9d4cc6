import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WireHoleEntry } from '#contract/rounds.ts'
import { recordHole, nothingRecorded, type HoleEntry } from '#domain/round/hole-entry.ts'
import { holedIn } from '#domain/scoring/hole-result.ts'
import { entryToWire } from '#contract/wire-names.ts'
import { makeRoundDetail } from '#test/make-round-detail.ts'
import { openOutboxStore } from './outbox-store.ts'
import { recordedHoles } from './outbox.ts'
import type { OutboxPorts } from './outbox-ports.ts'
import { startOutboxRunner, type OutboxRunner } from './outbox-runner.ts'
import { classifyFault } from './send-fault.ts'
import { outboxTrouble, roundSync, unsent } from './sync-state.ts'

const running: OutboxRunner[] = []

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
})

afterEach(() => {
  for (const runner of running.splice(0)) runner.stop()
  vi.unstubAllGlobals()
})

class Refused extends Error {
  readonly status: number
  constructor(status: number) {
    super('refused')
    this.status = status
  }
}

const nothing: (entry: HoleEntry) => number | undefined = () => undefined

/** A club that keeps what it is sent, and answers as `status` says. */
function makeClub() {
  let recorded = nothingRecorded
  const club = {
    status: undefined as number | undefined,
    isOnline: true,
    posts: 0,
    holes: () => recorded,
    refuses: nothing,
    post: (_roundId: string, entries: readonly HoleEntry[]) => {
      club.posts++
      if (!club.isOnline) return Promise.reject(new TypeError('network'))
      const refused = entries.map(club.refuses).find((status) => status !== undefined)
      if (refused !== undefined) return Promise.reject(new Refused(refused))
      recorded = entries.reduce(recordHole, recorded)
      const holes = new Set(entries.map((entry) => entry.holeNumber))
      const counting: WireHoleEntry[] = [...recorded.values()]
        .filter((one) => holes.has(one.holeNumber))
        .map(entryToWire)
      return Promise.resolve({ acknowledged: entries.map((entry) => entry.id), entries: counting })
    },
  }
  return club
}

function start(club: ReturnType<typeof makeClub>, ports: Partial<OutboxPorts> & { owner?: string } = {}) {
  const owner = ports.owner ?? 'usr_1'
  const runner = startOutboxRunner(owner, {
    openStore: () => openOutboxStore(owner),
    post: club.post,
    toSendFault: (fault) => classifyFault(fault instanceof Refused ? fault.status : undefined, 'No.'),
    now: Date.now,
    random: Math.random,
    runExclusively: (act) => act(),
    notifyTabs: () => undefined,
    ...ports,
  })
  running.push(runner)
  return runner
}

const round = makeRoundDetail()

function strokesOn(runner: OutboxRunner, hole: number) {
  return recordedHoles(runner.snapshot().outbox, round.id).get(hole)?.result
}

async function ready(runner: OutboxRunner) {
  await vi.waitFor(() => {
    expect(runner.snapshot().isReady).toBe(true)
  })
}

test('U1: when the app is killed after every hole without a network, then every entry is still there and goes out once online', async () => {
  const club = makeClub()
  club.isOnline = false
  const first = start(club)
  await ready(first)
  await first.keepRound(round)
  first.stop()
  for (let hole = 1; hole <= 18; hole++) {
    const runner = start(club)
    await ready(runner)
    expect(runner.snapshot().round?.id).toBe(round.id)
    await runner.record(round.id, hole, holedIn((hole % 9) + 1))
    expect(unsent(runner.snapshot().outbox, round.id).map((one) => one.holeNumber)).toContain(hole)
    expect(roundSync(runner.snapshot().outbox, round.id)).not.toBe('saved_at_club')
    runner.stop()
  }
  club.isOnline = true
  const last = start(club)
  await vi.waitFor(() => {
    expect(roundSync(last.snapshot().outbox, round.id)).toBe('saved_at_club')
  })
  expect([...club.holes().values()].map((one) => one.result)).toEqual(
    Array.from({ length: 18 }, (_, i) => holedIn(((i + 1) % 9) + 1)),
  )
})

test('U2: when a card was acknowledged, then it opens again without a network', async () => {
  const club = makeClub()
  const runner = start(club)
  await ready(runner)
  await runner.keepRound(round)
  await runner.record(round.id, 1, holedIn(5))
  await vi.waitFor(() => {
    expect(roundSync(runner.snapshot().outbox, round.id)).toBe('saved_at_club')
  })
  runner.stop()
  club.isOnline = false
  const again = start(club)
  await ready(again)
  expect(strokesOn(again, 1)).toEqual(holedIn(5))
  expect(roundSync(again.snapshot().outbox, round.id)).toBe('saved_at_club')
})

test('U37: when another user signs in on the phone, then they see and send nothing of the first', async () => {
  const club = makeClub()
  club.isOnline = false
  const mine = start(club)
  await ready(mine)
  await mine.keepRound(round)
  await mine.record(round.id, 1, holedIn(5))
  mine.stop()
  club.isOnline = true
  club.posts = 0
  const other = start(club, { owner: 'usr_2' })
  await ready(other)
  await other.flush()
  expect(other.snapshot().round).toBeNull()
  expect(other.snapshot().outbox.entries.size).toBe(0)
  expect(club.posts).toBe(0)
})

test('P10: when the club refuses one hole with a 409, then it alone stops, is named after a reload, and goes on a retry', async () => {
  const club = makeClub()
  club.isOnline = false
  const runner = start(club)
  await ready(runner)
  await runner.keepRound(round)
  await runner.record(round.id, 1, holedIn(4))
  await runner.record(round.id, 2, holedIn(5))
  club.isOnline = true
  club.refuses = (entry) => (entry.holeNumber === 2 ? 409 : undefined)
  await runner.wake()
  expect(unsent(runner.snapshot().outbox, round.id).map((one) => one.holeNumber)).toEqual([2])
  expect(strokesOn(runner, 1)).toEqual(holedIn(4))
  runner.stop()
  const again = start(club)
  await ready(again)
  const trouble = outboxTrouble(again.snapshot().outbox)
  expect(trouble).toMatchObject({ kind: 'refused', holes: [2] })
  club.refuses = nothing
  const [refused] = again.snapshot().outbox.entries.keys()
  await again.retry(refused ?? '')
  expect(roundSync(again.snapshot().outbox, round.id)).toBe('saved_at_club')
})

test('P6: when this phone’s clock is days behind, then a new entry still counts over an older one of the club', async () => {
  const club = makeClub()
  const runner = start(club, { now: () => Date.now() - 3 * 86_400_000 })
  await ready(runner)
  const theirs = entryToWire({
    id: 'ent_zzz',
    holeNumber: 1,
    result: holedIn(6),
    at: Date.now(),
    authorId: 'usr_club',
  })
  await runner.keepRound({ ...round, entries: [theirs] })
  await runner.record(round.id, 1, holedIn(5))
  expect(strokesOn(runner, 1)).toEqual(holedIn(5))
})

test('P11: when the phone cannot store, then it says so, keeps the score in memory and still sends it', async () => {
  const club = makeClub()
  club.isOnline = false
  const runner = start(club, { openStore: () => Promise.reject(new Error('quota')) })
  await ready(runner)
  await runner.record(round.id, 1, holedIn(5))
  expect(outboxTrouble(runner.snapshot().outbox)).toMatchObject({ kind: 'storage', holes: [1] })
  club.isOnline = true
  await runner.wake()
  expect(roundSync(runner.snapshot().outbox, round.id)).toBe('saved_at_club')
  expect(club.holes().get(1)?.result).toEqual(holedIn(5))
})
