import 'fake-indexeddb/auto'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cardFromRound } from '#web/golf/card-from-round.ts'
import { startOutboxRunner, type OutboxRunner } from '#web/offline/outbox-runner.ts'
import { openOutboxStore } from '#web/offline/outbox-store.ts'
import { makeRoundDetail } from '#test/make-round-detail.ts'
import type { CardPhoto } from './use-card-photo.ts'
import { useSubmitRound } from './use-submit-round.ts'

const attestation = { partnerName: 'Ada Quinn', partnerSignature: 'Ada Quinn' }
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
let runner: OutboxRunner
let submission: ReturnType<typeof useSubmitRound>
let answer: () => Promise<Response>
const sent: string[] = []
const completed: string[] = []

function HandIn({ unsentCount }: { unsentCount: number }) {
  const made = useSubmitRound({
    round,
    card: cardFromRound(round, new Map()),
    cardPhoto: noPhoto,
    runner,
    unsentCount,
    onCompleted: ({ id }) => completed.push(id),
  })
  useEffect(() => {
    submission = made
  })
  return null
}

async function show(unsentCount: number) {
  await act(async () => {
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <HandIn unsentCount={unsentCount} />
      </QueryClientProvider>,
    )
    await vi.advanceTimersByTimeAsync(0)
  })
}

async function press() {
  await act(async () => {
    submission.press(attestation)
    await vi.advanceTimersByTimeAsync(0)
  })
}

const offline = () => Promise.reject(new TypeError('network'))
const refused = () =>
  Promise.resolve(new Response(JSON.stringify({ code: 'round_closed', message: 'Closed.' }), { status: 409 }))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', (address: string) => {
    sent.push(address)
    return answer()
  })
  root = createRoot(document.createElement('div'))
  runner = startOutboxRunner('usr_1', {
    openStore: () => openOutboxStore('usr_1'),
    post: () => Promise.reject(new TypeError('network')),
    toSendFault: () => ({ kind: 'passing' }),
    now: Date.now,
    random: Math.random,
    runExclusively: (run) => run(),
    notifyTabs: () => undefined,
  })
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

test('when scores are still unsent, then Submit waits and nothing is sent until the last one is acknowledged', async () => {
  answer = offline
  await show(2)
  await press()
  expect(submission.progress.step).toBe('waiting')
  expect(sent).toEqual([])
  await show(0)
  expect(sent).toEqual([`/api/rounds/${round.id}`])
})

test('when the club cannot be reached, then the card waits and is sent again five seconds later', async () => {
  answer = offline
  await show(0)
  await press()
  expect(submission.progress.step).toBe('waiting')
  expect(sent).toHaveLength(1)
  await act(() => vi.advanceTimersByTimeAsync(4_999))
  expect(sent).toHaveLength(1)
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(sent).toHaveLength(2)
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
