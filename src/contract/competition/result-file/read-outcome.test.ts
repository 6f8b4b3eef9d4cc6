import { expect, test } from 'vitest'
import { readOutcome } from './read-outcome.ts'

test.each([
  ['NR', 'no_return'],
  ['n.r.', 'no_return'],
  ['N/R', 'no_return'],
  ['No Return', 'no_return'],
  ['No entregada', 'no_return'],
  ['WD', 'withdrawn'],
  ['W/D', 'withdrawn'],
  ['Withdrew', 'withdrawn'],
  ['Rtd.', 'withdrawn'],
  ['Retirada', 'withdrawn'],
  ['DQ', 'disqualified'],
  ['Disq.', 'disqualified'],
  ['DSQ', 'disqualified'],
  ['Descalificado', 'disqualified'],
] as const)('%j is %s', (text, outcome) => {
  expect(readOutcome(text)).toBe(outcome)
})

test.each(['', '-', 'DNS', 'DNF', 'no show', '68', 'NRX', 'scratched', 'withdrawn injured'])(
  '%j is a word that is asked about',
  (text) => {
    expect(readOutcome(text)).toBeUndefined()
  },
)
