import { describe, expect, test } from 'vitest'
import { columnSetsOf } from './column-sets.ts'
import { findChains } from './number-chains.ts'
import { joinMarks, type PrintedNumber } from './numbers.ts'
import { findMarks, type PrintMark } from './print-marks.ts'
import { separateRows, type Span } from './print-rows.ts'
import { slantOf } from './straighten.ts'

const mark = (left: number, top: number, wide = 8, high = 14, isLight = false): PrintMark => ({
  left,
  top,
  right: left + wide,
  bottom: top + high,
  isLight,
})

/** Rows of numbers 60 pixels apart; a row falls by `slope`, and lies further to the right by `lean` for each pixel down. */
function table(rows: number, columns: number, slope = 0, lean = 0): PrintedNumber[] {
  return joinMarks(
    Array.from({ length: rows * columns }, (_, index) => {
      const [row, column] = [Math.floor(index / columns), index % columns]
      return mark(100 + 60 * column + lean * 40 * row, 80 + 40 * row + slope * 60 * column)
    }),
  )
}

describe('marks joined to numbers', () => {
  test.each([
    ['stand close', [mark(10, 10), mark(20, 10)], 1],
    ['stand as far apart as columns', [mark(10, 10), mark(40, 10)], 2],
    ['differ in height by half', [mark(10, 10), mark(20, 10, 8, 28)], 2],
    ['are of two shades', [mark(10, 10), mark(20, 10, 8, 14, true)], 2],
    ['stand in two rows', [mark(10, 10), mark(20, 30)], 2],
  ])('when two marks %s', (_, marks, count) => {
    expect(joinMarks(marks)).toHaveLength(count)
  })
})

test.each([
  ['nine', 9, true],
  ['eighteen', 18, true],
  ['eight', 8, false],
  ['as many as a cloth has threads', 40, false],
])('when %s numbers stand at even distances, then they are a row or not', (_, columns, isRow) => {
  const chains = findChains(table(1, columns))
  expect(chains.some(({ pitch }) => Math.abs(pitch - 60) < 1)).toBe(isRow)
})

test('when a number of a row is missing, then its place is known all the same', () => {
  const [chain] = findChains(table(1, 10).filter((_, index) => index !== 4))
  expect(chain?.places.map(({ x }) => Math.round(x))).toEqual(
    Array.from({ length: 10 }, (_, index) => 104 + 60 * index),
  )
})

test('rows that stand over each other share their columns', () => {
  const [set] = columnSetsOf(findChains(table(4, 9)))
  expect(set?.middles.map(Math.round)).toEqual(Array.from({ length: 9 }, (_, index) => 104 + 60 * index))
  expect(set?.height).toBe(14)
})

test.each([
  [0, 0],
  [0.03, 0],
  [0, 0.1],
  [-0.02, -0.15],
])('when rows fall by %d and columns lean by %d, then that is the slant', (slope, lean) => {
  const slant = slantOf(findChains(table(6, 9, slope, lean)))
  expect(slant?.rows).toBeCloseTo(slope, 2)
  expect(Math.abs((slant?.columns ?? 1) - lean)).toBeLessThan(0.03)
})

describe('rows of a table without rules', () => {
  const size = 240
  /** Ten columns, of which a share has a number in each line. */
  const columnsOf = (...lines: readonly [from: number, to: number, share: number][]): Span[][] =>
    Array.from({ length: 10 }, (_, column) =>
      lines.filter(([, , share]) => column < 10 * share).map(([from, to]) => ({ from, to })),
    )
  const isWithin = (at: number, from: number, to: number) => at > from + 2 && at < to - 2
  test.each([
    ['three lines of numbers', columnsOf([30, 44, 1], [70, 84, 1], [110, 124, 1])],
    ['lines that a few strokes join', columnsOf([30, 44, 1], [44, 70, 0.2], [70, 84, 1], [110, 124, 0.6])],
  ])('when there are %s, then a line ends between them', (_, columns) => {
    const lines = separateRows({ columns, size, rules: [], height: 14, pitch: 60 })
    for (const [above, below] of [
      [44, 70],
      [84, 110],
    ] as const)
      expect(lines.some((at) => at >= above && at <= below)).toBe(true)
    for (const [from, to] of [
      [30, 44],
      [70, 84],
      [110, 124],
    ] as const)
      expect(lines.some((at) => isWithin(at, from, to))).toBe(false)
  })
  test.each([
    ['narrow', 20, true],
    ['wide', 65, false],
  ])(
    'when something stands between two lines over %s columns, then it may be a row or not',
    (_, pitch, isRow) => {
      const columns = columnsOf([30, 46, 1], [58, 72, 0.9], [84, 100, 1])
      const lines = separateRows({ columns, size, rules: [53, 76], height: 13, pitch })
      expect(lines.includes(53) && lines.includes(76)).toBe(isRow)
    },
  )
  test('when one row is far taller than the others, then the room around its numbers is cut off', () => {
    const columns = columnsOf([20, 34, 1], [46, 60, 1], [72, 86, 1], [98, 112, 1], [140, 154, 1])
    const rules = [14, 40, 66, 92, 118, 180]
    const lines = separateRows({ columns, size, rules, height: 14, pitch: 50 })
    expect(lines).toEqual(expect.arrayContaining([118, 134, 160, 180]))
  })
  test('when rules separate them, then the rows end at the rules', () => {
    const columns = columnsOf([40, 54, 1], [80, 94, 1])
    const rules = [28, 66, 104]
    const lines = separateRows({ columns, size, rules, height: 14, pitch: 60 })
    expect(lines).toEqual(expect.arrayContaining([28, 66, 104]))
  })
  test('when numbers are written here and there across a wide column, then it stays one row', () => {
    const columns = Array.from({ length: 9 }, (_, hole): Span[] => {
      const from = hole % 2 === 0 ? 86 : 116
      return [
        { from: 44, to: 58 },
        { from, to: from + 20 },
        { from: 164, to: 178 },
      ]
    })
    const lines = separateRows({ columns, size, rules: [], height: 14, pitch: 50 })
    expect(lines.some((at) => isWithin(at, 44, 58) || isWithin(at, 86, 136) || isWithin(at, 164, 178))).toBe(
      false,
    )
    expect(lines.some((at) => at >= 58 && at <= 86) && lines.some((at) => at >= 136 && at <= 164)).toBe(true)
  })
})

test('marks are found in ink and in bands, but not far from paper', () => {
  const [width, height] = [600, 300]
  const data = new Uint8Array(width * height).fill(210)
  const fill = (left: number, top: number, wide: number, high: number, shade: number) => {
    for (let y = top; y < top + high; y += 1) data.fill(shade, y * width + left, y * width + left + wide)
  }
  fill(400, 0, 200, 300, 20)
  fill(540, 100, 6, 14, 60)
  fill(542, 104, 2, 4, 20)
  fill(50, 50, 6, 14, 40)
  fill(52, 54, 2, 4, 210)
  fill(100, 100, 200, 40, 60)
  fill(150, 113, 6, 14, 220)
  fill(152, 117, 2, 4, 60)
  const { marks } = findMarks({ width, height, data })
  const at = (x: number, y: number) =>
    marks.find(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom)
  expect(at(53, 57)?.isLight).toBe(false)
  expect(at(153, 120)?.isLight).toBe(true)
  expect(at(543, 107)).toBeUndefined()
})
