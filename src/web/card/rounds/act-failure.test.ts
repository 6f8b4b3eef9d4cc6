import { expect, test } from 'vitest'
import { ApiError } from '#web/lib/api.ts'
import { cardActsText } from '#web/messages/en/card/card-acts.online.ts'
import { actFailure } from './act-failure.ts'

const refusal = (reason: string) =>
  new ApiError(
    409,
    JSON.stringify({ code: 'round_closed', message: 'From the server.', details: { reason } }),
    '',
  )

test.each(Object.entries(cardActsText.refusals))(
  'when a card is not changed for the reason %s, then the screen has its own words for it',
  (reason, words) => {
    expect(actFailure(refusal(reason))).toBe(words)
  },
)

test('when only a newer server knows the reason, then its sentence is shown', () => {
  expect(actFailure(refusal('eclipse'))).toBe('From the server.')
})
