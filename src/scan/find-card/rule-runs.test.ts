import { describe, expect, test } from 'vitest'
import { grain } from '#test/grain.ts'
import { transposed, type GreyImage } from '../photo/grey-image.ts'
import { findLevelLines, withMissingLines } from './level-lines.ts'
import { uprightRules } from './rule-map.ts'
import { findRuleRuns, middleOfPeak } from './rule-runs.ts'

type Span = { from: number; to: number }

/** Paper with dark rules at these places, over the whole picture or a span of it. */
function ruled(
  upright: readonly number[],
  level: readonly number[],
  { across = { from: 0, to: 900 }, down = { from: 0, to: 500 } }: { across?: Span; down?: Span } = {},
): GreyImage {
  const [width, height] = [900, 500]
  const data = new Uint8Array(width * height).fill(230)
  for (const x of upright)
    for (let y = down.from; y < down.to; y += 1) data.fill(70, y * width + x - 1, y * width + x + 1)
  for (const y of level)
    for (const row of [y - 1, y]) data.fill(70, row * width + across.from, row * width + across.to)
  return { width, height, data }
}
const every = (first: number, step: number, count: number) =>
  Array.from({ length: count }, (_, index) => first + index * step)
const runsIn = (image: GreyImage) => findRuleRuns(uprightRules(image), 5)

describe('rules at even distances', () => {
  test('when there are ten, then they are a run of nine holes', () => {
    const [run] = runsIn(ruled(every(100, 60, 10), [50, 450]))
    expect(run?.pitch).toBeCloseTo(60, 0)
    expect(run?.lines).toHaveLength(10)
    for (const [index, line] of (run?.lines ?? []).entries())
      expect(Math.abs(line - (100 + index * 60))).toBeLessThan(1.5)
  })

  test('when there are nine, then they are no run', () => {
    expect(runsIn(ruled(every(100, 60, 9), [50, 450]))).toEqual([])
  })

  test('when one rule is too faint to see, then it is added where it must be', () => {
    const [run] = runsIn(ruled(every(100, 60, 12).toSpliced(5, 1), [50, 450]))
    expect(run?.lines).toHaveLength(12)
    expect(Math.abs((run?.lines[5] ?? 0) - 400)).toBeLessThan(2)
  })

  test('when two pages have columns of their own, then they are two runs', () => {
    const runs = runsIn(ruled([...every(20, 40, 10), ...every(470, 44, 10)], [50, 450]))
    const pitches = runs.map(({ pitch }) => Math.round(pitch)).sort((a, b) => a - b)
    expect(pitches).toEqual(expect.arrayContaining([40, 44]))
  })

  test('when the columns have different widths, then there is no run', () => {
    expect(runsIn(ruled([40, 95, 190, 230, 330, 371, 480, 512, 640, 733, 860], [50, 450]))).toEqual([])
  })

  test('when the paper is plain, then there is no run', () => {
    expect(runsIn(ruled([], []))).toEqual([])
  })
})

describe('level rules across a run', () => {
  const lines = every(100, 60, 10)
  const found = (image: GreyImage) => findLevelLines(uprightRules(transposed(image)), lines, 60, false)

  test.each([
    ['the rows are even', [100, 140, 180, 220, 260]],
    ['one row is taller', [100, 140, 200, 240, 280]],
  ])('when %s, then every rule is found', (_, rows) => {
    const at = found(ruled(lines, rows, { across: { from: 40, to: 760 } }))
    expect(at).toHaveLength(rows.length)
    for (const [index, row] of rows.entries()) expect(Math.abs((at[index] ?? 0) - row)).toBeLessThan(4)
  })

  test('when a rule is double, then it counts once', () => {
    expect(found(ruled(lines, [100, 140, 145, 180, 220], { across: { from: 40, to: 760 } }))).toHaveLength(4)
  })

  test('when a rule crosses only three of the columns, then it is left out', () => {
    const image = ruled(lines, [100, 140, 180, 220], { across: { from: 40, to: 760 } })
    image.data.fill(70, 160 * 900 + 100, 160 * 900 + 250)
    expect(found(image)).toHaveLength(4)
  })

  test.each([4, 6, 8, 10])('when the photo has a grain of %i shades, then it is no rule', (deviation) => {
    const image = ruled(lines, every(100, 60, 6))
    const shade = grain(deviation)
    const data = image.data.map((value) => (value < 100 ? 175 : 200) + shade())
    expect(found({ ...image, data })).toHaveLength(6)
  })
})

