import type { OfferedTee, TeeTerms } from '#contract/card/tee-choice.ts'
import type { Gender } from '#golf/course/course.ts'
import { formatHandicap, courseHandicap } from '#golf/numbers.ts'
import { formatDecimal } from '#web/lib/format.ts'
import { startRoundText } from '#web/messages/en/card/start-round.ts'

/** What a tee makes of the index by the player's ratings, else by its first (D6). */
export function termsOf(tee: OfferedTee, gender: Gender | null): TeeTerms | undefined {
  return tee.terms.find((one) => one.gender === gender) ?? tee.terms[0]
}

export function isRatedForBoth(tee: OfferedTee): boolean {
  return tee.terms.length > 1
}

/** Whether these ratings are the tee's own for the player, so that the round can count for their Handicap Index (D40). */
export function areOwnRatings(terms: TeeTerms, gender: Gender | null): boolean {
  return terms.gender !== null && (gender === null || terms.gender === gender)
}

export function ratingWords({ gender, rating, slope }: TeeTerms): string {
  return startRoundText.ratingOf[gender ?? 'unsaid'](formatDecimal(rating), slope)
}

/** "Course Handicap 21, you receive 20 strokes." */
export function strokesWords(terms: TeeTerms, handicap: string | null): string {
  if (handicap === null) return startRoundText.noIndex
  const { playingHandicap } = terms
  const strokes =
    playingHandicap < 0
      ? startRoundText.youGive(-playingHandicap)
      : startRoundText.youReceive(playingHandicap)
  return `${startRoundText.courseHandicapOf(formatHandicap(courseHandicap(terms.courseHandicap)))}, ${strokes}.`
}
