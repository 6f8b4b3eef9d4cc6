import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AnsweredRound, SentRound } from '#contract/card/send-kept.ts'
import { holedIn } from '#golf/card/hole-result.ts'
import { makeRoundDetail } from '#test/make-round-detail.ts'
import { removeRefused } from '../trouble-bar.tsx'
import type { OutboxPorts } from '../outbox-ports.ts'
import { giveUp } from './give-up.ts'
import { keepWaiting } from './keep-waiting.ts'
import { keepScored } from './keep-scored.ts'
import { startOutboxRunner, type OutboxRunner } from '../outbox-runner.ts'
import { createSender } from '../outbox-sender.ts'
import { openOutboxStore } from '../outbox-store.ts'
import { classifyFault } from '../send-fault.ts'
import { unsent } from '../sync-state.ts'
import type { KeptPorts } from './kept-ports.ts'
import type { KeptHandIn, KeptStart } from './kept-round.ts'

const round = makeRoundDetail()
const NOW = Date.parse('2026-05-01T12:00:00.000Z')

const start: KeptStart = {
  courseId: 'crs_1',
  competitionId: null,
  teeId: null,
  gender: null,
  refusal: null,
  since: NOW - 3_600_000,
}
const handIn: KeptHandIn = {
  partnerName: 'Pat Partner',
  partnerSignature: 'Pat',
  isTyped: true,
  grossScore: 9,
  netScore: 7,
  stablefordPoints: 5,
  photo: 'none',
  refusal: null,
  verifiedAt: '2026-05-01T11:59:00.000Z',
  since: NOW,
}

class Refused extends Error {
  readonly status: number
  constructor(status: number) {
    super('refused')
    this.status = status
  }
}

const running: OutboxRunner[] = []
let requests: SentRound[][]
let batches: number
let isOnline: boolean
let answer: (sent: SentRound) => AnsweredRound
let photo: () => Promise<string | undefined>

/** Takes all of it. */
const take = ({ roundId, start: started, entries = [], handIn: card }: SentRound): AnsweredRound => ({
  sentAs: roundId,
  roundId,
  ...(started && { start: { round: { ...round, id: roundId } } }),
  ...(entries.length > 0 && {
    scores: { acknowledged: entries.map(({ id }) => id), entries: [], refused: [] },
  }),
  ...(card && { handIn: { round: { ...round, id: roundId, status: 'submitted' } } }),
})
const no = (code: string, status = 409) => ({ refusal: { code, message: `No: ${code}`, status } })

const keptPorts: KeptPorts = {
  send: (rounds) => {
    if (!isOnline) return Promise.reject(new Refused(503))
    requests.push([...rounds])
    return new Promise((resolve) => {
      resolve(rounds.map(answer))
    })
  },
  uploadPhoto: () => photo(),
  dropPhoto: () => Promise.resolve(),
  movePhoto: () => Promise.resolve(),
}

const ports: OutboxPorts = {
  openStore: () => openOutboxStore('usr_1'),
  post: (_roundId, entries) => {
    if (!isOnline) return Promise.reject(new Refused(503))
    batches++
    return Promise.resolve({ acknowledged: entries.map(({ id }) => id), entries: [] })
  },
  kept: () => Promise.resolve(keptPorts),
  toSendFault: (fault) => classifyFault(fault instanceof Refused ? fault.status : undefined, 'No.'),
  now: () => NOW,
  random: () => 0,
  runExclusively: (run) => run(),
  notifyTabs: () => undefined,
}

async function run(owner = 'usr_1'): Promise<OutboxRunner> {
  const runner = startOutboxRunner(owner, { ...ports, openStore: () => openOutboxStore(owner) }, createSender)
  running.push(runner)
  await vi.waitFor(() => {
    expect(runner.snapshot().isReady).toBe(true)
  })
  return runner
}

/** A round that was started, scored and handed in where there is no network. */
async function playOffline(card: Partial<KeptHandIn> = {}): Promise<OutboxRunner> {
  isOnline = false
  const runner = await run()
  await keepWaiting(runner).startHere(round, start)
  for (const hole of [1, 2]) await runner.record(round.id, hole, holedIn(4))
  await keepWaiting(runner).handInHere(round.id, { ...handIn, ...card })
  await runner.flush()
  isOnline = true
  return runner
}

const keptOf = (runner: OutboxRunner, id = round.id) => runner.snapshot().rounds.get(id)

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  localStorage.clear()
  requests = []
  batches = 0
  isOnline = true
  answer = take
  photo = () => Promise.resolve('/objects/pho_1')
})
afterEach(() => {
  for (const runner of running.splice(0)) runner.stop()
  vi.unstubAllGlobals()
})

