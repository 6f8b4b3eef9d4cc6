import { expect, test } from 'vitest'
import { holedIn } from '#golf/card/hole-result.ts'
import { cardFromRound } from '#web/card/card-from-round.ts'
import { makeRoundDetail } from '#test/make-round-detail.ts'
import { runningLine } from './running-line.ts'

const round = makeRoundDetail()
const cardOf = (strokes: readonly number[], stablefordTable = round.terms.stablefordTable) =>
  cardFromRound(
    { terms: { ...round.terms, stablefordTable } },
    new Map(strokes.map((count, i) => [i + 1, holedIn(count)])),
  )

test('before the first score nothing runs', () => {
  expect(runningLine(cardOf([]), 'stableford')).toBeUndefined()
})

test.each([
  // Two strokes received on two holes of par 4.
  ['stableford', 'standard', [5, 4], '5 pts · thru 2', '5 points after 2 holes'],
  ['stableford', 'standard', [6], '1 pt · thru 1', '1 point after 1 hole'],
  [null, 'standard', [5], '2 pts · thru 1', '2 points after 1 hole'],
  ['stroke_play', 'standard', [5, 5], '+2 · thru 2', '+2 to par after 2 holes'],
  ['maximum_score', 'standard', [4], 'E · thru 1', 'E to par after 1 hole'],
  ['par_bogey', 'par_bogey', [4, 3], '2 up · thru 2', '2 up after 2 holes'],
  ['par_bogey', 'par_bogey', [6], '1 down · thru 1', '1 down after 1 hole'],
] as const)('in %s (%s)', (competitionType, table, strokes, shown, said) => {
  expect(runningLine(cardOf(strokes, table), competitionType)).toEqual({ shown, said })
})
