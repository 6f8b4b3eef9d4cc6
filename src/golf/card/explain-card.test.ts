import { expect, test } from 'vitest'
import { makeCard } from '#test/make-card.ts'
import { sayInEnglish } from '#test/say-arithmetic.ts'
import { explainCard } from './explain-card.ts'
import { holedIn, pickedUp } from './hole-result.ts'

test('when a card is explained, then gross, net and points each have their sum', () => {
  const results = [holedIn(5), pickedUp, holedIn(4), ...Array.from({ length: 15 }, () => undefined)]
  expect(sayInEnglish(explainCard(makeCard(results, { handicap: 2 })))).toEqual([
    'Gross: 9 out + 0 in = 9.',
    'Net: 9 - 1 received on the holes holed out = 8.',
    'Points, hole by hole: 2 + 0 + 2 = 4.',
  ])
})

test('when a plus player plays nine holes, then strokes are given back and there are no halves', () => {
  const card = makeCard(
    Array.from({ length: 9 }, () => holedIn(4)),
    { handicap: -1 },
  )
  expect(sayInEnglish(explainCard(card)).slice(0, 2)).toEqual([
    'Gross: 36 strokes.',
    'Net: 36 + 1 given back on the holes holed out = 37.',
  ])
})
