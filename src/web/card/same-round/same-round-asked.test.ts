import { expect, test } from 'vitest'
import { ApiError } from '#web/lib/api.ts'
import { sameRoundAsked } from './same-round-asked.ts'

const refusal = (code: 'same_round' | 'round_closed', details: Record<string, unknown>) =>
  new ApiError(409, JSON.stringify({ code, message: 'Refused', details }), 'Conflict')

test.each([
  [
    'the competition of the other card',
    refusal('same_round', { competitionName: 'Medal' }),
    { competitionName: 'Medal' },
  ],
  [
    'a card outside any competition',
    refusal('same_round', { competitionName: null }),
    { competitionName: null },
  ],
  ['another refusal', refusal('round_closed', {}), undefined],
  ['no answer at all', new Error('Offline'), undefined],
])('%s', (_, fault, asked) => {
  expect(sameRoundAsked(fault)).toEqual(asked)
})
