import { describe, expect, test } from 'vitest'
import { makePrediction } from '#test/make-prediction.ts'
import type { FoundPlayer } from './found-player.ts'
import { withoutOtherRows as withoutOtherRowsFor } from './without-other-rows.ts'

const withoutOtherRows = (players: readonly FoundPlayer[]) => withoutOtherRowsFor(players, () => undefined)
const nowhere = { left: 0, top: 0, right: 60, bottom: 40 }
const unread = makePrediction('written')

/** A cell that holds so many strokes with this chance, and otherwise one more. */
function cellOf(strokes: number, chance: number): Float64Array {
  const chances = new Float64Array(21)
  chances[strokes] = chance
  chances[strokes + 1] = 1 - chance
  return chances
}

const emptyCell = () => Float64Array.of(1, ...Array.from({ length: 20 }, () => 0))

type Row = { written: number; sure: number; hasSum?: boolean; holes?: number }

function rowOf({ written, sure, hasSum = false, holes = 18 }: Row): FoundPlayer {
  const numbers = Array.from({ length: holes }, (_, hole) => hole + 1)
  return {
    row: {
      notation: 'gross',
      cells: numbers.map((hole) => (hole <= written ? cellOf(3 + (hole % 3), sure) : emptyCell())),
      asStrokes: numbers.map((hole) => (hole <= written ? cellOf(3 + (hole % 3), sure) : emptyCell())),
      logEvidence: 0,
    },
    predictions: numbers.map((hole) =>
      hole <= written ? makePrediction('written', 3 + (hole % 3)) : makePrediction('empty'),
    ),
    frontCount: 9,
    pars: numbers.map(() => []),
    cells: numbers.map(() => nowhere),
    holeNumbers: numbers,
    sums: hasSum ? [{ of: 'out', prediction: unread, cell: nowhere }] : [],
    name: nowhere,
    hasName: true,
    isJoined: false,
  }
}

const full = rowOf({ written: 18, sure: 0.97, hasSum: true })

describe('beside a player who wrote every hole and a sum', () => {
  test.each([
    ['five numbers that are not sure, under a label and without a sum', { written: 5, sure: 0.76 }, false],
    ['the same on one of two nines', { written: 5, sure: 0.69, holes: 9 }, false],
    ['the same with a sum', { written: 5, sure: 0.76, hasSum: true }, true],
    ['five clear numbers, as of a player who gave up', { written: 5, sure: 0.95 }, true],
    ['a whole round in poor handwriting', { written: 18, sure: 0.7 }, true],
    ['a whole row in which no number is sure', { written: 18, sure: 0.55 }, false],
  ])('%s', (_, row, isPlayer) => {
    const other = rowOf(row)
    expect(withoutOtherRows([full, other])).toEqual(isPlayer ? [full, other] : [full])
  })
})

test('alone on a card of nine holes, a few numbers are a player', () => {
  const only = rowOf({ written: 2, sure: 0.7, holes: 9 })
  expect(withoutOtherRows([only])).toEqual([only])
})

/** A row whose numbers were taken for differences to a par of 4. */
function toParRow(numbers: readonly number[]): FoundPlayer {
  const row = rowOf({ written: numbers.length, sure: 0.97, holes: numbers.length })
  return {
    ...row,
    row: {
      notation: 'to_par',
      cells: numbers.map((number) => cellOf(4 + number, 0.97)),
      asStrokes: numbers.map((number) => cellOf(number, 0.97)),
      logEvidence: 0,
    },
    predictions: numbers.map((number) => makePrediction('written', number)),
  }
}

/** A row of strokes with these numbers; the holes after the last are empty. */
function strokesRow(numbers: readonly number[]): FoundPlayer {
  const row = rowOf({ written: numbers.length, sure: 0.97, hasSum: numbers.length > 9 })
  const cells = row.row.cells.map((cell, hole) => {
    const number = numbers[hole]
    return number === undefined ? cell : cellOf(number, 0.97)
  })
  return {
    ...row,
    row: { ...row.row, cells, asStrokes: cells },
    predictions: row.predictions.map((cell, hole) => {
      const number = numbers[hole]
      return number === undefined ? cell : makePrediction('written', number)
    }),
  }
}

