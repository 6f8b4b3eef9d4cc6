import { formatDay } from '../day.ts'
import { plus, type Fraction } from '../fraction.ts'
import { formatHandicap } from '../numbers.ts'
import { roundHalfUp } from '../rounding.ts'
import { explainDifferential } from './explain-handicap.ts'
import type { ScoreForRecord } from './score-for-record.ts'
import {
  expectedDifferentialOfNine,
  reverseEngineeredExpectedNine,
  roundDifferential,
  type ExpectedNine,
} from './score-differential.ts'
import type { IndexStep } from './scoring-record.ts'
import type { Movement } from './standing-differentials.ts'

/** A score of the record from the card to the number that stands there now, one sentence a step (R1, R2, R3.7). */
export function explainRecordedScore(
  score: ScoreForRecord,
  step: IndexStep,
  after: { moved: readonly Movement[]; stands: number } | undefined,
  expected: ExpectedNine = reverseEngineeredExpectedNine,
): string[] {
  return [
    maximumLine(score),
    ...explainDifferential(score),
    ...nineLines(score, step, expected),
    ...(after ? movedLines(after) : []),
  ]
}

function maximumLine({ courseHandicap }: ScoreForRecord): string {
  if (courseHandicap === null) return 'Without a Handicap Index a hole counts at most par + 5.'
  return (
    'A hole counts at most net double bogey: par + 2 + the strokes received on it off Course Handicap ' +
    `${formatHandicap(courseHandicap)}.`
  )
}

function nineLines({ entry }: ScoreForRecord, step: IndexStep, expected: ExpectedNine): string[] {
  if (entry.kind !== 'nine') return []
  if (step.differential === null)
    return ['Without a Handicap Index nine holes wait for the next nine and are put together with them.']
  if (step.isPair)
    return [`Put together with the nine that waited: score differential ${decimal(step.differential)}.`]
  return explainExpectedNine(entry.differential, step.indexWhenPlayed ?? 0, expected)
}

/** R1.2, R1.3: nine holes played made eighteen with the expected differential of the index held, in tenths. */
export function explainExpectedNine(
  ninePlayed: Fraction,
  held: number,
  expected: ExpectedNine = reverseEngineeredExpectedNine,
): string[] {
  const rest = expectedDifferentialOfNine(held, expected)
  const sum = plus(ninePlayed, rest)
  return [
    `The nine holes not played are expected at ${expected.perIndex / 1000} x ${decimal(held)} + ` +
      `${expected.base / 1000} = ${thousandths(rest.numerator, rest.denominator)}.`,
    `Together ${thousandths(sum.numerator, sum.denominator)}, rounded ${decimal(roundDifferential(sum))}.`,
  ]
}

function movedLines({ moved, stands }: { moved: readonly Movement[]; stands: number }): string[] {
  if (moved.length === 0) return []
  return [
    ...moved.map(({ day, by, why }) =>
      why === 'committee'
        ? `${formatDay(day)}: the committee’s entry moved it by ${change(by)}.`
        : `${formatDay(day)}: an exceptional score moved it by ${change(by)}.`,
    ),
    `It stands at ${decimal(stands)}.`,
  ]
}

function decimal(tenths: number): string {
  return (tenths / 10).toFixed(1)
}

function change(tenths: number): string {
  return (tenths < 0 ? '-' : '+') + decimal(Math.abs(tenths))
}

function thousandths(numerator: number, denominator: number): string {
  return (roundHalfUp(numerator * 1000, denominator) / 1000).toFixed(3)
}
