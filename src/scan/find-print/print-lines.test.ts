import { expect, test } from 'vitest'
import type { GreyImage } from '../photo/grey-image.ts'
import { findPrintLines, withinRegion } from './print-lines.ts'

/** Paper of 1400 by 1000 pixels with rows of nine numbers of ink, 60 pixels apart, and a frame around each in which no pixel is a rule. */
function sheet(rows: number, turned = false): GreyImage {
  const [width, height] = turned ? [1000, 1400] : [1400, 1000]
  const data = new Uint8Array(width * height).fill(220)
  for (let row = 0; row < rows; row += 1)
    for (let hole = 0; hole < 9; hole += 1)
      for (let y = 0; y < 14; y += 1)
        for (let x = 0; x < 8; x += 1) {
          const [across, down] = [300 + 60 * hole + x, 300 + 44 * row + 2 * hole + y]
          // A digit has paper within it.
          if (x > 2 && x < 5 && y > 4 && y < 9) continue
          data[turned ? across * width + down : down * width + across] = 60
        }
  return { width, height, data }
}

test('when rows of numbers stand over each other, then they and their columns are lines, and the card is around them', () => {
  const [found] = findPrintLines(sheet(5))
  expect(found?.runsDown).toBe(false)
  expect(found?.lines.level.length).toBeGreaterThanOrEqual(5)
  expect(found?.lines.upright).toHaveLength(9)
  const { left = 0, top = 0, right = 0, bottom = 0 } = found?.region ?? {}
  expect([left < 300, top < 300, right > 790, bottom > 500]).toEqual([true, true, true, true])
})

test('when the rows run down the photo, then that is said, and the lines are exchanged', () => {
  const [found] = findPrintLines(sheet(5, true))
  expect(found?.runsDown).toBe(true)
  expect(found?.lines.level).toHaveLength(9)
})

test('when a table has as many rows of numbers as columns, then both directions are given', () => {
  expect(new Set([...findPrintLines(sheet(10))].map(({ runsDown }) => runsDown))).toEqual(
    new Set([false, true]),
  )
})

test('when fewer than three rows stand over each other, then it is no card', () => {
  expect([...findPrintLines(sheet(2))]).toEqual([])
})

test('lines of the background are left out, and those on the card are kept', () => {
  const line = (x: number, from: number) => ({ x: [x, x, x], y: [from, from + 8, from + 16] })
  const lines = { upright: [line(100, 100), line(500, 100)], level: [line(120, 480), line(900, 480)] }
  const kept = withinRegion(lines, { left: 400, top: 60, right: 700, bottom: 300 })
  expect(kept.upright).toEqual([line(500, 100)])
  expect(kept.level).toEqual([line(120, 480)])
})