const eighteen = (...nine: number[]) => [...nine, ...nine]

describe('beside a player who wrote strokes, a row that was taken for differences', () => {
  test.each([
    ['of putts', eighteen(2, 1, 2, 2, 3, 1, 2, 2, 1)],
    ['of points', eighteen(2, 0, 3, 1, 2, 4, 2, 0, 1)],
    ['of putts on nine holes', [2, 1, 2, 2, 3, 1, 2, 2, 1]],
  ])('%s is left out', (_, numbers) => {
    expect(withoutOtherRows([full, toParRow(numbers)])).toEqual([full])
  })

  test('of putts is left out as well where it was read as strokes', () => {
    const { row, ...putts } = toParRow(eighteen(3, 2, 2, 2, 2, 2, 1, 2, 2))
    const asStrokes = { ...putts, row: { ...row, notation: 'gross' as const, cells: row.asStrokes } }
    expect(withoutOtherRows([full, asStrokes])).toEqual([full])
  })

  test('of putts is left out where the ink of some is like a 7 and the sums say what they are', () => {
    const { row, ...putts } = toParRow(eighteen(3, 2, 2, 2, 2, 2, 1, 2, 2))
    const asStrokes = { ...putts, row: { ...row, notation: 'gross' as const, cells: row.asStrokes } }
    const predictions = putts.predictions.map((cell, hole) =>
      hole % 3 === 1 ? makePrediction('written', 7) : cell,
    )
    expect(withoutOtherRows([full, { ...asStrokes, predictions }])).toEqual([full])
  })

  test('of a few low numbers is kept, as of a player who gave up', () => {
    const [, read] = withoutOtherRows([full, toParRow([2, 2, 3])])
    expect(read?.row.notation).toBe('gross')
  })

  test('of numbers as high as strokes is read as strokes', () => {
    const row = toParRow(eighteen(4, 3, 5, 4, 2, 4, 6, 5, 3))
    const [, read] = withoutOtherRows([full, row])
    expect(read?.row).toEqual({ ...row.row, notation: 'gross', cells: row.row.asStrokes })
  })
})

test('where all wrote differences, they are players', () => {
  const rows = [toParRow(eighteen(0, 1, 2, 0, 1, 1, 0, 2, 1)), toParRow(eighteen(1, 1, 2, 2, 1, 1, 0, 3, 1))]
  expect(withoutOtherRows(rows)).toEqual(rows)
})

describe('beside a player who wrote differences to par', () => {
  const player = toParRow([1, 0, 2, 1, 3, 0, 1, -1, 2, 0, 1, 1, 0, 2, 1, 4, 0, 1])

  test.each([
    ['points', [1, 2, 1, 2, 0, 3, 2, 4, 0, 2, 2, 1, 3, 1, 2, 0, 2, 1]],
    ['points of which two were misread', [1, 2, 1, 2, 0, 3, 2, 4, 0, 2, 7, 1, 3, 1, 2, 0, 2, 9]],
    ['putts', eighteen(2, 1, 2, 3, 2, 1, 2, 2, 2)],
    ['empty cells whose rules were read as ones', eighteen(1, 1, 1, 1, -1, 1, 1, 1, 1)],
  ])('%s are left out', (_, numbers) => {
    expect(withoutOtherRows([player, toParRow(numbers)])).toEqual([player])
  })

  test.each([
    ['of a high handicap', [2, 1, 3, 2, 2, 1, 4, 2, 0, 2, 3, 1, 2, 2, 1, 5, 2, 1]],
    ['of a player like them', [0, 1, 1, 2, 2, 1, 0, 0, 2, 1, 0, 1, 1, 2, 1, 3, 1, 0]],
    ['of a few holes', [1, 2, 1, 1, 2]],
  ])('the differences %s are a player', (_, numbers) => {
    const other = toParRow(numbers)
    expect(withoutOtherRows([player, other])).toEqual([player, other])
  })
})