describe('where holes run down, a faint line between two rules', () => {
  const lines = every(100, 40, 10)
  const at = (faint: number, rules: readonly number[]) => {
    const image = ruled(lines, rules, { across: { from: 40, to: 520 } })
    for (const row of [faint - 1, faint]) image.data.fill(224, row * 900 + 90, row * 900 + 470)
    for (const x of lines)
      for (let y = 0; y < 500; y += 1) image.data.fill(70, y * 900 + x - 1, y * 900 + x + 1)
    return findLevelLines(uprightRules(transposed(image)), lines, 40, true).map(Math.round)
  }

  test('is of pen strokes where the next column is as wide', () => {
    expect(at(240, [60, 100, 140, 200, 275, 350])).toHaveLength(6)
  })

  test('is a rule where no other column is as wide as both halves together', () => {
    expect(at(240, [60, 100, 140, 200, 275, 320])).toHaveLength(7)
  })
})

describe('missing lines between rows', () => {
  test.each([
    ['no row is too high, then none is added', [0, 40, 80, 120], [0, 40, 80, 120]],
    ['a row is twice as high, then it is halved', [0, 40, 120, 160, 200], [0, 40, 80, 120, 160, 200]],
    [
      'a row is three times as high, then it is divided into three',
      [0, 40, 80, 200, 240, 280],
      [0, 40, 80, 120, 160, 200, 240, 280],
    ],
    ['a row is one and a half times as high, then it stays', [0, 40, 100, 140, 180], [0, 40, 100, 140, 180]],
  ])('when %s', (_, lines, whole) => {
    expect(withMissingLines(lines, 2)).toEqual(whole)
  })
})

describe('missing lines in the part that a card leaves open', () => {
  test.each([
    [
      'it has no lines, then its rows are as high as those above',
      [0, 40, 80, 120, 320],
      [0, 40, 80, 120, 160, 200, 240, 280, 320],
    ],
    [
      'a pen stroke crosses it, then that is not taken for a rule',
      [0, 40, 80, 120, 215, 320],
      [0, 40, 80, 120, 160, 200, 240, 280, 320],
    ],
    ['it is as high as two rows, then it stays one row', [0, 40, 80, 160, 200], [0, 40, 80, 160, 200]],
  ])('when %s', (_, lines, whole) => {
    expect(withMissingLines(lines, 3)).toEqual(whole)
  })
})

const stretch = (...widths: readonly [number, number][]) =>
  widths.flatMap(([width, strength]) => Array<number>(width).fill(strength))

test.each([
  ['a thin rule', [0, 0.2, 0.9, 0.2, 0], 2, 2],
  ['a thin rule between two pixels', [0, 0.1, 0.9, 0.9, 0.1, 0], 2, 2.5],
  ['a thick rule that is strongest at its edge', stretch([5, 0.2], [1, 0.98], [11, 0.97], [5, 0.2]), 5, 10.5],
  ['an edge of a band', stretch([5, 0.2], [1, 0.98], [40, 0.97], [5, 0.2]), 5, 5],
  ['print that is as faint over a stretch', stretch([5, 0.1], [1, 0.32], [11, 0.31], [5, 0.1]), 5, 5],
])('the middle of %s', (_, strengths, peak, middle) => {
  expect(Math.abs(middleOfPeak(Float32Array.from(strengths), peak) - middle)).toBeLessThan(0.6)
})
