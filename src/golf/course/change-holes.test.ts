import { describe, expect, test } from 'vitest'
import { changeHoles, type CourseHole, type HoleChange } from './change-holes.ts'
import { generateHoles } from './default-holes.ts'
import { listGenerated } from './generated-parts.ts'

const generated: CourseHole[] = generateHoles(9, ['White', 'Red'], () => 0.5).map((hole) => ({
  ...hole,
  description: null,
  womenPar: null,
  womenStrokeIndex: null,
}))

function changed(changes: readonly HoleChange[], holes = generated) {
  const outcome = changeHoles(holes, changes)
  if (!outcome.ok) throw new Error(outcome.detail)
  return outcome.value
}
const marks = (holes: readonly CourseHole[]) => holes.map((hole) => listGenerated(hole.generated).join(' '))
const all = 'par strokeIndex yardages'

describe('what is confirmed (D39)', () => {
  test.each([
    { what: 'par', change: { par: 5 }, left: 'strokeIndex yardages' },
    { what: 'the par it had', change: { par: 4 }, left: 'strokeIndex yardages' },
    { what: 'the stroke index it had', change: { strokeIndex: 1 }, left: 'par yardages' },
    { what: 'one tee’s yardage', change: { yardages: { White: 371 } }, left: all },
    { what: 'both yardages', change: { yardages: { White: 371, Red: 300 } }, left: 'par strokeIndex' },
    { what: 'a description', change: { description: 'Dogleg' }, left: all },
    { what: 'nothing', change: {}, left: all },
  ])('when $what is said of a hole, then only that is confirmed, on that hole', ({ change, left }) => {
    const { holes } = changed([{ holeNumber: 1, ...change }])
    expect(marks(holes)).toEqual([left, ...Array.from({ length: 8 }, () => all)])
  })

  test('when one tee’s yardage is typed, then the other tee’s stays generated', () => {
    const [hole] = changed([{ holeNumber: 1, yardages: { White: 371 } }]).holes
    expect(hole?.generated.yardages).toEqual(['Red'])
  })

  test('when an index is exchanged, then the other hole is as confirmed as the index it takes', () => {
    const first = changed([{ holeNumber: 1, strokeIndex: 5 }])
    expect(first.exchanged).toEqual([5])
    expect(first.holes[4]?.strokeIndex).toBe(1)
    expect(first.holes.map((hole) => hole.generated.strokeIndex).slice(0, 5)).toEqual([
      false,
      true,
      true,
      true,
      true,
    ])
    // Hole 2 takes hole 1's confirmed index; hole 1 is left with a generated one.
    const second = changed([{ holeNumber: 2, strokeIndex: 5 }], first.holes)
    expect(second.holes.map((hole) => hole.generated.strokeIndex).slice(0, 2)).toEqual([true, false])
  })
})

test('when the same is said twice, then nothing more changes', () => {
  const changes = [
    { holeNumber: 1, strokeIndex: 7, par: 5 },
    { holeNumber: 2, strokeIndex: 1, womenPar: 4, womenStrokeIndex: 9 },
  ]
  const once = changed(changes)
  expect(changed(changes, once.holes)).toEqual({ holes: once.holes, exchanged: [] })
})

describe('the women’s card', () => {
  test('when the first women’s value is said, then the card is a copy of the men’s with it', () => {
    const { holes, exchanged } = changed([{ holeNumber: 1, womenPar: 5, womenStrokeIndex: 3 }])
    expect(holes.map((hole) => hole.womenPar)).toEqual([5, 4, 3, 4, 5, 4, 3, 4, 5])
    expect(holes.map((hole) => hole.womenStrokeIndex)).toEqual([3, 2, 1, 4, 5, 6, 7, 8, 9])
    expect(exchanged).toEqual([3])
    expect(holes.map((hole) => [hole.par, hole.strokeIndex])).toEqual(
      generated.map((hole) => [hole.par, hole.strokeIndex]),
    )
  })

  test('when the men’s indexes change afterwards, then the women’s stay as they are', () => {
    const { holes } = changed([{ holeNumber: 1, womenStrokeIndex: 3 }])
    const later = changed([{ holeNumber: 9, strokeIndex: 1 }], holes)
    expect(later.holes.map((hole) => hole.womenStrokeIndex)).toEqual([3, 2, 1, 4, 5, 6, 7, 8, 9])
  })
})

test.each([
  { changes: [{ holeNumber: 10, par: 4 }], reason: 'no_such_hole' },
  {
    changes: [
      { holeNumber: 1, par: 4 },
      { holeNumber: 1, par: 5 },
    ],
    reason: 'hole_repeated',
  },
  {
    changes: [
      { holeNumber: 1, strokeIndex: 4 },
      { holeNumber: 2, strokeIndex: 4 },
    ],
    reason: 'stroke_index_repeated',
  },
  { changes: [{ holeNumber: 1, strokeIndex: 18 }], reason: 'stroke_index_out_of_range' },
  {
    changes: [
      { holeNumber: 1, womenStrokeIndex: 4 },
      { holeNumber: 2, womenStrokeIndex: 4 },
    ],
    reason: 'stroke_index_repeated',
  },
])('when changes are $changes, then they are refused: $reason', ({ changes, reason }) => {
  expect(changeHoles(generated, changes)).toMatchObject({ ok: false, reason })
})
