import { expect, test } from 'vitest'
import { applyLengthSum, type LengthChance } from './length-chances.ts'

const lengths = [371, 402, 158, 512, 388, 344, 171, 410, 498]
const sure = (value: number): LengthChance[] => [{ value, chance: 1 }]
const torn: LengthChance[] = [
  { value: 338, chance: 0.6 },
  { value: 388, chance: 0.4 },
]
const but = (hole: number, chances: LengthChance[]) =>
  lengths.map((value, at) => (at === hole - 1 ? chances : sure(value)))
const best = (holes: readonly (readonly LengthChance[])[]) => holes.map(([first]) => first?.value)
const reads = (printed: number) => (sum: number) => (sum === printed ? 0.99 : 0)

test('when the printed sum is that of the second best digit, then it is taken', () => {
  const joined = applyLengthSum(but(5, torn), reads(3254))
  expect(best(joined)).toEqual(lengths)
  expect(joined[4]?.[0]?.chance).toBeGreaterThan(0.99)
})

test('when no sum was read, then each hole stays as the ink says', () => {
  expect(applyLengthSum(but(5, torn), undefined)[4]).toEqual(torn)
})

test('when the sum fits neither, then it decides nothing', () => {
  const [first] = applyLengthSum(but(5, torn), reads(9999))[4] ?? []
  expect(first?.value).toBe(338)
  expect(first?.chance).toBeCloseTo(0.6, 6)
})

test('when a hole was not read at all, then the others stay as they are', () => {
  expect(best(applyLengthSum(but(5, []), reads(3254)))).toEqual(
    lengths.map((value, at) => (at === 4 ? undefined : value)),
  )
})