describe('a round that was played without a network', () => {
  test('when there is one again, then start, scores and hand-in go in one request and nothing is left here', async () => {
    const runner = await playOffline()
    expect(runner.snapshot().round).toBeNull()
    await runner.wake()
    expect(requests).toHaveLength(1)
    expect(requests[0]).toMatchObject([
      {
        roundId: round.id,
        start: { courseId: 'crs_1', secondsAgo: 3600 },
        handIn: { partnerName: 'Pat Partner' },
      },
    ])
    expect(requests[0]?.[0]?.entries).toHaveLength(2)
    expect(batches).toBe(0)
    expect(keptOf(runner)).toBeUndefined()
    expect(unsent(runner.snapshot().outbox, round.id)).toEqual([])
    expect(runner.snapshot().taken).toMatchObject({ id: round.id })
    const stored = await (await openOutboxStore('usr_1')).read()
    expect([stored.rounds, stored.entries]).toEqual([[], []])
  })

  test('when the browser is closed and opened again in between, then all of it is still there and goes once', async () => {
    const first = await playOffline()
    isOnline = false
    first.stop()
    const again = await run()
    expect(keptOf(again)).toMatchObject({ start, handIn, isStored: true })
    isOnline = true
    await again.wake()
    expect(requests).toHaveLength(1)
    expect(keptOf(again)).toBeUndefined()
  })

  test('when another person signs in on this phone, then they neither see nor send it (U37)', async () => {
    const first = await playOffline()
    first.stop()
    const other = await run('usr_2')
    await other.wake()
    expect([requests.length, batches, other.snapshot().rounds.size]).toEqual([0, 0, 0])
  })

  test('when the session has ended, then all of it waits for the same person’s next sign-in (P10)', async () => {
    const runner = await playOffline()
    const before = answer
    answer = () => {
      throw new Refused(401)
    }
    await runner.wake()
    expect(runner.snapshot().outbox.isSignedOut).toBe(true)
    expect(keptOf(runner)).toMatchObject({ start, handIn })
    answer = before
    await runner.wake()
    expect(keptOf(runner)).toBeUndefined()
  })

  test('when the club says of the open card that there is none, then what waits here stays', async () => {
    const runner = await playOffline()
    await runner.keepRound(null)
    expect(keptOf(runner)).toMatchObject({ start, handIn })
  })
})

describe('the copy of what waits', () => {
  test('when the browser has cleared the storage between two starts, then start, scores and hand-in go all the same, once', async () => {
    ;(await playOffline()).stop()
    vi.stubGlobal('indexedDB', new IDBFactory())
    const other = await run('usr_2')
    expect(keptOf(other), 'another person on the same phone').toBeUndefined()
    vi.stubGlobal('indexedDB', new IDBFactory())
    const next = await run()
    await next.flush()
    expect(requests).toMatchObject([
      [{ roundId: round.id, start: { courseId: 'crs_1' }, handIn: { partnerSignature: 'Pat' } }],
    ])
    expect(requests[0]?.[0]?.entries).toHaveLength(2)
    expect(batches).toBe(0)
    expect(Object.keys(localStorage)).toEqual([])
  })

  test('when the page is left before the disk has the hand-in, then it waits on the next page', async () => {
    isOnline = false
    const left = await run()
    await keepWaiting(left).startHere(round, start)
    const stuck = { ...left.parts.storage, changeRounds: () => new Promise<boolean>(() => undefined) }
    void keepWaiting({ parts: { ...left.parts, storage: stuck } }).handInHere(round.id, handIn)
    left.stop()
    const next = await run()
    expect(keptOf(next)?.handIn).toMatchObject({ partnerName: 'Pat Partner' })
  })

  test('when the card is taken back or the round given up, then no copy brings it again', async () => {
    const runner = await playOffline()
    await keepWaiting(runner).takeBack(round.id)
    expect(Object.values({ ...localStorage }).join()).not.toContain('Pat Partner')
    await giveUp(runner, round.id)
    expect(Object.keys(localStorage)).toEqual([])
  })

  test('when the photo of the card was cleared too, then it is said, the rest is kept and waits for the player', async () => {
    ;(await playOffline({ photo: 'kept' })).stop()
    vi.stubGlobal('indexedDB', new IDBFactory())
    const next = await run()
    await next.flush()
    expect(requests).toMatchObject([[{ start: { courseId: 'crs_1' } }]])
    expect(keptOf(next)?.handIn).toMatchObject({
      partnerName: 'Pat Partner',
      photo: 'none',
      refusal: { code: 'photo_gone' },
    })
    await keepWaiting(next).sendAgain(round.id)
    expect(requests.at(-1)).toMatchObject([{ handIn: { scorecardPhotoUrl: null } }])
    expect(Object.keys(localStorage)).toEqual([])
  })
})

