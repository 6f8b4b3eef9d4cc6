import { z } from 'zod'
import {
  exactCourseHandicap,
  exactNineHoleCourseHandicap,
  roundCourseHandicap,
  playingHandicapFrom,
  onMixedTees,
  teamPlayingHandicap,
} from '#golf/handicap/playing-handicap.ts'
import { matchStrokes } from '#golf/handicap/match-strokes.ts'
import { strokesReceived } from '#golf/handicap/strokes-received.ts'
import { handicapIndex, playingHandicap } from '#golf/numbers.ts'
import { roundHalfUp } from '#golf/rounding.ts'
import { exactly, tenths } from './decimal.ts'
import { group, type Group } from './group.ts'

const number = z.number()
const eighteen = z.object({ handicapIndex: number, slopeRating: number, courseRating: number, par: number })

function exact(input: z.output<typeof eighteen>) {
  return exactCourseHandicap(handicapIndex(tenths(input.handicapIndex)), {
    courseRating: tenths(input.courseRating),
    slope: input.slopeRating,
    par: input.par,
  })
}

function isComparedByNet(format: string): boolean {
  return format === 'individual_stroke_play' || format === 'individual_match_play'
}

export const courseGroups: Record<string, Group> = {
  course_handicap_18: group(['R4.1'], eighteen, (input) => ({
    courseHandicap: roundCourseHandicap(exact(input)),
    unrounded: exact(input),
  })),
  course_handicap_9: group(
    ['R4.2'],
    z.object({
      handicapIndex: number,
      nineHoleSlopeRating: number,
      nineHoleCourseRating: number,
      nineHolePar: number,
    }),
    (input) => {
      const unrounded = exactNineHoleCourseHandicap(handicapIndex(tenths(input.handicapIndex)), {
        courseRating: tenths(input.nineHoleCourseRating),
        slope: input.nineHoleSlopeRating,
        par: input.nineHolePar,
      })
      return {
        halfIndexRounded: roundHalfUp(tenths(input.handicapIndex), 2) / 10,
        courseHandicap: roundCourseHandicap(unrounded),
        unrounded,
      }
    },
  ),
  playing_handicap: group(['R4.1', 'R5.1', 'R5.5'], eighteen.extend({ allowancePercent: number }), (input) =>
    playingHandicapFrom(exact(input), input.allowancePercent),
  ),
  mixed_tees: group(
    ['R5.4'],
    z.object({
      playingHandicap: number,
      par: number,
      lowestParInField: number,
      format: z.enum([
        'individual_stroke_play',
        'individual_match_play',
        'individual_stableford',
        'individual_par_bogey',
      ]),
    }),
    (input) =>
      onMixedTees(playingHandicap(input.playingHandicap), {
        par: input.par,
        lowestPar: input.lowestParInField,
        comparedBy: isComparedByNet(input.format) ? 'net' : 'par',
      }),
  ),
  team_playing_handicap: group(
    ['R5.1'],
    z.object({
      unroundedCourseHandicapsLowFirst: z.array(number),
      weightsPercentLowFirst: z.array(number),
    }),
    (input) => {
      const handicaps = input.unroundedCourseHandicapsLowFirst.map(exactly)
      const outcome = teamPlayingHandicap(handicaps, input.weightsPercentLowFirst)
      return outcome.ok ? outcome.value : outcome.reason
    },
  ),
  match_strokes_given: group(['R5.2'], z.object({ playingHandicaps: z.array(number) }), (input) =>
    matchStrokes(input.playingHandicaps.map(playingHandicap)),
  ),
  stroke_allocation: group(
    ['R6.1', 'R6.2', 'R6.3'],
    z.object({ playingHandicap: number, strokeIndexByHole: z.array(number) }),
    (input) => {
      const holes = input.strokeIndexByHole.map((strokeIndex, i) => ({
        holeNumber: i + 1,
        par: 4,
        strokeIndex,
      }))
      return strokesReceived(holes, playingHandicap(input.playingHandicap))
    },
  ),
}
