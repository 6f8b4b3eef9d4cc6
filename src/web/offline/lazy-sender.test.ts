import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { holedIn } from '#golf/card/hole-result.ts'
import { entryToWire } from '#contract/platform/wire-names.ts'
import { makeRoundDetail } from '#test/make-round-detail.ts'
import { lazySender } from './lazy-sender.ts'
import { startOutboxRunner, type OutboxRunner } from './outbox-runner.ts'
import { createSender } from './outbox-sender.ts'
import { openOutboxStore } from './outbox-store.ts'

let runner: OutboxRunner | undefined

afterEach(() => {
  runner?.stop()
})

test('when the code that sends cannot be fetched, then scores wait on the phone, and go when it can', async () => {
  const round = makeRoundDetail()
  const sent: number[] = []
  let tries = 0
  runner = startOutboxRunner(
    'usr_1',
    {
      openStore: () => openOutboxStore('usr_1'),
      post: (_roundId, entries) => {
        sent.push(...entries.map(({ holeNumber }) => holeNumber))
        return Promise.resolve({
          acknowledged: entries.map(({ id }) => id),
          entries: entries.map(entryToWire),
        })
      },
      toSendFault: () => ({ kind: 'passing' }),
      now: Date.now,
      random: () => 0,
      runExclusively: (run) => run(),
      notifyTabs: () => undefined,
    },
    (snapshot, storage, ports) =>
      lazySender(snapshot, storage, ports, () => {
        tries++
        return tries < 3
          ? Promise.reject(new TypeError('Failed to fetch'))
          : Promise.resolve({ createSender })
      }),
  )
  const phone = runner
  await vi.waitFor(() => {
    expect(phone.snapshot().isReady).toBe(true)
  })
  await phone.keepRound(round)
  await phone.record(round.id, 1, holedIn(4))
  const waiting = () =>
    [...phone.snapshot().outbox.entries.values()].map(({ holeNumber, isStored }) => [holeNumber, isStored])
  expect([waiting(), sent]).toEqual([[[1, true]], []])
  await phone.wake()
  await phone.wake()
  await vi.waitFor(() => {
    expect([waiting(), sent]).toEqual([[], [1]])
  })
})
