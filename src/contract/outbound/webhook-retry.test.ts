import { expect, test } from 'vitest'
import { isWebhookGone, nextWebhookTry, WEBHOOK_PATIENCE_MS } from './webhook-retry.ts'

const giveUpAt = WEBHOOK_PATIENCE_MS

test('each wait is longer than the one before, until half a day', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((failures) => nextWebhookTry({ failures, now: 0, giveUpAt }))
  expect(waits.slice(0, 4)).toEqual([15_000, 60_000, 300_000, 1_800_000])
  expect(waits.slice(6)).toEqual([43_200_000, 43_200_000, 43_200_000])
  expect(waits).toEqual([...waits].sort((a, b) => a - b))
})

test('the last try is at the end of its time', () => {
  expect(nextWebhookTry({ failures: 9, now: giveUpAt - 1_000, giveUpAt })).toBe(giveUpAt)
})

test.each([
  [WEBHOOK_PATIENCE_MS - 1, false],
  [WEBHOOK_PATIENCE_MS, true],
])('after %i ms of failures it is gone: %s', (now, isGone) => {
  expect(isWebhookGone({ failingSince: 0, now })).toBe(isGone)
})
