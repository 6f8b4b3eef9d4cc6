import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { holedIn } from '#golf/card/hole-result.ts'
import { entryToWire } from '#contract/platform/wire-names.ts'
import { makeRoundDetail } from '#test/make-round-detail.ts'
import { addLate, putAwayLate, tellLateAgain } from './late-told.ts'
import type { OutboxPorts, SendReply } from './outbox-ports.ts'
import { startOutboxRunner, type OutboxRunner } from './outbox-runner.ts'
import { createSender } from './outbox-sender.ts'
import { openOutboxStore } from './outbox-store.ts'
import { classifyFault, FIRST_RETRY_MS } from './send-fault.ts'

const round = makeRoundDetail()

type Entries = Parameters<OutboxPorts['post']>[1]

class Refused extends Error {
  readonly status: number
  constructor(status: number) {
    super('refused')
    this.status = status
  }
}

const acknowledge = (entries: Entries): SendReply => ({
  acknowledged: entries.map((entry) => entry.id),
  entries: entries.map(entryToWire),
})

let runner: OutboxRunner
let answer: (entries: Entries) => SendReply
/** The holes of each batch that was sent. */
let batches: number[][]

/** Nothing random, so that a first retry is due after FIRST_RETRY_MS exactly. */
const ports: OutboxPorts = {
  openStore: () => openOutboxStore('usr_1'),
  post: (_roundId, entries) => {
    batches.push(entries.map((entry) => entry.holeNumber))
    return new Promise((resolve) => {
      resolve(answer(entries))
    })
  },
  toSendFault: (fault) => classifyFault(fault instanceof Refused ? fault.status : undefined, 'No.'),
  // Read at each call: the clock of the tests stands still while nothing advances it.
  now: () => Date.now(),
  random: () => 0,
  runExclusively: (run) => run(),
  notifyTabs: () => undefined,
}

function refuse(status: number): never {
  throw new Refused(status)
}

/** Three holes that wait on this phone; the batches sent until then are forgotten. */
async function enterThreeHoles() {
  answer = () => refuse(503)
  runner = startOutboxRunner('usr_1', ports, createSender)
  await vi.waitFor(() => {
    expect(runner.snapshot().isReady).toBe(true)
  })
  await runner.keepRound(round)
  for (const hole of [1, 2, 3]) await runner.record(round.id, hole, holedIn(4))
  await runner.flush()
  batches = []
}

const entries = () => [...runner.snapshot().outbox.entries.values()]
const stages = () => entries().map(({ holeNumber, stage }) => [holeNumber, stage])

const allWaiting = [
  [1, 'waiting'],
  [2, 'waiting'],
  [3, 'waiting'],
]

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  localStorage.clear()
  // IndexedDB of the tests works with setImmediate, which stays real.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  batches = []
})

