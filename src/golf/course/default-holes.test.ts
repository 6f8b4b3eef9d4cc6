import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { checkStrokeIndexes, totalPar } from './course.ts'
import { defaultTees, generateHoles } from './default-holes.ts'

const names = defaultTees.map((tee) => tee.name)

test.prop([fc.constantFrom<9 | 18>(9, 18), fc.double({ min: 0, max: 0.999, noNaN: true })])(
  'when holes are generated, then par is 72 or 36, stroke indexes are a permutation, shorter tees are shorter, and all is marked',
  (count, random) => {
    const holes = generateHoles(count, names, () => random)
    expect(holes.map((hole) => hole.holeNumber)).toEqual(Array.from({ length: count }, (_, i) => i + 1))
    expect(totalPar(holes)).toBe(count === 18 ? 72 : 36)
    expect(checkStrokeIndexes(holes.map((hole) => hole.strokeIndex)).ok).toBe(true)
    for (const hole of holes) {
      expect(hole.generated).toEqual({ par: true, strokeIndex: true, yardages: names })
      const yards = names.map((name) => hole.yardages[name] ?? 0)
      expect(yards.every((length) => Number.isInteger(length) && length > 0)).toBe(true)
      expect([...yards].sort((a, b) => b - a)).toEqual(yards)
    }
  },
)
