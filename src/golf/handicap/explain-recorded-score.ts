import type { Line } from '../arithmetic/line.ts'
import { plus, type Fraction } from '../fraction.ts'
import { explainDifferential, explainRatedScore, type DifferentialFacts } from './explain-handicap.ts'
import { differentialElsewhere } from './round-elsewhere.ts'
import type { ScoreForRecord } from './score-for-record.ts'
import {
  differentialOfNinePlayed,
  expectedDifferentialOfNine,
  publishedExpectedNine,
  roundDifferential,
  type ExpectedNine,
} from './score-differential.ts'
import type { PenaltyReason } from './penalty-score.ts'
import type { IndexStep, PenaltyEntry } from './scoring-record.ts'
import type { Movement } from './standing-differentials.ts'

/** What a score of the record is made of besides its differential. Numbers in tenths, fractions in strokes. */
export type RecordedScoreFacts = {
  most_without_index: null
  most_with_index: { courseHandicap: number }
  nine_is_kept: null
  /** It counts with the expected nine of the first index. */
  nine_waited: null
  nines_together: { differential: number }
  /** R1.3; `perIndex` and `base` in thousandths. */
  expected_nine: ExpectedNine & { held: number; exact: Fraction }
  with_expected_nine: { exact: Fraction; rounded: number }
  /** R3.9: what stands for a round that was not posted, and what the committee found was meant by that. */
  penalty_chosen: { meant: PenaltyReason; chosenFrom: number; differential: number }
  penalty_gross: { courseRating: number; courseHandicap: number; adjustedGross: number }
  /** Its list says the differential, or the score and rating that it is made of. */
  taken_over: { differential: number | null }
  /** Entered with its adjusted gross score, on a course for which no PCC is calculated. */
  played_elsewhere: { adjustedGross: number }
  moved: Movement
  stands_at: { stands: number }
}

type ScoreLine = Line<RecordedScoreFacts>

/** A score of the record from the card to the number that stands there now, one line a step (R1, R2, R3.7). */
export function explainRecordedScore(
  score: ScoreForRecord,
  step: IndexStep,
  after: { moved: readonly Movement[]; stands: number } | undefined,
  expected: ExpectedNine = publishedExpectedNine,
): Line<RecordedScoreFacts & DifferentialFacts>[] {
  return [
    explainMost(score),
    ...explainDifferential(score),
    ...explainNine(score.entry, step, expected),
    ...(after ? explainMoved(after) : []),
  ]
}

/** R3.9: a penalty score from what the committee found to the number that stands on the record now. */
export function explainPenaltyScore(
  entry: PenaltyEntry,
  step: IndexStep,
  after: { moved: readonly Movement[]; stands: number } | undefined,
): Line<RecordedScoreFacts & DifferentialFacts>[] {
  const { meant, holes, courseRating, courseHandicap, slope, pcc } = entry
  const held = step.indexWhenPlayed
  const { adjustedGross, chosenFrom } = step.penalty ?? { adjustedGross: null, chosenFrom: 0 }
  const made: Line<RecordedScoreFacts & DifferentialFacts>[] =
    adjustedGross === null
      ? [{ kind: 'penalty_chosen', facts: { meant, chosenFrom, differential: step.differential ?? 0 } }]
      : [
          { kind: 'penalty_gross', facts: { courseRating, courseHandicap, adjustedGross } },
          explainRatedScore({ adjustedGross, courseRating, slope, pcc }, held === null ? 18 : holes),
          ...(holes === 9 && held !== null
            ? explainExpectedNine(differentialOfNinePlayed({ adjustedGross, courseRating, slope, pcc }), held)
            : []),
        ]
  return [...made, ...(after ? explainMoved(after) : [])]
}

/** A past round that was imported, to the number that stands on the record now. Ratings and `differential` in tenths. */
export function explainStartingScore(
  score: {
    adjustedGross: number | null
    courseRating: number | null
    slope: number | null
    pcc: number | null
    isStated: boolean
    differential: number
  },
  after: { moved: readonly Movement[]; stands: number },
): Line<RecordedScoreFacts & DifferentialFacts>[] {
  const { adjustedGross, courseRating, slope, pcc, isStated, differential } = score
  const isMade = !isStated && adjustedGross !== null && courseRating !== null && slope !== null
  return [
    { kind: 'taken_over', facts: { differential: isMade ? null : differential } },
    ...(isMade ? [explainRatedScore({ adjustedGross, courseRating, slope, pcc: pcc ?? 0 }, 18)] : []),
    ...explainMoved(after),
  ]
}

/** A round of another club, from what was entered to the number that stands on the record now. Ratings in tenths. */
export function explainRoundElsewhere(
  round: { holes: 9 | 18; adjustedGross: number; courseRating: number; slope: number },
  step: IndexStep,
  after: { moved: readonly Movement[]; stands: number } | undefined,
  expected: ExpectedNine = publishedExpectedNine,
): Line<RecordedScoreFacts & DifferentialFacts>[] {
  const { holes, adjustedGross, courseRating, slope } = round
  const kind = holes === 9 ? 'nine' : 'eighteen'
  return [
    { kind: 'played_elsewhere', facts: { adjustedGross } },
    explainRatedScore({ adjustedGross, courseRating, slope, pcc: 0 }, holes),
    ...explainNine({ kind, differential: differentialElsewhere(round) }, step, expected),
    ...(after ? explainMoved(after) : []),
  ]
}

function explainMost({ courseHandicap }: ScoreForRecord): ScoreLine {
  return courseHandicap === null
    ? { kind: 'most_without_index', facts: null }
    : { kind: 'most_with_index', facts: { courseHandicap } }
}

function explainNine(
  entry: { kind: 'nine' | 'eighteen'; differential: Fraction },
  step: IndexStep,
  expected: ExpectedNine,
): ScoreLine[] {
  if (entry.kind !== 'nine') return []
  const { differential } = step
  if (differential === null) return [{ kind: 'nine_is_kept', facts: null }]
  if (step.isPair) return [{ kind: 'nines_together', facts: { differential } }]
  return [
    ...(step.countsSince === null ? [] : [{ kind: 'nine_waited' as const, facts: null }]),
    ...explainExpectedNine(entry.differential, step.expectedFrom ?? 0, expected),
  ]
}

/** R1.2, R1.3: nine holes played made eighteen with the expected differential of the index held, in tenths. */
export function explainExpectedNine(
  ninePlayed: Fraction,
  held: number,
  expected: ExpectedNine = publishedExpectedNine,
): ScoreLine[] {
  const rest = expectedDifferentialOfNine(held, expected)
  const sum = plus(ninePlayed, rest)
  return [
    { kind: 'expected_nine', facts: { ...expected, held, exact: rest } },
    { kind: 'with_expected_nine', facts: { exact: sum, rounded: roundDifferential(sum) } },
  ]
}

function explainMoved({ moved, stands }: { moved: readonly Movement[]; stands: number }): ScoreLine[] {
  if (moved.length === 0) return []
  return [
    ...moved.map((facts): ScoreLine => ({ kind: 'moved', facts })),
    { kind: 'stands_at', facts: { stands } },
  ]
}