afterEach(() => {
  runner.stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('P10: when a batch is refused with a 409, then it is sent entry by entry and only the refused one stops', async () => {
  await enterThreeHoles()
  answer = (sent) => (sent.some((entry) => entry.holeNumber === 2) ? refuse(409) : acknowledge(sent))
  await runner.wake()
  expect(batches).toEqual([[1, 2, 3], [1], [2], [3]])
  expect(stages()).toEqual([[2, 'refused']])
  await vi.advanceTimersByTimeAsync(120_000)
  expect(batches).toHaveLength(4)
})

test('P9: when the card was handed in meanwhile and the club keeps the scores, then they leave the phone, the card stays, and it is said', async () => {
  await enterThreeHoles()
  const before = runner.snapshot().round
  answer = (sent) => ({
    acknowledged: sent.map(({ id }) => id),
    entries: [],
    late: addLate({ roundId: round.id, holes: [1, 3] }),
  })
  await runner.wake()
  expect(batches).toEqual([[1, 2, 3]])
  expect(entries()).toEqual([])
  expect((await (await openOutboxStore('usr_1')).read()).entries).toEqual([])
  expect(runner.snapshot()).toMatchObject({ late: [{ roundId: round.id, holes: [1, 3] }], round: before })
  expect(runner.snapshot().outbox.confirmed.get(round.id)?.size ?? 0).toBe(before?.entries.length)
  putAwayLate(runner.parts.snapshot)
  expect(runner.snapshot().late).toBeUndefined()
})

test('P9: when late scores come in several answers, of two rounds, then all are said until each is put away, on the next page too', async () => {
  await enterThreeHoles()
  const { snapshot } = runner.parts
  let roundId = round.id
  answer = (sent) => {
    if (sent.length > 1) refuse(409)
    const holes = sent.map(({ holeNumber }) => holeNumber)
    return { ...acknowledge(sent), late: addLate({ roundId, holes }) }
  }
  await runner.wake()
  expect(batches).toEqual([[1, 2, 3], [1], [2], [3]])
  expect(snapshot.get().late).toEqual([{ roundId: round.id, holes: [1, 2, 3] }])
  roundId = 'rnd_other'
  await runner.record(roundId, 7, holedIn(6))
  await runner.wake()
  const other = { roundId: 'rnd_other', holes: [7] }
  expect(snapshot.get().late).toEqual([{ roundId: round.id, holes: [1, 2, 3] }, other])
  runner.stop()
  runner = startOutboxRunner('usr_1', ports, createSender)
  tellLateAgain(runner.parts.snapshot)
  expect(runner.snapshot().late).toHaveLength(2)
  putAwayLate(runner.parts.snapshot, { roundId: round.id, holes: [1, 2, 3] })
  expect(runner.snapshot().late).toEqual([other])
  putAwayLate(runner.parts.snapshot)
  expect(runner.snapshot().late).toBeUndefined()
  expect(Object.keys(localStorage)).toEqual([])
})

test('P9: when the club has what is late already, then it leaves the phone and nothing is said', async () => {
  await enterThreeHoles()
  answer = (sent) => ({
    acknowledged: sent.map(({ id }) => id),
    entries: [],
    late: addLate({ roundId: round.id, holes: [] }),
  })
  await runner.wake()
  expect(entries()).toEqual([])
  expect(runner.snapshot().late).toBeUndefined()
})

test('P10: when the club answers 401, then every entry is kept, on this phone too, and waits for the sign-in', async () => {
  await enterThreeHoles()
  answer = () => refuse(401)
  await runner.wake()
  expect(batches).toEqual([[1, 2, 3]])
  expect(stages()).toEqual(allWaiting)
  expect((await (await openOutboxStore('usr_1')).read()).entries).toHaveLength(3)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(batches).toHaveLength(1)
  answer = acknowledge
  await runner.wake()
  expect(entries()).toEqual([])
})

test('when an answer acknowledges nothing, then the batch is sent again only after the first retry delay', async () => {
  await enterThreeHoles()
  answer = () => ({ acknowledged: [], entries: [] })
  await runner.wake()
  expect(batches).toEqual([[1, 2, 3]])
  expect(stages()).toEqual(allWaiting)
  await vi.advanceTimersByTimeAsync(FIRST_RETRY_MS - 1)
  expect(batches).toHaveLength(1)
  answer = acknowledge
  await vi.advanceTimersByTimeAsync(1)
  await vi.waitFor(() => {
    expect(entries()).toEqual([])
  })
  expect(batches).toHaveLength(2)
})

test('when an answer acknowledges part of a batch, then only the rest is sent again', async () => {
  await enterThreeHoles()
  answer = (sent) => acknowledge(sent.slice(0, 1))
  await runner.wake()
  expect(batches).toEqual([[1, 2, 3], [2, 3], [3]])
  expect(entries()).toEqual([])
})

test('when an answer names entries that were not sent, then they are not taken for acknowledged', async () => {
  await enterThreeHoles()
  answer = () => ({ acknowledged: ['ent_of_nobody'], entries: [] })
  await runner.wake()
  expect(batches).toHaveLength(1)
  expect(stages()).toEqual(allWaiting)
})

test('when sending is stopped, then nothing is sent any more, at once or later', async () => {
  await enterThreeHoles()
  runner.stop()
  await runner.wake()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(batches).toEqual([])
})
