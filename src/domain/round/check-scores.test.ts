import { expect, test } from 'vitest'
import { checkScores } from './check-scores.ts'

const holes = [1, 2, 3].map((holeNumber) => ({ holeNumber, par: 4, strokeIndex: holeNumber }))

test.each([
  {
    scores: [
      [1, 4],
      [2, null],
      [3, 15],
    ],
    reason: undefined,
  },
  { scores: [], reason: undefined },
  {
    scores: [
      [1, 4],
      [1, 5],
    ],
    reason: 'hole_repeated',
  },
  { scores: [[4, 4]], reason: 'no_such_hole' },
  { scores: [[1, 0]], reason: 'strokes_out_of_range' },
  { scores: [[1, 16]], reason: 'strokes_out_of_range' },
  { scores: [[1, 4.5]], reason: 'strokes_out_of_range' },
] as { scores: [number, number | null][]; reason: string | undefined }[])(
  '$scores: $reason',
  ({ scores, reason }) => {
    const outcome = checkScores(
      holes,
      scores.map(([holeNumber, strokes]) => ({ holeNumber, strokes })),
    )
    expect(outcome.ok ? undefined : outcome.reason).toBe(reason)
  },
)
