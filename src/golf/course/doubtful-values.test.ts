import { expect, test } from 'vitest'
import type { CardProblem, CardValue } from './card-values.ts'
import { doubtful, isDoubt, takeable } from './doubtful-values.ts'

const value = (holeNumber: number, of: number, field: CardValue['field'] = 'strokeIndex'): CardValue => ({
  field,
  holeNumber,
  value: of,
})
const values = [value(1, 7), value(2, 7), value(3, 9), value(1, 4, 'par')]
const twice: CardProblem = { kind: 'index_repeated', field: 'strokeIndex', strokeIndex: 7, holes: [1, 2] }
const sum: CardProblem = { kind: 'sum_differs', field: 'par', printed: 36, added: 35, holes: [1] }

test('an index that stands twice is taken from neither hole, and a doubtful value only on a word', () => {
  const reading = { values, problems: [twice, sum] }
  expect(takeable(reading)).toEqual([value(3, 9)])
  expect(doubtful(reading)).toEqual([value(1, 4, 'par')])
  expect(takeable(reading, { withDoubtful: true })).toEqual([value(3, 9), value(1, 4, 'par')])
  expect([isDoubt(sum), isDoubt(twice)]).toEqual([true, false])
})