describe('an answer that is not yes', () => {
  test('when the start is refused, then it says why, nothing else is sent, and all of it stays', async () => {
    const runner = await playOffline()
    answer = ({ roundId }) => ({ sentAs: roundId, roundId, start: no('round_open') })
    await runner.wake()
    expect(keptOf(runner)?.start?.refusal).toMatchObject({ code: 'round_open' })
    await runner.wake()
    expect([requests.length, batches]).toEqual([1, 0])
    expect(unsent(runner.snapshot().outbox, round.id)).toHaveLength(2)
    answer = take
    await keepWaiting(runner).sendAgain(round.id)
    expect(keptOf(runner)).toBeUndefined()
  })

  test('when the hand-in is refused, then the card is open again with the reason and all that was typed', async () => {
    const runner = await playOffline()
    answer = (sent) => ({ ...take(sent), handIn: no('totals_differ') })
    await runner.wake()
    expect(runner.snapshot().round?.id).toBe(round.id)
    expect(keptOf(runner)).toMatchObject({
      start: null,
      handIn: { partnerName: 'Pat Partner', partnerSignature: 'Pat', refusal: { code: 'totals_differ' } },
    })
    await runner.wake()
    expect(requests).toHaveLength(1)
  })

  test('when one score is refused, then the others are taken and the card waits for that one', async () => {
    const runner = await playOffline()
    answer = (sent) => {
      const [bad, ...others] = sent.entries ?? []
      const refused = bad ? [{ id: bad.id, ...no('invalid_input', 400) }] : []
      return {
        ...take({ ...sent, entries: others, handIn: undefined }),
        scores: { acknowledged: others.map(({ id }) => id), entries: [], refused },
      }
    }
    await runner.wake()
    const [left] = unsent(runner.snapshot().outbox, round.id)
    expect(left).toMatchObject({ holeNumber: 1, stage: 'refused' })
    expect(keptOf(runner)?.handIn).toMatchObject({ refusal: null })
    answer = take
    await removeRefused(runner, left?.id ?? '')
    await runner.wake()
    expect(keptOf(runner)).toBeUndefined()
  })

  test('when the club has another open round of that course, then card and scores are that one’s, and it is said', async () => {
    const runner = await playOffline()
    answer = (sent) => ({
      ...take({ ...sent, handIn: undefined }),
      roundId: 'rnd_open',
      start: { round: { ...round, id: 'rnd_open', handicapUsed: '13.0' } },
    })
    await runner.wake()
    expect(keptOf(runner)).toBeUndefined()
    expect(keptOf(runner, 'rnd_open')).toMatchObject({
      start: null,
      handIn: { partnerName: 'Pat Partner', refusal: { code: 'was_open' } },
      correction: { own: { handicapUsed: '12.4' }, wasOpenSince: round.roundDate },
    })
    expect(runner.snapshot().round?.id).toBe('rnd_open')
  })

  test('when the whole request is refused, then the part that is at fault is found and the others are taken', async () => {
    const runner = await playOffline()
    answer = (sent) => {
      if (sent.handIn) throw new Refused(400)
      return take(sent)
    }
    await runner.wake()
    expect(unsent(runner.snapshot().outbox, round.id)).toEqual([])
    expect(keptOf(runner)).toMatchObject({ start: null, handIn: { refusal: { code: 'refused' } } })
    expect(requests.length).toBeLessThan(6)
  })

  test('when a part meets a fault that passes, then that part alone is sent again', async () => {
    const runner = await playOffline()
    answer = (sent) => ({ ...take(sent), handIn: no('not_saved', 503) })
    await runner.wake()
    expect(keptOf(runner)).toMatchObject({ start: null, handIn: { refusal: null } })
    answer = take
    await runner.wake()
    expect(requests.map(([part]) => [part?.start !== undefined, part?.handIn !== undefined])).toEqual([
      [true, true],
      [false, true],
    ])
    expect(keptOf(runner)).toBeUndefined()
  })
})

