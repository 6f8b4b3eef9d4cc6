import { cardFieldName } from '../card-problem-text.ts'
import type { FileNote, FileRating, TeeOfGender } from '#golf/course/course-file/file-course.ts'
import { courseFileText as texts } from '#web/messages/en/course/course-file.online.ts'

/** What of a course file is missing or was left out. */
export function noteText(note: FileNote): string {
  switch (note.kind) {
    case 'missing':
      return texts.missing[note.what]
    case 'holes_missing':
      return texts.holesMissing(cardFieldName(note.field), note.holes)
    case 'value_refused':
      return texts.valueRefused(cardFieldName(note.field), note.holeNumber, note.value)
    case 'no_permutation':
      return texts.noPermutation(cardFieldName(note.field), teeNames(note.tees))
    case 'tee_other_holes':
      return texts.teeOtherHoles(teeName(note.tee), note.holes)
    case 'tee_twice':
      return texts.teeTwice(teeName(note.tee))
    case 'no_rating':
      return texts.noRating(teeNames(note.tees))
    case 'no_nines':
      return texts.noNines(teeNames(note.tees))
    case 'rating_refused':
      return texts.ratingRefused(teeName(note.tee), ratingText(note.rating))
    case 'rating_for_whom':
      return texts.ratingForWhom(teeName(note.tee), ratingText(note.rating))
    case 'nines_refused':
      return texts.ninesRefused(teeName(note.tee), ratingText(note.front), ratingText(note.back))
    case 'par_differs':
      return texts.parDiffers(teeName(note.tee), note.said, note.added)
    case 'lengths_left':
      return texts.lengthsLeft
    case 'hole_twice':
      return texts.holeTwice(note.holes)
    case 'hole_without_number':
      return texts.holeWithoutNumber(note.count)
  }
}

/** Whether it is about the holes, and not about the tees and their ratings. */
export function isOfCard(note: FileNote): boolean {
  switch (note.kind) {
    case 'missing':
      return note.what !== 'tees'
    case 'no_rating':
    case 'no_nines':
    case 'rating_refused':
    case 'rating_for_whom':
    case 'nines_refused':
    case 'par_differs':
      return false
    default:
      return true
  }
}

/** Of tees that have a name: the card of a whole course has none. */
export function teeNames(tees: readonly TeeOfGender[]): string[] {
  return tees.filter(({ tee }) => tee !== '').map(teeName)
}

function teeName({ tee, gender }: TeeOfGender): string {
  if (gender === undefined) return tee
  return gender === 'men' ? texts.men(tee) : texts.women(tee)
}

const ratingText = ({ courseRating, slope }: FileRating) => `${courseRating ?? '–'}/${slope ?? '–'}`
