import { expect, test } from 'vitest'
import type { CellReader } from '../find-card/find-headers.ts'
import type { RuleMap } from '../find-card/rule-map.ts'
import { makePrediction } from '#test/make-prediction.ts'
import { columnSetsIn, findByPrint } from './find-by-print.ts'
import { joinMarks } from './numbers.ts'

/** A folded card without rules: six rows of numbers 40 pixels apart; the back nine lies lower than the front by `drop` pixels. */
function foldedCard(drop: number) {
  const numbers = Array.from({ length: 6 * 18 }, (_, index) => {
    const [row, hole] = [Math.floor(index / 18), index % 18]
    const isBack = hole >= 9
    const left = 100 + 60 * hole + (isBack ? 160 : 0)
    const top = 80 + 40 * row + (isBack ? drop : 0)
    return { value: row === 0 ? hole + 1 : 3 + (hole % 3), left, top, right: left + 8, bottom: top + 14 }
  })
  return { numbers, marks: joinMarks(numbers.map((mark) => ({ ...mark, isLight: false }))) }
}

const noRules = (width: number, height: number): RuleMap => ({
  width,
  height,
  strength: new Uint8Array(width * height),
  hits: new Uint8Array(width * height),
})

/** Reads the whole number where it stands in the cell, and half as surely where it is cut. */
function readerOf(numbers: ReturnType<typeof foldedCard>['numbers']): CellReader {
  return {
    cellsRead: 0,
    predict: (cells) =>
      Promise.resolve(
        cells.map((cell) => {
          const number = numbers.find(({ left, right, top, bottom }) => {
            const [x, y] = [(left + right) / 2, (top + bottom) / 2]
            return x > cell.left && x < cell.right && y > cell.top && y < cell.bottom
          })
          const isWhole = number && number.top >= cell.top && number.bottom <= cell.bottom
          return makePrediction(number ? 'printed' : 'empty', number?.value, isWhole ? 0.99 : 0.5)
        }),
      ),
  }
}

test.each([0, 8, 14, 20])(
  'when one half lies %d pixels lower, then no row of either is cut',
  async (drop) => {
    const { numbers, marks } = foldedCard(drop)
    const rules = { upright: noRules(1500, 500), level: noRules(500, 1500) }
    const card = await findByPrint(columnSetsIn(marks, false), rules, readerOf(numbers), 2000)
    for (const block of [card?.front, card?.back])
      for (const row of [block?.nine.headerRow ?? -1, ...(block?.rows ?? [])])
        for (const { kind, digitCount } of block?.nine.predictions[row] ?? [])
          if (kind.empty < 0.5) expect(Math.max(...digitCount)).toBeGreaterThan(0.9)
    expect([card?.front.rows.length, card?.back?.rows.length]).toEqual([5, 5])
  },
)
