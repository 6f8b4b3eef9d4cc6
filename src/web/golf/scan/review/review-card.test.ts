import { describe, expect, test } from 'vitest'
import type { ScannedCell, ScannedRow } from '#contract/scan.ts'
import { holedIn, notPlayed, pickedUp, type HoleResult } from '#domain/scoring/hole-result.ts'
import {
  holesToTake,
  openHoles,
  reviewRow,
  wouldChange,
  type CardHole,
  type Decisions,
} from './review-card.ts'
import { reviewSums } from './review-sums.ts'

const quad = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
]

type Read = Partial<Omit<ScannedCell, 'holeNumber'>>

function cell(holeNumber: number, read: Read): ScannedCell {
  return { holeNumber, confidence: 0.99, doubtful: false, others: [], quad, ...read }
}

function row(reads: readonly Read[], sums: ScannedRow['sums'] = [], toPar = false): ScannedRow {
  return { toPar, holes: reads.map((read, i) => cell(i + 1, read)), sums }
}

function cardOf(results: readonly HoleResult[]): CardHole[] {
  return results.map((result, i) => ({ holeNumber: i + 1, par: 4, result }))
}

const emptyCard = (holes: number) => cardOf(Array.from({ length: holes }, () => notPlayed))
const undecided: Decisions = new Map()
const sum = (of: 'out' | 'in' | 'total', value: number) => ({
  of,
  value,
  confidence: 0.9,
  agrees: true,
  quad,
})

describe('what has to be looked at', () => {
  const read = row([
    { grossScore: 5 },
    { grossScore: 4, doubtful: true, others: [9, 4, 'picked_up'] },
    {},
    { grossScore: 17 },
    { grossScore: null },
    { grossScore: null, doubtful: true },
  ])
  const holes = reviewRow(read, { card: emptyCard(6), decisions: undecided })

  test('the doubtful, the unread, and what no card holds, in the order of the card', () => {
    expect(openHoles(holes).map(({ holeNumber }) => holeNumber)).toEqual([2, 3, 4, 6])
  })

  test('the choices are the reading first, each once', () => {
    expect(holes[1]?.choices).toEqual([holedIn(4), holedIn(9), pickedUp])
    expect(holes[3]?.choices).toEqual([])
    expect(holes[4]?.choices).toEqual([notPlayed])
  })

  test('a decision closes a hole, also one that nobody doubted', () => {
    const decisions = new Map([
      [1, holedIn(6)],
      [2, pickedUp],
    ])
    const decided = reviewRow(read, { card: emptyCard(6), decisions })
    expect(decided[0]).toMatchObject({ result: holedIn(6), isOpen: false, isDecided: true })
    expect(decided[1]).toMatchObject({ result: pickedUp, isOpen: false, isDecided: true })
  })
})

describe('what goes into the card', () => {
  const read = row([
    { grossScore: 5 },
    { grossScore: 4, doubtful: true },
    { grossScore: 'picked_up' },
    { grossScore: null },
    { grossScore: 6 },
  ])
  const card = cardOf([holedIn(4), holedIn(4), notPlayed, holedIn(3), holedIn(6)])

  test('not what nobody has looked at, and an empty cell takes nothing away', () => {
    expect(holesToTake(reviewRow(read, { card, decisions: undecided }))).toEqual([
      { holeNumber: 1, result: holedIn(5) },
      { holeNumber: 3, result: pickedUp },
      { holeNumber: 5, result: holedIn(6) },
    ])
  })

  test('only another score that was there is a change', () => {
    const holes = reviewRow(read, { card, decisions: new Map([[2, holedIn(7)]]) })
    expect(holes.filter(wouldChange).map(({ holeNumber }) => holeNumber)).toEqual([1, 2])
  })

  test('holes that the card does not have are left out', () => {
    const back = Array.from({ length: 9 }, (_, i) => ({ holeNumber: i + 10, par: 4, result: notPlayed }))
    const all = row(Array.from({ length: 18 }, (_, i) => ({ grossScore: (i % 5) + 3 })))
    const taken = holesToTake(reviewRow(all, { card: back, decisions: undecided }))
    expect(taken.map(({ holeNumber }) => holeNumber)).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18])
    expect(taken[0]?.result).toEqual(holedIn(7))
  })
})

describe('sums', () => {
  const fives = Array.from({ length: 18 }, () => ({ grossScore: 5 }))

  test('of what is shown against what is written', () => {
    const read = row(fives, [sum('out', 45), sum('in', 44), sum('total', 90)])
    const holes = reviewRow(read, { card: emptyCard(18), decisions: undecided })
    expect(reviewSums(read, holes).map(({ of, shown, agrees }) => [of, shown, agrees])).toEqual([
      ['out', 45, true],
      ['in', 45, false],
      ['total', 90, true],
    ])
  })

  test('a decision moves them', () => {
    const read = row(fives, [sum('out', 45)])
    const holes = reviewRow(read, { card: emptyCard(18), decisions: new Map([[3, holedIn(4)]]) })
    expect(reviewSums(read, holes)[0]).toMatchObject({ shown: 44, agrees: false })
  })

  test('nothing is said of a nine with an unread hole, or where nothing is written', () => {
    const read = row([...fives.slice(0, 17), {}], [sum('in', 45)])
    const holes = reviewRow(read, { card: emptyCard(18), decisions: undecided })
    expect(reviewSums(read, holes).map(({ of, shown, agrees }) => [of, shown, agrees])).toEqual([
      ['out', 45, undefined],
      ['in', undefined, undefined],
      ['total', undefined, undefined],
    ])
  })

  test('a sum of differences agrees where the player wrote differences', () => {
    const read = row(fives, [sum('out', 9), sum('in', 45)], true)
    const holes = reviewRow(read, { card: emptyCard(18), decisions: undecided })
    expect(reviewSums(read, holes).slice(0, 2)).toMatchObject([{ agrees: true }, { agrees: true }])
  })

  test('a card of nine has one sum, and a total where one is written', () => {
    const nine = row(fives.slice(0, 9), [sum('out', 45)])
    const holes = reviewRow(nine, { card: emptyCard(9), decisions: undecided })
    expect(reviewSums(nine, holes).map(({ of }) => of)).toEqual(['out'])
    const withTotal = row(fives.slice(0, 9), [sum('total', 45)])
    expect(reviewSums(withTotal, holes).map(({ of }) => of)).toEqual(['out', 'total'])
  })
})
