import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cardFromRound } from '#web/card/card-from-round.ts'
import { keepWaiting } from '#web/offline/kept/keep-waiting.ts'
import { startOutboxRunner, type OutboxRunner } from '#web/offline/outbox-runner.ts'
import { createSender } from '#web/offline/outbox-sender.ts'
import { openOutboxStore } from '#web/offline/outbox-store.ts'
import { makeRoundDetail } from '#test/make-round-detail.ts'
import type { CardPhoto } from './use-card-photo.ts'
import { useSubmitRound } from './use-submit-round.ts'

const attestation = { partnerName: 'Ada Quinn', partnerSignature: 'Ada Quinn', isTyped: true }
const round = makeRoundDetail()
const noPhoto: CardPhoto = {
  photo: undefined,
  isBusy: false,
  refusal: undefined,
  isKept: true,
  choose: () => undefined,
  remove: () => undefined,
  setUploaded: () => undefined,
}

let root: Root
let client: QueryClient
let runner: OutboxRunner
let submission: ReturnType<typeof useSubmitRound>
let answer: () => Promise<Response>
const sent: string[] = []
const completed: string[] = []
let keptHere: number

function HandIn({ unsentCount }: { unsentCount: number }) {
  const made = useSubmitRound({
    round,
    card: cardFromRound(round, new Map()),
    cardPhoto: noPhoto,
    runner,
    playerName: 'Ben Jones',
    unsentCount,
    onCompleted: ({ id }) => completed.push(id),
    onKept: () => {
      keptHere++
    },
  })
  useEffect(() => {
    submission = made
  })
  return null
}

async function show(unsentCount: number) {
  await act(async () => {
    root.render(
      <QueryClientProvider client={client}>
        <HandIn unsentCount={unsentCount} />
      </QueryClientProvider>,
    )
    await vi.advanceTimersByTimeAsync(0)
  })
}

async function press(attested = attestation) {
  await act(async () => {
    submission.press(attested)
    await vi.advanceTimersByTimeAsync(0)
  })
}

const offline = () => Promise.reject(new TypeError('network'))
const refused = () =>
  Promise.resolve(new Response(JSON.stringify({ code: 'round_closed', message: 'Closed.' }), { status: 409 }))

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  // Or the copy of the card that an earlier test signed would come back.
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', (address: string) => {
    sent.push(address)
    return answer()
  })
  keptHere = 0
  client = new QueryClient()
  root = createRoot(document.createElement('div'))
  runner = startOutboxRunner(
    'usr_1',
    {
      openStore: () => openOutboxStore('usr_1'),
      post: () => Promise.reject(new TypeError('network')),
      toSendFault: () => ({ kind: 'passing' }),
      now: Date.now,
      random: Math.random,
      runExclusively: (run) => run(),
      notifyTabs: () => undefined,
    },
    createSender,
  )
  await vi.waitFor(() => {
    expect(runner.snapshot().isReady).toBe(true)
  })
  await runner.keepRound(round)
})

afterEach(() => {
  act(() => {
    root.unmount()
  })
  runner.stop()
  sent.length = 0
  completed.length = 0
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const handIn = () => runner.snapshot().rounds.get(round.id)?.handIn

test('when scores are still unsent, then the card is handed in on this phone with all that was attested, and goes with them', async () => {
  answer = offline
  await show(2)
  await press()
  await vi.waitFor(() => {
    expect(handIn()).toMatchObject({ ...attestation, grossScore: 0, photo: 'none', refusal: null })
  })
  expect([keptHere, sent]).toEqual([1, []])
})

test('when the club cannot be reached, then the card is handed in on this phone instead', async () => {
  answer = offline
  await show(0)
  await press()
  await vi.waitFor(() => {
    expect(handIn()).toMatchObject(attestation)
  })
  expect(sent).toEqual([`/api/rounds/${round.id}`])
  expect([keptHere, completed]).toEqual([1, []])
})

test('when the card was given back by the club, then it goes again with what waits, and not past it', async () => {
  answer = offline
  await keepWaiting(runner).handInHere(round.id, {
    ...attestation,
    grossScore: 1,
    netScore: 1,
    stablefordPoints: 1,
    photo: 'none',
    since: 1,
    verifiedAt: new Date().toISOString(),
    refusal: { message: 'No.', code: 'totals_differ' },
  })
  await show(0)
  await press()
  await vi.waitFor(() => {
    expect(handIn()).toMatchObject({ ...attestation, grossScore: 0, refusal: null })
  })
  expect(sent).toEqual([])
})

test('when the club refuses the card, then it fails with a reason and nothing is sent again', async () => {
  answer = refused
  await show(0)
  await press()
  expect(submission.progress).toMatchObject({ step: 'failed', cause: 'other' })
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(sent).toHaveLength(1)
  expect(completed).toEqual([])
})

test('U9: when Submit is pressed twice, then the card is sent once', async () => {
  answer = () => new Promise(() => undefined)
  await show(0)
  await press()
  await press()
  expect(sent).toHaveLength(1)
})

test.each(['partnerName', 'partnerSignature'] as const)(
  'when the player’s own name stands in %s without a network, then nothing is handed in here, and the field says why',
  async (field) => {
    answer = offline
    await show(2)
    await press({ ...attestation, [field]: 'JONES Ben' })
    expect(submission.progress).toMatchObject({ step: 'failed', cause: { field, value: 'JONES Ben' } })
    expect([keptHere, sent, handIn()]).toEqual([0, [], null])
  },
)

test('when the club says that a name is the player’s own, then its field says so', async () => {
  answer = () =>
    Promise.resolve(
      new Response(
        JSON.stringify({
          code: 'signed_by_player',
          message: 'No.',
          fields: [{ field: 'partnerSignature', message: 'No.' }],
        }),
        { status: 400 },
      ),
    )
  await show(0)
  await press()
  await vi.waitFor(() => {
    expect(submission.progress).toMatchObject({
      step: 'failed',
      cause: { field: 'partnerSignature', value: 'Ada Quinn' },
    })
  })
  expect(keptHere).toBe(0)
})

test('when the club’s totals differ, then the card is read again, so that the next press sends what it is played off now', async () => {
  const openRound = ['scorecard', 'open-round', 'usr_1']
  client.setQueryData(openRound, round)
  answer = () =>
    Promise.resolve(
      new Response(JSON.stringify({ code: 'totals_differ', message: 'Differ.' }), { status: 409 }),
    )
  await show(0)
  await press()
  await vi.waitFor(() => {
    expect(client.getQueryState(openRound)?.isInvalidated).toBe(true)
  })
})