test.each([
  ['each from 1 to 18 once', [7, 3, 11, 17, 13, 15, 9, 1, 5, 12, 10, 2, 16, 18, 4, 8, 14, 6]],
  ['with a few misread', [7, 3, 11, 11, 13, 15, 9, 1, 5, 12, 10, 2, 10, 18, 4, 8, 4, 6]],
  ['each from 1 to 9 once', [7, 3, 1, 5, 9, 2, 8, 4, 6]],
])('stroke indexes %s are no scores', (_, numbers) => {
  const row = rowOf({ written: numbers.length, sure: 0.97, holes: numbers.length })
  const asStrokes = numbers.map((number) => cellOf(number, 0.97))
  expect(withoutOtherRows([full, { ...row, row: { ...row.row, cells: asStrokes, asStrokes } }])).toEqual([
    full,
  ])
})

describe('where pars are known, beside a player who wrote strokes', () => {
  const pars = eighteen(4, 3, 5, 4, 4, 3, 4, 5, 4)
  const parOf = (hole: number) => pars[hole - 1]
  const player = strokesRow([5, 4, 6, 3, 6, 3, 5, 7, 4, 4, 4, 5, 5, 6, 3, 4, 8, 5])

  test.each([
    ['points of a player who is not on the card', eighteen(3, 2, 3, 4, 3, 3, 2, 4, 3)],
    ['the state of a match', [1, 1, 2, 3, 3, 3, 2, 3, 3, 4, 3, 4, 3, 4, 4, 3, 3, 3]],
  ])('%s: no round is that far under par', (_, numbers) => {
    expect(withoutOtherRowsFor([player, strokesRow(numbers)], parOf)).toEqual([player])
  })

  test('points of a player who is on the card, as many as they made under par', () => {
    const good = strokesRow([4, 2, 5, 4, 3, 2, 4, 4, 4, 4, 3, 4, 3, 4, 2, 4, 5, 3])
    const points = strokesRow([3, 3, 2, 3, 3, 4, 2, 3, 3, 2, 3, 3, 4, 2, 3, 3, 2, 4])
    expect(withoutOtherRowsFor([good, points], parOf)).toEqual([good])
  })

  test('the pars for other players, in a print that looks like handwriting', () => {
    const second = [...pars.slice(0, 7), 4, 3, ...pars.slice(9)]
    const row = strokesRow(second)
    const predictions = row.predictions.map((cell) => ({
      ...cell,
      kind: { ...cell.kind, written: 0.87, printed: 0.13 },
    }))
    expect(withoutOtherRowsFor([player, { ...row, predictions }], parOf)).toEqual([player])
  })

  test('pars in such a print, where no others were read', () => {
    const row = strokesRow(pars)
    const inPrint = (print: number) => ({
      ...row,
      predictions: row.predictions.map((cell) => ({
        ...cell,
        kind: { ...cell.kind, written: 1 - print, printed: print },
      })),
    })
    expect(withoutOtherRows([player, inPrint(0.45)])).toEqual([player])
    expect(withoutOtherRows([player, inPrint(0.02)])).toHaveLength(2)
  })

  test.each([
    ['a round of pars', pars],
    ['a round of six under par', [4, 3, 4, 4, 3, 3, 4, 4, 4, 4, 2, 5, 3, 4, 3, 4, 4, 4]],
    ['the same strokes once more', [5, 4, 6, 3, 6, 3, 5, 7, 4, 4, 4, 5, 5, 6, 3, 4, 8, 5]],
    ['five holes, and then they gave up', [3, 2, 4, 3, 3]],
  ])('%s is a player', (_, numbers) => {
    const other = strokesRow(numbers)
    expect(withoutOtherRowsFor([player, other], parOf)).toEqual([player, other])
  })
})
