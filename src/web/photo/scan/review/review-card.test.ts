import { describe, expect, test } from 'vitest'
import type { ScannedCell, ScannedRow } from '#contract/photo/scan.ts'
import { holedIn, notPlayed, pickedUp, type HoleResult } from '#golf/card/hole-result.ts'
import {
  scoresToTake,
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

describe('what a person must check', () => {
  const read = row([
    { grossScore: 5 },
    { grossScore: 4, doubtful: true, others: [9, 4, 'picked_up'] },
    {},
    { grossScore: 17 },
    { grossScore: null },
    { grossScore: null, doubtful: true },
  ])
  const holes = reviewRow(read, { card: emptyCard(6), decisions: undecided })

  test('open holes are the doubtful, the unread and those of more than 15 strokes, in the card’s order', () => {
    expect(openHoles(holes).map(({ holeNumber }) => holeNumber)).toEqual([2, 3, 4, 6])
  })

  test('the choices begin with what was read, and have each result once', () => {
    expect(holes[1]?.choices).toEqual([holedIn(4), holedIn(9), pickedUp])
    expect(holes[3]?.choices).toEqual([holedIn(17)])
    expect(holes[4]?.choices).toEqual([notPlayed])
  })

  test('when more than 15 strokes are read, then they are taken only once a person has said so', () => {
    const taken = (decisions: Decisions) =>
      scoresToTake(reviewRow(read, { card: emptyCard(6), decisions })).find(
        ({ holeNumber }) => holeNumber === 4,
      )
    expect(taken(undecided)).toBeUndefined()
    expect(taken(new Map([[4, holedIn(17)]]))).toEqual({ holeNumber: 4, result: holedIn(17) })
  })

  test('when a person decides a hole, then it is no longer open, whether it was doubtful or not', () => {
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

  test('unchecked holes stay out, and an empty cell deletes nothing', () => {
    expect(scoresToTake(reviewRow(read, { card, decisions: undecided }))).toEqual([
      { holeNumber: 1, result: holedIn(5) },
      { holeNumber: 3, result: pickedUp },
      { holeNumber: 5, result: holedIn(6) },
    ])
  })

  test('a hole changes only where the card had another score', () => {
    const holes = reviewRow(read, { card, decisions: new Map([[2, holedIn(7)]]) })
    expect(holes.filter(wouldChange).map(({ holeNumber }) => holeNumber)).toEqual([1, 2])
  })

  test('when the card does not have a hole, then it is left out', () => {
    const back = Array.from({ length: 9 }, (_, i) => ({ holeNumber: i + 10, par: 4, result: notPlayed }))
    const all = row(Array.from({ length: 18 }, (_, i) => ({ grossScore: (i % 5) + 3 })))
    const taken = scoresToTake(reviewRow(all, { card: back, decisions: undecided }))
    expect(taken.map(({ holeNumber }) => holeNumber)).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18])
    expect(taken[0]?.result).toEqual(holedIn(7))
  })
})

describe('sums', () => {
  const fives = Array.from({ length: 18 }, () => ({ grossScore: 5 }))

  test('the shown holes are compared with each written sum', () => {
    const read = row(fives, [sum('out', 45), sum('in', 44), sum('total', 90)])
    const holes = reviewRow(read, { card: emptyCard(18), decisions: undecided })
    expect(reviewSums(read, holes).map(({ of, shown, agrees }) => [of, shown, agrees])).toEqual([
      ['out', 45, true],
      ['in', 45, false],
      ['total', 90, true],
    ])
  })

  test('when a hole is decided, then its sums change', () => {
    const read = row(fives, [sum('out', 45)])
    const holes = reviewRow(read, { card: emptyCard(18), decisions: new Map([[3, holedIn(4)]]) })
    expect(reviewSums(read, holes)[0]).toMatchObject({ shown: 44, agrees: false })
  })

  test('when a hole is unread or no sum is written, then nothing is compared', () => {
    const read = row([...fives.slice(0, 17), {}], [sum('in', 45)])
    const holes = reviewRow(read, { card: emptyCard(18), decisions: undecided })
    expect(reviewSums(read, holes).map(({ of, shown, agrees }) => [of, shown, agrees])).toEqual([
      ['out', 45, undefined],
      ['in', undefined, undefined],
      ['total', undefined, undefined],
    ])
  })

  test('when the player wrote differences to par, then a sum of differences agrees', () => {
    const read = row(fives, [sum('out', 9), sum('in', 45)], true)
    const holes = reviewRow(read, { card: emptyCard(18), decisions: undecided })
    expect(reviewSums(read, holes).slice(0, 2)).toMatchObject([{ agrees: true }, { agrees: true }])
  })

  test('when the card has nine holes, then it has one sum, and a total only where one is written', () => {
    const nine = row(fives.slice(0, 9), [sum('out', 45)])
    const holes = reviewRow(nine, { card: emptyCard(9), decisions: undecided })
    expect(reviewSums(nine, holes).map(({ of }) => of)).toEqual(['out'])
    const withTotal = row(fives.slice(0, 9), [sum('total', 45)])
    expect(reviewSums(withTotal, holes).map(({ of }) => of)).toEqual(['out', 'total'])
  })
})
