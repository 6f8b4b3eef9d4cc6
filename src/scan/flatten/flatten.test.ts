import { describe, expect, test } from 'vitest'
import { flatten } from './flatten.ts'
import type { GreyImage } from '../photo/grey-image.ts'
import { rulesOf } from '../find-card/rule-map.ts'
import { findRuleRuns } from '../find-card/rule-runs.ts'

type Point = readonly [x: number, y: number]

/** A ruled sheet: twelve columns and eleven rows of cells, in units of its own. */
const sheet = { left: 60, top: 80, column: 90, row: 56, columns: 12, rows: 11 }
const rulesAcross = Array.from({ length: sheet.columns + 1 }, (_, index) => sheet.left + index * sheet.column)
const rulesDown = Array.from({ length: sheet.rows + 1 }, (_, index) => sheet.top + index * sheet.row)

/** A plane photographed: x = (a u + b v + c) / (g u + h v + 1), the same for y with d, e, f. */
type Homography = readonly [number, number, number, number, number, number, number, number]

function project([a, b, c, d, e, f, g, h]: Homography, [u, v]: Point): Point {
  const w = g * u + h * v + 1
  return [(a * u + b * v + c) / w, (d * u + e * v + f) / w]
}

function inverse([a, b, c, d, e, f, g, h]: Homography): Homography {
  const all = [
    e - f * h,
    c * h - b,
    b * f - c * e,
    f * g - d,
    a - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
  ]
  const last = a * e - b * d
  const [i = 0, j = 0, k = 0, l = 0, m = 0, n = 0, o = 0, p = 0] = all.map((value) => value / last)
  return [i, j, k, l, m, n, o, p]
}

/** `bend` lifts the photo's points, as a curled card does. */
function photograph(homography: Homography, bend: (x: number) => number): GreyImage {
  const [width, height] = [1400, 1000]
  const back = inverse(homography)
  const data = new Uint8Array(width * height)
  const last = { x: rulesAcross.at(-1) ?? 0, y: rulesDown.at(-1) ?? 0 }
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [u, v] = project(back, [x, y - bend(x)])
      const inside = u > sheet.left - 3 && u < last.x + 3 && v > sheet.top - 3 && v < last.y + 3
      const near = (at: number, first: number, step: number) =>
        Math.abs(at - first - Math.round((at - first) / step) * step)
      const off = Math.min(near(u, sheet.left, sheet.column), near(v, sheet.top, sheet.row))
      data[y * width + x] = inside ? 225 - 165 * Math.max(0, Math.min(1, 1.9 - off)) : 225
    }
  return { width, height, data }
}

/** The farthest that a crossing of two rules, as found, lies from where it was drawn. */
function worstCrossing(homography: Homography, bend: (x: number) => number): number {
  const flat = flatten(photograph(homography, bend))
  if (!flat) throw new Error('no rules were found')
  const rules = rulesOf(flat.image)
  const [columns] = findRuleRuns(rules.upright, 1)
  const [rows] = findRuleRuns(rules.level, 1)
  if (!columns || !rows) throw new Error('the sheet was not found')
  expect(columns.lines.length).toBeGreaterThanOrEqual(sheet.columns - 1)
  expect(rows.lines.length).toBeGreaterThanOrEqual(sheet.rows - 1)
  const drawn = rulesAcross.flatMap((u) =>
    rulesDown.map((v): Point => {
      const [x, y] = project(homography, [u, v])
      return [x, y + bend(x)]
    }),
  )
  const misses = columns.lines.flatMap((u) =>
    rows.lines.map((v) => {
      const [x, y] = flat.toPhoto(u, v)
      return Math.min(...drawn.map(([dx, dy]) => Math.hypot(x - dx, y - dy)))
    }),
  )
  return Math.max(...misses)
}

describe('flattening a ruled sheet', () => {
  test.each([
    ['seen from above', [1, 0, 40, 0, 1, 120, 0, 0]],
    ['turned by eight degrees', [0.99, -0.139, 120, 0.139, 0.99, 60, 0, 0]],
    ['seen from below', [0.95, 0.12, 60, 0.02, 1.05, 100, 0.00001, 0.00032]],
    ['seen from the side', [1.15, 0.04, 30, 0.1, 1.05, 60, 0.00022, 0.00004]],
  ] as const)('when the sheet is %s, then every crossing is within a pixel and a half', (_, homography) => {
    expect(worstCrossing(homography, () => 0)).toBeLessThan(1.5)
  })

  test('when the sheet is curled by twelve pixels, then every crossing is within two pixels', () => {
    expect(
      worstCrossing([1.02, 0.05, 40, 0.03, 1.02, 100, 0.00005, 0.0001], (x) => 12 * Math.sin(x / 330)),
    ).toBeLessThan(2)
  })

  test('when nothing is ruled, then there is no flat picture', () => {
    expect(flatten({ width: 600, height: 400, data: new Uint8Array(240_000).fill(200) })).toBeUndefined()
  })
})
