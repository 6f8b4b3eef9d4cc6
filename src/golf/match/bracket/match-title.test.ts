import { expect, test } from 'vitest'
import type { BracketType } from '../../competition/competition.ts'
import { seededRandom } from '../../seeded-random.ts'
import type { Bracket } from './bracket.ts'
import { drawBracket } from './draw-bracket.ts'
import { matchTitle } from './match-title.ts'
import { orderBySeeding } from './seeding.ts'

const players = (count: number) => Array.from({ length: count }, (_, i) => `p${i + 1}`)

function draw(count: number, type: BracketType, hasThirdPlace = false): Bracket {
  const drawn = drawBracket(players(count), { type, hasThirdPlace })
  if (!drawn.ok) throw new Error(drawn.reason)
  return drawn.value
}

const titles = (bracket: Bracket) => [...new Set(bracket.matches.map((match) => matchTitle(bracket, match)))]

test.each([
  [draw(16, 'single_elimination', true), ['Round 1', 'Quarter-Final', 'Semi-Final', 'Final', 'Third Place']],
  [draw(3, 'single_elimination'), ['Semi-Final', 'Final']],
  [draw(2, 'double_elimination'), ['Final']],
  [
    draw(4, 'double_elimination'),
    [
      'Winners’ Round 1',
      'Winners’ Final',
      'Losers’ Round 1',
      'Losers’ Final',
      'Grand Final',
      'Grand Final, second match',
    ],
  ],
  [
    // Six: both first matches of the losers' side fall away with the byes.
    draw(6, 'double_elimination'),
    [
      'Winners’ Round 1',
      'Winners’ Round 2',
      'Winners’ Final',
      'Losers’ Round 1',
      'Losers’ Round 2',
      'Losers’ Final',
      'Grand Final',
      'Grand Final, second match',
    ],
  ],
])('each round has its title', (bracket, expected) => {
  expect(titles(bracket)).toEqual(expected)
})

test('when the seed is the same, then the draw is; another seed gives another draw (R8.3)', () => {
  const entrants = players(16).map((entrantId) => ({ entrantId, handicapIndex: null, qualifyingScore: null }))
  const drawn = (seed: number) =>
    orderBySeeding(entrants, { seeding: 'random', placed: 0, random: seededRandom(seed) })
  expect(drawn(7)).toEqual(drawn(7))
  expect(drawn(7)).not.toEqual(drawn(8))
  expect([...drawn(7)].sort()).toEqual(players(16).sort())
})
