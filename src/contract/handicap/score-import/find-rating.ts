import { plainText } from '../../club/plain-words.ts'
import type { Gender } from '#golf/course/course.ts'

export type KnownTee = {
  courseName: string
  teeName: string
  ratings: readonly { gender: Gender; courseRating: number; slope: number; par: number }[]
}

export type FoundRating = { courseRating: number; slope: number; par: number | null }
export type RatingFault = 'rating_missing' | 'tee_unknown' | 'gender_missing'

const plain = (text: string) => plainText(text).replace(/\s+/g, ' ').trim()

/**
 * The rating of a course of the club by its name and that of its tee, for the player's gender. A course that has one tee, or
 * a club that has one course, need not be said. As the tee is rated now: a list that says its ratings is read by those.
 */
export function findRating(
  tees: readonly KnownTee[],
  said: { courseName: string; teeName: string; gender: Gender | null },
): FoundRating | RatingFault {
  const { courseName, teeName, gender } = said
  if (courseName === '' && teeName === '') return 'rating_missing'
  const fits = tees.filter(
    (tee) =>
      (courseName === '' || plain(tee.courseName) === plain(courseName)) &&
      (teeName === '' || plain(tee.teeName) === plain(teeName)),
  )
  const [tee] = fits
  if (!tee || fits.length > 1) return 'tee_unknown'
  const [only] = tee.ratings
  if (tee.ratings.length === 1 && only && (gender === null || gender === only.gender)) return only
  if (gender === null) return 'gender_missing'
  return tee.ratings.find((rating) => rating.gender === gender) ?? 'tee_unknown'
}
