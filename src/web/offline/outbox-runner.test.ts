import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WireHoleEntry } from '#contract/card/rounds.ts'
import { recordHole, nothingRecorded, type HoleEntry } from '#golf/card/hole-entry.ts'
import { holedIn } from '#golf/card/hole-result.ts'
import { entryToWire } from '#contract/platform/wire-names.ts'
import { makeRoundDetail } from '#test/make-round-detail.ts'
import { removeRefused, sendRefusedAgain } from './trouble-bar.tsx'
import { createSender } from './outbox-sender.ts'
import { openOutboxStore } from './outbox-store.ts'
import { recordedHoles } from './outbox.ts'
import type { OutboxPorts } from './outbox-ports.ts'
import { startOutboxRunner, type OutboxRunner } from './outbox-runner.ts'
import { classifyFault } from './send-fault.ts'
import { outboxTrouble, roundSync, unsent } from './sync-state.ts'

const running: OutboxRunner[] = []

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  localStorage.clear()
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
  const inBrowser: OutboxPorts = {
    openStore: () => openOutboxStore(owner),
    post: club.post,
    toSendFault: (fault) => classifyFault(fault instanceof Refused ? fault.status : undefined, 'No.'),
    now: Date.now,
    random: Math.random,
    runExclusively: (act) => act(),
    notifyTabs: () => undefined,
    ...ports,
  }
  const runner = startOutboxRunner(owner, inBrowser, createSender)
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
  await sendRefusedAgain(again, refused ?? '')
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

test('P11: when the browser has cleared the storage between two starts, then what waited is sent all the same', async () => {
  const club = makeClub()
  club.isOnline = false
  const before = start(club)
  await before.record(round.id, 7, holedIn(5))
  before.stop()
  vi.stubGlobal('indexedDB', new IDBFactory())
  const other = start(club, { owner: 'usr_2' })
  await other.wake()
  expect(unsent(other.snapshot().outbox, round.id), 'another person on the same phone').toEqual([])
  vi.stubGlobal('indexedDB', new IDBFactory())
  const after = start(club)
  await after.wake()
  expect(unsent(after.snapshot().outbox, round.id)).toMatchObject([{ holeNumber: 7, isStored: true }])
  club.isOnline = true
  await after.wake()
  expect(club.holes().get(7)?.result).toEqual(holedIn(5))
  expect(Object.keys(localStorage)).toEqual([])
})

/** A disk that is busy for as long as the page is open: nothing that is written gets through. */
function neverWriting(owner: string): OutboxPorts['openStore'] {
  return async () => ({ ...(await openOutboxStore(owner)), add: () => new Promise(() => undefined) })
}

test('P11: when the page is left before the disk has a score, then the next page has it and it goes out once', async () => {
  const club = makeClub()
  club.isOnline = false
  const left = start(club, { openStore: neverWriting('usr_1') })
  await ready(left)
  void left.record(round.id, 4, holedIn(7))
  expect(unsent(left.snapshot().outbox, round.id)).toMatchObject([{ isStored: false }])
  left.stop()
  const other = start(club, { owner: 'usr_2' })
  await ready(other)
  expect(unsent(other.snapshot().outbox, round.id), 'another person on the same phone').toEqual([])
  const next = start(club)
  await ready(next)
  expect(strokesOn(next, 4), 'with the first thing that the card shows').toEqual(holedIn(7))
  await vi.waitFor(() => {
    expect(unsent(next.snapshot().outbox, round.id)).toMatchObject([{ isStored: true }])
  })
  club.isOnline = true
  await next.wake()
  expect(club.holes().get(4)?.result).toEqual(holedIn(7))
  expect(Object.keys(localStorage)).toEqual([])
  const last = start(club)
  await ready(last)
  expect(last.snapshot().outbox.entries.size).toBe(0)
})

test('P11: when the disk never takes a score, then its copy goes once the club has the score', async () => {
  const club = makeClub()
  const openStore = () => Promise.reject(new Error('forbidden'))
  const runner = start(club, { openStore })
  await ready(runner)
  club.isOnline = false
  await runner.record(round.id, 4, holedIn(7))
  runner.stop()
  const next = start(club, { openStore })
  await ready(next)
  expect(outboxTrouble(next.snapshot().outbox), 'still not safe').toMatchObject({
    kind: 'storage',
    holes: [4],
  })
  club.isOnline = true
  await next.wake()
  expect(club.holes().get(4)?.result).toEqual(holedIn(7))
  expect(Object.keys(localStorage)).toEqual([])
})

test('P11: when a refused score is removed and the page is left at once, then it does not come back', async () => {
  const club = makeClub()
  club.refuses = () => 409
  const runner = start(club, {
    openStore: async () => ({
      ...(await openOutboxStore('usr_1')),
      remove: () => new Promise(() => undefined),
    }),
  })
  await ready(runner)
  await runner.record(round.id, 4, holedIn(7))
  await vi.waitFor(() => {
    expect(outboxTrouble(runner.snapshot().outbox)).toMatchObject({ kind: 'refused' })
  })
  const [refused = ''] = runner.snapshot().outbox.entries.keys()
  void removeRefused(runner, refused)
  expect(Object.keys(localStorage)).toEqual([])
  runner.stop()
  vi.stubGlobal('indexedDB', new IDBFactory())
  const next = start(club)
  await ready(next)
  expect(next.snapshot().outbox.entries.size).toBe(0)
})

test('P11: when two tabs are open and one is left before its score is stored, then a third has it, once', async () => {
  const club = makeClub()
  club.isOnline = false
  const [left, stays] = [start(club, { openStore: neverWriting('usr_1') }), start(club)]
  await Promise.all([ready(left), ready(stays)])
  void left.record(round.id, 4, holedIn(7))
  await stays.record(round.id, 5, holedIn(3))
  left.stop()
  const third = start(club)
  await ready(third)
  expect(
    unsent(third.snapshot().outbox, round.id)
      .map((one) => one.holeNumber)
      .sort(),
  ).toEqual([4, 5])
  club.isOnline = true
  await third.wake()
  await stays.readStorage()
  expect(stays.snapshot().outbox.entries.size).toBe(0)
  expect([...club.holes().keys()].sort()).toEqual([4, 5])
})

test('P11: when storage does not open at first, then it is tried again with the next score', async () => {
  const club = makeClub()
  club.isOnline = false
  let isOpen = false
  const runner = start(club, {
    openStore: () => (isOpen ? openOutboxStore('usr_1') : Promise.reject(new Error('being cleared'))),
  })
  await runner.record(round.id, 7, holedIn(5))
  expect(outboxTrouble(runner.snapshot().outbox)).toMatchObject({ kind: 'storage', holes: [7] })
  isOpen = true
  await runner.record(round.id, 8, holedIn(4))
  await runner.wake()
  expect(outboxTrouble(runner.snapshot().outbox)).toBeUndefined()
  const { entries } = await (await openOutboxStore('usr_1')).read()
  expect(entries.map(({ holeNumber }) => holeNumber)).toEqual([7, 8])
})
