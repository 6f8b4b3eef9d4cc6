import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { MatchEntry, MatchSaying } from '#golf/match/match-entry.ts'
import { dropMatchEntries, keepMatchEntry, readMatchEntries, type KeptMatchEntry } from './match-box.ts'
import { startMatchOutbox, type MatchPorts } from './match-outbox.ts'

const halved = (holeNumber: number): MatchSaying => ({ holeNumber, word: { kind: 'halved' } })
const said = (saying: MatchSaying, seenAt = 0) => ({ saying, seenAt })

/** A club that counts what it takes, and a line that can be cut. */
let taken: MatchEntry[]
let fault: { kind: 'passing' } | { kind: 'refused'; message: string } | { kind: 'signed_out' } | undefined
const ports = (more: Partial<MatchPorts> = {}): MatchPorts => ({
  read: () => readMatchEntries('usr_ann'),
  keep: (kept) => keepMatchEntry('usr_ann', kept),
  drop: dropMatchEntries,
  post: (_, entries) => {
    if (fault) return Promise.reject(new Error('not taken'))
    for (const entry of entries) if (!taken.some(({ id }) => id === entry.id)) taken.push(entry)
    return Promise.resolve(taken.length)
  },
  toFault: () => fault ?? { kind: 'passing' },
  now: () => 1_780_000_000_000,
  random: () => 0.5,
  ...more,
})
async function started(more?: Partial<MatchPorts>) {
  const outbox = startMatchOutbox('usr_ann', ports(more))
  await outbox.ready()
  return outbox
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  localStorage.clear()
  taken = []
  fault = undefined
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('when there is no network, then entries wait on this phone, over a new start too, and go when there is one', async () => {
  fault = { kind: 'passing' }
  const before = await started()
  await before.say('mch_1', said(halved(1)))
  await before.say('mch_1', said(halved(2)))
  before.stop()
  fault = undefined
  const after = await started()
  expect(taken.map(({ holeNumber }) => holeNumber)).toEqual([1, 2])
  expect(after.snapshot().entries.map(({ takenAt }) => takenAt)).toEqual([2, 2])
  after.stop()
})

test('when the line is back, then what waits goes by itself, and nothing twice', async () => {
  fault = { kind: 'passing' }
  const outbox = await started()
  await outbox.say('mch_1', said(halved(1)))
  fault = undefined
  await vi.runAllTimersAsync()
  await outbox.flush()
  expect(taken).toHaveLength(1)
})

test('when the club’s card shows an entry, then the phone keeps it no longer, and no earlier', async () => {
  const outbox = await started()
  await outbox.say('mch_1', said(halved(1)))
  await outbox.seen('mch_1', 0)
  expect(await readMatchEntries('usr_ann')).toHaveLength(1)
  await outbox.seen('mch_1', 1)
  expect(await readMatchEntries('usr_ann')).toEqual([])
  expect(outbox.snapshot().entries).toEqual([])
})

test('when the club refuses, then the entry stays with its reason until its author gives it up', async () => {
  fault = { kind: 'refused', message: 'This match is over.' }
  const outbox = await started()
  await outbox.say('mch_1', said(halved(1)))
  expect(outbox.snapshot().entries).toMatchObject([{ refusal: 'This match is over.', takenAt: null }])
  await outbox.discardRefused('mch_1')
  expect(await readMatchEntries('usr_ann')).toEqual([])
})

test('when the session has ended, then entries wait for the same person', async () => {
  fault = { kind: 'signed_out' }
  const outbox = await started()
  await outbox.say('mch_1', said(halved(1)))
  expect(outbox.snapshot()).toMatchObject({ isSignedOut: true, entries: [{ refusal: null }] })
  expect(await readMatchEntries('usr_ben')).toEqual([])
})

test('when an entry answers a word from a clock that runs ahead, then it is the later of the two', async () => {
  const outbox = await started()
  await outbox.say('mch_1', said(halved(1), 1_780_000_500_000))
  await outbox.say('mch_1', said(halved(1)))
  const [first, second] = outbox.snapshot().entries.map(({ entry }) => entry.at)
  expect(first).toBe(1_780_000_500_001)
  expect(second).toBeGreaterThan(first ?? 0)
})

test('when the disk takes nothing, then the entry is sent from memory, and the page can say so', async () => {
  const outbox = await started({ keep: () => Promise.reject(new Error('full')) })
  await outbox.say('mch_1', said(halved(1)))
  expect(taken).toHaveLength(1)
  expect(outbox.snapshot().isUnstored).toBe(true)
})

test('when the browser has cleared its database, then the copy in local storage is sent', async () => {
  const kept: KeptMatchEntry = {
    matchId: 'mch_1',
    takenAt: null,
    refusal: null,
    entry: { ...halved(3), id: 'ent_a', at: 1, authorId: 'usr_ann' },
  }
  await keepMatchEntry('usr_ann', kept)
  vi.stubGlobal('indexedDB', new IDBFactory())
  await started()
  expect(taken).toMatchObject([{ id: 'ent_a' }])
})
