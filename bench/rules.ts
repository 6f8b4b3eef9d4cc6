import { stableford } from '#golf/competition/formats/stableford.ts'
import { replay } from '#golf/handicap/replay.ts'
import type { RecordedScore } from '#golf/handicap/scoring-record.ts'
import { standings, type Placeable } from '#golf/board/standings.ts'
import { playingHandicap } from '#golf/numbers.ts'
import { scoreCard, type Card } from '#golf/card/card.ts'
import { holedIn } from '#golf/card/hole-result.ts'
import { median, spread, type Row } from './figures.ts'

const REPLAYS = 100_000
const PLAYING_HANDICAP = 12

/** Speed of the rules on one core: replaying 100,000 scoring records of 60 rounds, and ranking 100 to 10,000 cards. */
export function benchRules(): Promise<Row[]> {
  const next = pseudoRandom(7)
  return Promise.resolve([replays(next), ...rankings(next)])
}

function replays(next: (below: number) => number): Row {
  const records = Array.from({ length: 200 }, () => scoringRecord(next))
  for (const record of records) replay(record)
  const rounds = Array.from({ length: 5 }, () => {
    const start = process.cpuUsage()
    for (let i = 0; i < REPLAYS / 5; i++) replay(records[i % records.length] ?? [])
    const { user, system } = process.cpuUsage(start)
    return (user + system) / (REPLAYS / 5)
  })
  return {
    measured: `replay of a scoring record of 60 rounds, CPU µs (${REPLAYS.toLocaleString('en')} of them)`,
    ours: spread(rounds, 1),
    bare: `${Math.round(1_000_000 / median(rounds)).toLocaleString('en')} a second and core`,
    ratio: '',
    goal: 'under 60 µs',
  }
}

/** Every fifth round is a nine, and differentials vary enough for caps and exceptional scores to occur. */
function scoringRecord(next: (below: number) => number): RecordedScore[] {
  return Array.from({ length: 60 }, (_, i): RecordedScore => {
    const isNine = i % 5 === 4
    const strokesOver = isNine ? 40 + next(150) : 80 + next(300)
    return {
      kind: isNine ? 'nine' : 'eighteen',
      id: `rnd_${i}`,
      day: 19_000 + i * 9,
      differential: { numerator: 113 * strokesOver, denominator: 10 * 125 },
    }
  })
}

/** Most of 10,000 Stableford cards are tied on points, so countback has much to do. Measured from scored cards to places. */
function rankings(next: (below: number) => number): Row[] {
  const cards = Array.from({ length: 10_000 }, () => randomCard(next))
  const counts = [100, 150, 1_000, 10_000]
  const times = counts.map((count) => rankingTimes(cards.slice(0, count)))
  const perCard = (i: number) => median(times[i] ?? []) / (counts[i] ?? 1)
  return counts.map((count, i) => ({
    measured: `${count.toLocaleString('en')} cards ranked with countback, CPU ms`,
    ours: spread(times[i] ?? [], 2),
    bare: '',
    ratio:
      i === 0
        ? ''
        : `${(perCard(i) / perCard(0)).toFixed(2)} times the cost a card of 100; n log n: ${(Math.log(count) / Math.log(100)).toFixed(2)}`,
    goal: count === 150 ? 'under 1 ms' : '',
  }))
}

function rankingTimes(cards: readonly Card[]): number[] {
  const repeats = Math.max(1, Math.round(20_000 / cards.length))
  standings(toPlaceable(cards))
  return Array.from({ length: 9 }, () => {
    const start = process.cpuUsage()
    for (let i = 0; i < repeats; i++) standings(toPlaceable(cards))
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1_000 / repeats
  })
}

function toPlaceable(cards: readonly Card[]): Placeable[] {
  return cards.map((card, i) => {
    const rank = stableford.rank(card, PLAYING_HANDICAP)
    return {
      entrantId: `e${i}`,
      name: `Player ${i}`,
      sortKey: rank?.sortKey ?? null,
      countback: rank?.countback ?? null,
    }
  })
}

const holes = Array.from({ length: 18 }, (_, i) => ({ holeNumber: i + 1, par: 4, strokeIndex: i + 1 }))

function randomCard(next: (below: number) => number): Card {
  const results = new Map(holes.map(({ holeNumber }) => [holeNumber, holedIn(3 + next(4))]))
  return scoreCard(
    { holes, playingHandicap: playingHandicap(PLAYING_HANDICAP), stablefordTable: 'standard' },
    results,
  )
}

/** Gives the same numbers in every run. */
function pseudoRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}
