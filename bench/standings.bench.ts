import { bench, describe } from 'vitest'
import { stableford } from '../src/domain/formats/stableford.ts'
import { standings, type Placeable } from '../src/domain/leaderboard/standings.ts'
import { playingHandicap } from '../src/domain/numbers.ts'
import type { HoleEntry } from '../src/domain/round/record-hole.ts'
import { scoreCard, type Card } from '../src/domain/scoring/card.ts'
import { holedIn } from '../src/domain/scoring/hole-result.ts'

/**
 * Goal of issue 3: 150 cards with countback ranked in less than 1 ms, and near n log n up to 10,000 cards, most of
 * them tied. `npx vitest bench --run --project rules bench/standings`
 */
const holes = Array.from({ length: 18 }, (_, i) => ({ holeNumber: i + 1, par: 4, strokeIndex: i + 1 }))

let state = 7
function next(below: number): number {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
  return Math.floor((state / 2_147_483_648) * below)
}

function randomCard(): Card {
  const recorded = new Map(
    holes.map(({ holeNumber }): [number, HoleEntry] => [
      holeNumber,
      { id: 'ent_1', holeNumber, result: holedIn(3 + next(4)), at: 1 },
    ]),
  )
  return scoreCard({ holes, playingHandicap: playingHandicap(12), stablefordTable: 'standard' }, recorded)
}

const cards = Array.from({ length: 10_000 }, randomCard)

function rows(from: readonly Card[]): Placeable[] {
  return from.map((card, i) => {
    const rank = stableford.rank(card, 12)
    return {
      entrantId: `e${i}`,
      name: `Player ${i}`,
      main: rank?.main ?? null,
      countback: rank?.countback ?? null,
    }
  })
}

describe('standings with countback, cards to places', () => {
  for (const count of [100, 150, 1000, 10_000]) {
    const some = cards.slice(0, count)
    bench(`${count} cards`, () => {
      standings(rows(some))
    })
  }
})

describe('standings alone, from ranked rows', () => {
  for (const count of [100, 150, 1000, 10_000]) {
    const ranked = rows(cards.slice(0, count))
    bench(`${count} rows`, () => {
      standings(ranked)
    })
  }
})
