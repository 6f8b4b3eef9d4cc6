import { expect, test } from 'vitest'
import type { Block } from '../find-card/blocks.ts'
import type { FoundCard } from '../find-card/find-card.ts'
import type { GreyImage } from '../photo/grey-image.ts'
import { straightenColumns } from './straighten-columns.ts'

const [pitch, rowHigh, rows] = [60, 44, 12]
const headerY = 300
/** Where the first hole of each half stands in the header. */
const halves = [200, 900]

/** Paper with two nines of numbers in ink; the columns of each lean by so many pixels for each pixel down. */
function sheet(leans: readonly number[], runsDown: boolean): GreyImage {
  const [width, height] = runsDown ? [1000, 1500] : [1500, 1000]
  const data = new Uint8Array(width * height).fill(220)
  for (const [half, first] of halves.entries())
    for (let row = 0; row < rows; row += 1)
      for (let hole = 0; hole < 9; hole += 1)
        for (let dy = -7; dy < 7; dy += 1)
          for (let dx = -4; dx < 4; dx += 1) {
            // A digit has paper within it.
            if (dx > -2 && dx < 1 && dy > -3 && dy < 2) continue
            const across = headerY + rowHigh * row + dy
            const along = Math.round(first + pitch * hole + (leans[half] ?? 0) * rowHigh * row) + dx
            data[runsDown ? along * width + across : across * width + along] = 60
          }
  return { width, height, data }
}

const noRules = { width: 0, height: 0, strength: new Uint8Array(), hits: new Uint8Array() }

/** The card as it was found by its headers. */
function cardOn(image: GreyImage, runsDown: boolean, score = 0): FoundCard {
  const block = (first: 1 | 10, at: number): Block => ({
    nine: {
      first,
      lattice: {
        runsDown,
        along: Array.from({ length: 10 }, (_, index) => at + pitch * (index - 0.5)),
        across: Array.from({ length: rows + 1 }, (_, row) => headerY + rowHigh * (row - 0.5)),
        pitch,
      },
      headerRow: 0,
      ruled: [],
      predictions: [],
      score,
    },
    rows: Array.from({ length: rows - 1 }, (_, row) => row + 1),
  })
  const [front = 0, back = 0] = halves
  return {
    flat: { image, toPhoto: (u, v) => [u, v] },
    quarters: 0,
    rules: { upright: noRules, level: noRules },
    front: block(1, front),
    back: block(10, back),
  }
}

test.each([
  ['one half leans', [0.12, 0], false],
  ['both halves lean, each otherwise', [0.1, -0.14], false],
  ['the holes run down', [0.1, -0.1], true],
] as const)('when %s, then each number stands over the next one afterwards', (_, leans, runsDown) => {
  const photo = sheet(leans, runsDown)
  const upright = straightenColumns(cardOn(photo, runsDown), photo)
  for (const [half, first] of halves.entries())
    for (const hole of [0, 4, 8])
      for (const row of [0, 5, 11]) {
        const [along, across] = [first + pitch * hole, headerY + rowHigh * row]
        const [x, y] = upright?.toPhoto(runsDown ? across : along, runsDown ? along : across) ?? [0, 0]
        const [inPhoto, atHeight] = runsDown ? [y, x] : [x, y]
        expect(atHeight).toBe(across)
        expect(Math.abs(inPhoto - along - (leans[half] ?? 0) * rowHigh * row)).toBeLessThan(9)
      }
})

test('when the columns are upright, then there is nothing to look at again', () => {
  const photo = sheet([0, 0], false)
  expect(straightenColumns(cardOn(photo, false), photo)).toBeUndefined()
})

test('when no header is sure, then its columns are not followed', () => {
  const photo = sheet([0.12, 0.12], false)
  expect(straightenColumns(cardOn(photo, false, -2.5), photo)).toBeUndefined()
})