describe('the photo of the paper card', () => {
  test('when one goes with the card, then start and scores go before it, and the card after it', async () => {
    const runner = await playOffline({ photo: 'kept' })
    await runner.wake()
    expect(requests.map(([part]) => [part?.entries?.length ?? 0, part?.handIn?.scorecardPhotoUrl])).toEqual([
      [2, undefined],
      [0, '/objects/pho_1'],
    ])
    expect(keptOf(runner)).toBeUndefined()
  })

  test('when the club does not take it, then the card is given back with the reason', async () => {
    const runner = await playOffline({ photo: 'kept' })
    photo = () => Promise.reject(new Refused(415))
    await runner.wake()
    expect(keptOf(runner)?.handIn?.refusal).toMatchObject({ code: 'photo' })
    expect(unsent(runner.snapshot().outbox, round.id)).toEqual([])
  })

  test('when the phone has lost it, then the card goes without it', async () => {
    const runner = await playOffline({ photo: 'kept' })
    photo = () => Promise.resolve(undefined)
    await runner.wake()
    expect(keptOf(runner)).toBeUndefined()
  })
})

describe('several rounds', () => {
  test('when 72 scores of four players wait, then they go in one request', async () => {
    isOnline = false
    const runner = await run()
    const ids = ['rnd_1', 'rnd_2', 'rnd_3', 'rnd_4']
    await runner.keepRound(round)
    for (const id of ids.slice(1)) await keepScored(runner, { ...round, id, userId: `usr_of_${id}` })
    for (let hole = 1; hole <= 18; hole++) for (const id of ids) await runner.record(id, hole, holedIn(4))
    isOnline = true
    await runner.wake()
    expect(requests).toHaveLength(1)
    expect(requests[0]?.map(({ entries }) => entries?.length)).toEqual([18, 18, 18, 18])
    expect(runner.snapshot().outbox.entries.size).toBe(0)
    expect([...runner.snapshot().rounds.keys()]).toEqual(ids)
  })

  test('when only scores of one round wait, then they go with the call that they always had', async () => {
    const runner = await run()
    await runner.keepRound(round)
    await runner.record(round.id, 1, holedIn(4))
    await vi.waitFor(() => {
      expect(runner.snapshot().outbox.entries.size).toBe(0)
    })
    expect([requests.length, batches]).toEqual([0, 1])
  })

  test('when the next round is started before the last card could go, then both go, one after the other', async () => {
    const runner = await playOffline()
    isOnline = false
    const second = { ...round, id: 'rnd_next' }
    await keepWaiting(runner).startHere(second, { ...start, since: NOW })
    expect(runner.snapshot().round?.id).toBe('rnd_next')
    isOnline = true
    await runner.wake()
    expect(requests[0]?.map(({ roundId }) => roundId)).toEqual([round.id, 'rnd_next'])
    expect([...runner.snapshot().rounds.values()].map(({ id, start: left }) => [id, left])).toEqual([
      ['rnd_next', null],
    ])
  })

  test('when the last card was given back, then the next round waits for it and nothing is sent for ever', async () => {
    const runner = await playOffline()
    isOnline = false
    await keepWaiting(runner).startHere({ ...round, id: 'rnd_next' }, { ...start, since: NOW })
    isOnline = true
    answer = (sent) =>
      sent.handIn
        ? { ...take(sent), handIn: no('totals_differ') }
        : { ...take(sent), start: no('round_open') }
    await runner.wake()
    const sentBefore = requests.length
    await runner.wake()
    expect(requests).toHaveLength(sentBefore)
    expect(keptOf(runner, 'rnd_next')?.start).not.toBeNull()
  })

  test('when a round is given up before the club has it, then it and its scores are gone from this phone only', async () => {
    const runner = await playOffline()
    await giveUp(runner, round.id)
    await runner.wake()
    expect(requests).toEqual([])
    expect((await (await openOutboxStore('usr_1')).read()).entries).toEqual([])
  })
})

test('when the phone cannot store, then round, scores and card live in memory, say so, and still go', async () => {
  const runner = startOutboxRunner(
    'usr_1',
    { ...ports, openStore: () => Promise.reject(new Error('quota')) },
    createSender,
  )
  running.push(runner)
  isOnline = false
  expect(await keepWaiting(runner).startHere(round, start)).toBe(false)
  await runner.record(round.id, 1, holedIn(4))
  expect(await keepWaiting(runner).handInHere(round.id, handIn)).toBe(false)
  expect(runner.snapshot().outbox.isStorageFailing).toBe(true)
  expect(keptOf(runner)).toMatchObject({ isStored: false, handIn })
  await runner.flush()
  isOnline = true
  await runner.wake()
  expect(requests.flat()).toHaveLength(1)
  expect(requests[0]?.[0]).toMatchObject({ start: {}, handIn: {} })
})
