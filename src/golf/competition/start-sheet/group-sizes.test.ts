import { expect, test } from 'vitest'
import { groupSizesFor } from './group-sizes.ts'
import { groupSizes } from './start-sheet.ts'

test.each([
  [0, 4, []],
  [1, 4, [1]],
  [2, 4, [2]],
  [5, 4, [2, 3]],
  [9, 4, [3, 3, 3]],
  [24, 4, [4, 4, 4, 4, 4, 4]],
  [25, 4, [3, 3, 3, 4, 4, 4, 4]],
  [4, 3, [2, 2]],
  [7, 3, [2, 2, 3]],
  [3, 2, [3]],
  [7, 2, [2, 2, 3]],
] as const)('when %i play in groups of %i, then the groups have %j', (players, size, sizes) => {
  expect(groupSizesFor(players, size)).toEqual(sizes)
})

test('when any number plays, then groups are even, as few as can be, and nobody is alone', () => {
  for (const size of groupSizes)
    for (let players = 2; players <= 200; players++) {
      const sizes = groupSizesFor(players, size)
      expect(sizes.reduce((sum, one) => sum + one, 0)).toBe(players)
      expect(Math.min(...sizes)).toBeGreaterThan(1)
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThan(2)
      expect(sizes.length).toBeLessThanOrEqual(Math.ceil(players / size))
    }
})
