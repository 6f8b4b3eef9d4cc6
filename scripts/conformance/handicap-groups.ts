import { z } from 'zod'
import { parseDay } from '#golf/day.ts'
import { addToRecord, publishedTerms } from '#golf/handicap/add-to-record.ts'
import {
  exceptionalAdjustment,
  averageOfLowest,
  RECORD_LENGTH,
  roundAverage,
  roundIndex,
  lowHandicapIndex,
  capIndex,
} from '#golf/handicap/handicap-index.ts'
import { isFourBallCardAcceptable, scaledFourBallPoints } from '#golf/handicap/gb-and-i.ts'
import { maxHoleScore } from '#golf/handicap/max-hole-score.ts'
import { penaltyScore } from '#golf/handicap/penalty-score.ts'
import { replay } from '#golf/handicap/replay.ts'
import {
  differentialOf18,
  differentialOf9,
  expectedDifferentialOfNine,
  roundDifferential,
} from '#golf/handicap/score-differential.ts'
import { emptyRecord } from '#golf/handicap/scoring-record.ts'
import { courseHandicap } from '#golf/numbers.ts'
import { exactly, tenths } from './decimal.ts'
import { group, type Group } from './group.ts'
import { receivedOn } from './scoring-groups.ts'

const number = z.number()

const penaltyReasonOf = {
  raise_index: 'to_raise_index',
  lower_index: 'to_lower_index',
  unknown: 'other',
} as const

