import { expect, test } from 'vitest'
import { applyOrder } from './order-chances.ts'

/** A cell that reads as these values with these chances. */
const seen = (chances: Readonly<Record<number, number>>) => {
  const all = new Float64Array(19)
  for (const [value, chance] of Object.entries(chances)) all[Number(value)] = chance
  return all
}
const best = (chances: Float64Array) => chances.indexOf(Math.max(...chances))
const eighteen = [7, 1, 15, 11, 3, 9, 17, 5, 13, 8, 16, 2, 12, 6, 4, 18, 10, 14]
const sure = (values: readonly number[]) => values.map((value) => seen({ [value]: 0.98 }))
const read = (cells: readonly Float64Array[]) => applyOrder(cells).holes.map(best)

test.each([
  ['eighteen holes', eighteen],
  ['a nine of 1 to 9', [5, 1, 9, 3, 7, 2, 8, 4, 6]],
  ['a nine of odd numbers', [5, 1, 9, 3, 7, 17, 15, 11, 13]],
  ['a nine of even numbers', [6, 2, 10, 4, 8, 18, 16, 12, 14]],
  ['two nines of 1 to 9 each', [5, 1, 9, 3, 7, 2, 8, 4, 6, 6, 2, 1, 3, 5, 4, 7, 9, 8]],
])('%s that are read surely stay as they are', (_, values) => {
  const { holes } = applyOrder(sure(values))
  expect(holes.map(best)).toEqual(values)
  expect(holes.every((chances) => Math.max(...chances) > 0.99)).toBe(true)
})

test('when a hole reads like another one’s index, then it gets the one that is left over', () => {
  const cells = sure(eighteen)
  cells[4] = seen({ 8: 0.7, 3: 0.25 })
  expect(read(cells)).toEqual(eighteen)
})

test('when two holes are misread for each other, then each gets the order that fits both better', () => {
  const cells = sure(eighteen)
  cells[1] = seen({ 7: 0.6, 1: 0.35 })
  cells[0] = seen({ 7: 0.9, 1: 0.05 })
  expect(read(cells)).toEqual(eighteen)
})

test('when an index really stands twice, then both are shown as they are printed', () => {
  const twice = [...eighteen.slice(0, 17), 7]
  expect(read(twice.map((value) => seen({ [value]: 0.9999 })))).toEqual(twice)
})

test('the chances of a hole add up to one', () => {
  const cells = sure(eighteen)
  cells[2] = seen({ 15: 0.4, 16: 0.3 })
  for (const chances of applyOrder(cells).holes)
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
})
