import { describe, expect, test } from 'vitest'
import type { CardReading, CellResult, PlayerReading } from '../../src/scan/card-reading.ts'
import { pairInOrder, scoreCard } from './card-score.ts'
import type { CardTruth } from './card-truth.ts'
import { calibrationOf, figuresOf } from './set-figures.ts'

const eighteen = (strokes: number) => Array.from({ length: 18 }, () => strokes)

function truthOf(...rows: (number | null)[][]): CardTruth {
  const players = rows.map((scores) => ({ mode: 'gross' as const, scores }))
  return { id: 'card', image: 'card.jpg', layout: 'wide', course: {}, players }
}

function rowOf(results: readonly (CellResult | undefined)[], confidence = 0.99): PlayerReading {
  const cells = results.map((result, index) => ({
    holeNumber: index + 1,
    result,
    confidence,
    isDoubtful: confidence < 0.9,
    others: [],
    quad: undefined,
  }))
  return { nameQuad: undefined, notation: 'gross', cells, sums: [] }
}
const cardOf = (...players: PlayerReading[]): CardReading => ({
  outcome: 'read',
  players,
  printed: [],
  notes: [],
})
const figures = (truth: CardTruth, reading: CardReading) => {
  const card = scoreCard(truth, reading)
  const picture = { id: '', file: '', truth, seconds: 1, cpuSeconds: 1, reading, card, layout: 'wide' }
  return figuresOf([picture])
}

describe('rows are paired in their order so that most cells agree', () => {
  test.each([
    [
      'one to one',
      [
        [9, 0],
        [0, 9],
      ],
      2,
      [0, 1],
    ],
    ['a row missed', [[0], [9]], 1, [undefined, 0]],
    [
      'a row made up in between',
      [
        [9, 0, 0],
        [0, 0, 9],
      ],
      3,
      [0, 2],
    ],
    [
      'crossed rows: the better pair',
      [
        [0, 5],
        [9, 0],
      ],
      2,
      [undefined, 0],
    ],
    ['no row read', [[], []], 0, [undefined, undefined]],
    ['nothing agrees: still a pair', [[0]], 1, [0]],
  ] as const)('%s', (_, gain, columns, partners) => {
    expect(pairInOrder(gain, columns)).toEqual(partners)
  })
})

describe('comparing a card with its truth', () => {
  test('when every cell is right, then the card is exact', () => {
    const found = figures(truthOf(eighteen(4), eighteen(5)), cardOf(rowOf(eighteen(4)), rowOf(eighteen(5))))
    expect(found.cellsRight).toEqual({ part: 36, of: 36 })
    expect(found.cardsExact.part).toBe(1)
    expect(found.lost.part).toBe(0)
  })

  test('when a cell is not returned, then it is wrong; when the card is refused, then it is lost', () => {
    const found = figures(truthOf(eighteen(4)), { outcome: 'unreadable', reason: 'no_scorecard' })
    expect(found).toMatchObject({
      cellsRight: { part: 0, of: 18 },
      cardsExact: { part: 0 },
      lost: { part: 1 },
      missedRows: 1,
    })
  })

  test('when a row is made up, then the card is not exact, but its cells are right', () => {
    const found = figures(truthOf(eighteen(4)), cardOf(rowOf(eighteen(4)), rowOf(eighteen(7))))
    expect(found).toMatchObject({
      cellsRight: { part: 18, of: 18 },
      cardsExact: { part: 0 },
      spuriousRows: 1,
    })
  })

  test('when nothing is written, then empty and picked up are right, and a number is wrong', () => {
    const truth = truthOf([null, null, null, ...eighteen(4).slice(3)])
    const right = figures(truth, cardOf(rowOf(['empty', 'picked_up', 'empty', ...eighteen(4).slice(3)])))
    expect(right.cardsExact.part).toBe(1)
    expect(right.cellsRight).toEqual({ part: 15, of: 15 })
    const wrong = figures(truth, cardOf(rowOf([6, 'empty', 'empty', ...eighteen(4).slice(3)])))
    expect(wrong.cardsExact.part).toBe(0)
    expect(wrong.sureRight).toEqual({ part: 15, of: 16 })
  })

  test('when fewer than half of the cells are right, then the card is lost', () => {
    const half = [...eighteen(4).slice(9), ...eighteen(5).slice(9)]
    expect(figures(truthOf(eighteen(4)), cardOf(rowOf(half))).lost.part).toBe(0)
    expect(figures(truthOf(eighteen(4)), cardOf(rowOf([5, ...half.slice(1)]))).lost.part).toBe(1)
  })

  test('when a cell is doubtful, then it is not a sure one; when it has no result, then it is wrong', () => {
    const truth = truthOf(eighteen(4))
    const row = rowOf(eighteen(4))
    const [first, ...others] = row.cells
    if (!first) throw new Error('no cell')
    const doubted = { ...first, result: undefined, confidence: 0, isDoubtful: true }
    const found = figures(truth, cardOf({ ...row, cells: [doubted, ...others] }))
    expect(found.doubtful).toEqual({ part: 1, of: 18 })
    expect(found.sureRight).toEqual({ part: 17, of: 17 })
    expect(found.cellsRight).toEqual({ part: 17, of: 18 })
  })
})

test('calibration compares the mean confidence of each band with the share that is right', () => {
  const { cells } = scoreCard(
    truthOf(eighteen(4), eighteen(5)),
    cardOf(rowOf(eighteen(4), 0.95), rowOf([...eighteen(5).slice(9), ...eighteen(6).slice(9)], 0.6)),
  )
  expect(calibrationOf(cells)).toEqual([
    { from: 0.5, to: 0.7, meanConfidence: expect.closeTo(0.6, 9) as number, right: { part: 9, of: 18 } },
    { from: 0.93, to: 0.96, meanConfidence: expect.closeTo(0.95, 9) as number, right: { part: 18, of: 18 } },
  ])
})
