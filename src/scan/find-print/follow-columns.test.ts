import { expect, test } from 'vitest'
import type { Nine } from '../find-card/find-nines.ts'
import { followColumns } from './follow-columns.ts'
import { joinMarks } from './numbers.ts'

const pitch = 60

/** A nine whose header was found at a height of 320, with rows of 40 pixels from 100 to 900. */
const nine: Nine = {
  first: 1,
  lattice: {
    runsDown: false,
    along: Array.from({ length: 10 }, (_, index) => 400 + pitch * index),
    across: Array.from({ length: 21 }, (_, index) => 100 + 40 * index),
    pitch,
  },
  headerRow: 5,
  ruled: [],
  predictions: [],
  score: 0,
}
const headerY = 320

/** Numbers of 8 by 14 pixels in each row that is not empty, where the columns stand at its height. */
function numbersAt(placeOf: (hole: number, y: number) => number, empty: readonly number[] = []) {
  const marks = Array.from({ length: 20 }, (_, row) => row)
    .filter((row) => !empty.includes(row))
    .flatMap((row) =>
      Array.from({ length: 9 }, (_, hole) => {
        const y = 120 + 40 * row
        // What stands in a cell does not stand in its middle.
        const x = placeOf(hole, y) + ((7 * hole + 11 * row) % 9) - 4
        return { left: x - 4, right: x + 4, top: y - 7, bottom: y + 7, isLight: false }
      }),
    )
  return joinMarks(marks)
}

const middleAt = (hole: number) => 400 + pitch * (hole + 0.5)
const leaning = (lean: number) => (hole: number, y: number) => middleAt(hole) + lean * (y - headerY)
/** Bent as the end of a curled card is: more with each row. */
const bent = (hole: number, y: number) => middleAt(hole) + ((y - headerY) / 70) ** 2
/** The left columns lean, and the right ones do not. */
const spread = (hole: number, y: number) => middleAt(hole) + (0.15 * (8 - hole) * (y - headerY)) / 8

test.each([
  ['are upright', leaning(0), []],
  ['lean to the left', leaning(-0.16), []],
  ['lean to the right by more than one column from the header to the last row', leaning(0.14), []],
  ['bend', bent, []],
  ['converge', spread, []],
  ['lean, and four rows in the middle are empty', leaning(0.1), [10, 11, 12, 13]],
])('when columns %s, then they are followed to both ends', (_, placeOf, empty) => {
  const { strips } = followColumns(nine, numbersAt(placeOf, empty))
  for (const y of [150, 800])
    for (const hole of [0, 4, 8]) {
      const strip = strips.find((each) => Math.abs(each.y - y) <= pitch / 4)
      expect((strip?.first ?? 0) + hole * (strip?.pitch ?? 0)).toBeGreaterThan(placeOf(hole, y) - 12)
      expect((strip?.first ?? 0) + hole * (strip?.pitch ?? 0)).toBeLessThan(placeOf(hole, y) + 12)
    }
})

test('words over the table, and what lies beside the card, do not lead the columns away', () => {
  const words = joinMarks(
    Array.from({ length: 30 }, (_, index) => {
      const left = 380 + 21 * index
      return { left, right: left + 12, top: 112, bottom: 130, isLight: false }
    }),
  )
  const numbers = numbersAt(leaning(0), [0, 1, 2, 3])
  const { strips } = followColumns(nine, [...numbers, ...words])
  expect(Math.abs((strips[0]?.first ?? 0) - middleAt(0))).toBeLessThan(20)
})