export const handicapGroups: Record<string, Group> = {
  round_tenth: group(['R0.1', 'R0.2'], z.object({ value: number }), ({ value }) => tenths(value) / 10),
  score_differential_18: group(
    ['R1.1', 'R1.7'],
    z.object({
      adjustedGrossScore: number,
      courseRating: number,
      slopeRating: number,
      pcc: number.default(0),
    }),
    (input) =>
      roundDifferential(
        differentialOf18({
          adjustedGross: input.adjustedGrossScore,
          courseRating: tenths(input.courseRating),
          slope: input.slopeRating,
          pcc: input.pcc,
        }),
      ) / 10,
  ),
  score_differential_9: group(
    ['R1.2', 'R1.3'],
    z.object({
      handicapIndex: number,
      adjustedGrossScore: number,
      nineHoleCourseRating: number,
      nineHoleSlopeRating: number,
      pcc: number.default(0),
    }),
    (input) => {
      const score = {
        adjustedGross: input.adjustedGrossScore,
        courseRating: tenths(input.nineHoleCourseRating),
        slope: input.nineHoleSlopeRating,
        pcc: input.pcc,
      }
      return roundDifferential(differentialOf9(score, tenths(input.handicapIndex))) / 10
    },
  ),
  expected_9_hole_differential: group(['R1.3'], z.object({ handicapIndex: number }), (input) =>
    expectedDifferentialOfNine(tenths(input.handicapIndex)),
  ),
  max_hole_score: group(
    ['R2.1', 'R2.2', 'R2.3'],
    z.object({
      par: number,
      strokeIndex: number,
      courseHandicap: number.nullable(),
      hasHandicapIndex: z.boolean(),
    }),
    (input) => {
      const handicap = input.courseHandicap ?? 0
      return maxHoleScore({
        par: input.par,
        strokesReceived: receivedOn(input.strokeIndex, handicap),
        courseHandicap: input.hasHandicapIndex ? courseHandicap(handicap) : null,
      })
    },
  ),
  handicap_index: group(
    ['R3.1', 'R3.2', 'R3.3'],
    z.object({ scoreDifferentialsOldestFirst: z.array(number) }),
    (input) => {
      const newest = input.scoreDifferentialsOldestFirst.slice(-RECORD_LENGTH).map(tenths)
      const lowest = averageOfLowest(newest)
      return lowest ? roundIndex(lowest.average) / 10 : null
    },
  ),
  caps: group(
    ['R3.6'],
    z.object({ averageOfLowest8: number, lowHandicapIndex: number.nullable() }),
    (input) => {
      const low = input.lowHandicapIndex === null ? null : tenths(input.lowHandicapIndex)
      const average = exactly(input.averageOfLowest8)
      const rounded = roundAverage({ ...average, numerator: average.numerator * 10 })
      return roundIndex(capIndex(rounded, low).exact) / 10
    },
  ),
  exceptional_score_reduction: group(
    ['R3.7'],
    z.object({ handicapIndexWhenPlayed: number.nullable(), unroundedScoreDifferential: number }),
    (input) => {
      const index = input.handicapIndexWhenPlayed === null ? null : tenths(input.handicapIndexWhenPlayed)
      return exceptionalAdjustment(index, exactly(input.unroundedScoreDifferential)) / 10
    },
  ),
  exceptional_score_on_record: group(
    ['R3.7', 'R3.8'],
    z.object({
      priorDifferentialsOldestFirst: z.array(number),
      handicapIndexWhenPlayed: number,
      newUnroundedScoreDifferential: number,
      lowHandicapIndex: number.nullish(),
    }),
    (input) => {
      const low = input.lowHandicapIndex ?? null
      const record = {
        ...emptyRecord(),
        differentials: input.priorDifferentialsOldestFirst.map(tenths),
        history: low === null ? [] : [{ day: 0, playedFrom: 1, index: tenths(low) }],
        lastScore: 0,
      }
      const score = {
        kind: 'eighteen',
        id: 'new',
        day: 1,
        differential: exactly(input.newUnroundedScoreDifferential),
        indexWhenPlayed: tenths(input.handicapIndexWhenPlayed),
      } as const
      const step = addToRecord(record, score, publishedTerms)
      return {
        adjustment: step.exceptionalAdjustment / 10,
        newHandicapIndex: step.index === null ? null : step.index / 10,
        adjustedDifferentialsOldestFirst: step.differentials.map((one) => one / 10),
      }
    },
  ),
  low_handicap_index: group(
    ['R3.5'],
    z.object({ history: z.array(z.tuple([z.string(), number])), mostRecentScorePlayed: z.string() }),
    (input) => {
      const history = input.history
        .map(([day, index]) => ({ day: dayOf(day), index: tenths(index) }))
        .sort((a, b) => a.day - b.day)
      const low = lowHandicapIndex(history, dayOf(input.mostRecentScorePlayed))
      return low === undefined ? null : low / 10
    },
  ),
  cap_starts: group(
    ['R3.5', 'R3.6'],
    z.object({ scoreDifferentialsOldestFirst: z.array(number), oneScoreADayFrom: z.string() }),
    (input) => {
      const first = dayOf(input.oneScoreADayFrom)
      const { steps } = replay(
        input.scoreDifferentialsOldestFirst.map((one, i) => ({
          kind: 'eighteen',
          id: String(i),
          day: first + i,
          differential: exactly(one),
        })),
      )
      const inStrokes = (value: number | null | undefined) => (value == null ? null : value / 10)
      const last = steps.at(-1)
      return { lowHandicapIndexUsed: inStrokes(last?.lowIndex), newHandicapIndex: inStrokes(last?.index) }
    },
  ),
  penalty_score: group(
    ['R3.9'],
    z.discriminatedUnion('intent', [
      z.object({ intent: z.literal('unknown'), courseRating: number, courseHandicap: number }),
      z.object({
        intent: z.enum(['raise_index', 'lower_index']),
        last19Differentials: z.array(number).min(1),
      }),
    ]),
    (input) => {
      const score = penaltyScore(penaltyReasonOf[input.intent], {
        differentials: input.intent === 'unknown' ? [] : input.last19Differentials.map(tenths),
        courseRating: input.intent === 'unknown' ? tenths(input.courseRating) : 0,
        courseHandicap: courseHandicap(input.intent === 'unknown' ? input.courseHandicap : 0),
      })
      return score.kind === 'adjusted_gross'
        ? { adjustedGrossScore: score.adjustedGross }
        : { scoreDifferential: score.differential / 10 }
    },
  ),
  four_ball_scaled_points: group(
    ['R3.9'],
    z.object({
      pairPoints: number,
      ownPointsOnHolesThatCounted: z.array(number),
      partnerPointsOnOtherHoles: z.array(number),
    }),
    (input) => {
      const own = input.ownPointsOnHolesThatCounted
      const scaledPoints = scaledFourBallPoints({
        ownPointsWhereCounted: own,
        partnerPointsElsewhere: input.partnerPointsOnOtherHoles,
      })
      const { pairPoints } = input
      const acceptable = isFourBallCardAcceptable({ pairPoints, holesCounted: own.length, scaledPoints })
      return { scaledPoints, acceptable }
    },
  ),
}

export function dayOf(text: string): number {
  const day = parseDay(text)
  if (day === undefined) throw new Error(`${text} is no day`)
  return day
}
