import type { z } from 'zod/mini'
import type { teeRatings } from '#contract/course/course-changes.ts'
import type { RatingValues, TeeRating, NineRatings } from '#golf/course/course.ts'
import { ninesProblem } from '#golf/course/nine.ts'
import { fieldError } from '../platform/http/app-error.ts'
import { tenthsText } from './course-view.ts'

type SentRating = z.output<typeof teeRatings>[number]
type SentNine = NonNullable<SentRating['nines']>['front']

/**
 * Turns the ratings of a tee that were sent into what is stored. Ratings of a nine that are left out stay as they were. `field` is
 * the name of the ratings in the call, for error messages.
 */
export function takeRatings(
  sent: readonly SentRating[],
  { before, holes, field }: { before: readonly TeeRating[]; holes: number; field: string },
): TeeRating[] {
  return sent.map(({ gender, nines, ...own }, i) => {
    const rating = toValues(own)
    const kept = before.find((one) => one.gender === gender)?.nines
    const taken =
      nines === undefined ? kept : nines && { front: toValues(nines.front), back: toValues(nines.back) }
    if (taken) refuseNines(taken, { rating, holes, field: `${field}.${i}.nines` })
    return { gender, ...rating, ...(taken && { nines: taken }) }
  })
}

function refuseNines(
  nines: NineRatings,
  { rating, holes, field }: { rating: RatingValues; holes: number; field: string },
): void {
  if (holes !== 18) throw fieldError(`${field}.front.rating`, 'Only a course of 18 holes has two nines.')
  const problem = ninesProblem(rating, nines)
  const { front, back } = nines
  if (problem === 'pars')
    throw fieldError(
      `${field}.back.par`,
      `The pars of the two nines make ${front.par + back.par}, and the par of the tee is ${rating.par}.`,
      { reason: 'nines_pars' },
    )
  if (problem === 'course_ratings')
    throw fieldError(
      `${field}.back.rating`,
      `The ratings of the two nines make ${tenthsText(front.courseRating + back.courseRating)}, and the rating of the tee is ${tenthsText(rating.courseRating)}. They may differ by 0.5 at most.`,
      { reason: 'nines_ratings' },
    )
}

const toValues = ({ rating, slope, par }: SentNine): RatingValues => ({ courseRating: rating, slope, par })
