import type { Course } from '#contract/course/courses.ts'
import {
  rangeOfField,
  teeOfField,
  type CardDoubt,
  type CardField,
  type CardProblem,
} from '#golf/course/card-values.ts'
import { clubCoursesText } from '#web/messages/en/course/club-courses.online.ts'
import { courseCardText } from '#web/messages/en/course/course-card.online.ts'

/** What could not be read of a pasted card, where it stands, and what would be right. */
export function cardProblemText(
  problem: CardProblem,
  course: { holeCount: number; tees: readonly Pick<Course['tees'][number], 'name'>[] },
): string {
  const texts = courseCardText.cardProblems
  switch (problem.kind) {
    case 'no_number':
    case 'out_of_range': {
      const [least, most] = rangeOfField(problem.field)
      return texts.wrongValue({
        hole: problem.holeNumber,
        field: cardFieldName(problem.field),
        text: problem.text,
        least,
        most,
      })
    }
    case 'index_repeated':
      return texts.indexRepeated(cardFieldName(problem.field), problem.strokeIndex, problem.holes)
    case 'no_such_hole':
      return texts.noSuchHole(problem.holeNumber, course.holeCount)
    case 'unknown_tee':
      return texts.unknownTee(
        problem.label,
        course.tees.map((tee) => tee.name),
      )
    case 'unknown_series':
      return texts.unknownSeries(problem.label)
    case 'repeated_series':
      return texts.repeatedSeries(problem.label)
    case 'row_unclear':
      return texts.rowUnclear(problem.label, problem.count, problem.holes)
    case 'other_numbers':
      return texts.otherNumbers(problem.label, cardFieldName(problem.field))
    case 'line_unclear':
      return texts.lineUnclear(problem.holeNumber, problem.count, problem.columns)
    case 'heading_unclear':
      return texts.headingUnclear(problem.count, problem.columns)
    case 'hole_repeated':
      return texts.holeRepeated(problem.holes)
    case 'missing':
      return texts.missing(cardFieldName(problem.field), problem.holes)
    case 'two_numbers':
      return texts.twoNumbers(problem.label, problem.text, problem.holes)
    case 'second_index_left':
      return texts.secondIndexLeft(cardFieldName(problem.field))
    case 'nothing_read':
      return texts.nothingRead
    case 'sum_differs':
    case 'length_unlike_par':
    case 'length_short':
    case 'index_foreign':
    case 'tee_order':
      return cardDoubtText(problem)
  }
}

/** What of a read value can hardly be right; it is taken once somebody has looked at it. */
function cardDoubtText(doubt: CardDoubt): string {
  const texts = courseCardText.cardDoubts
  const field = cardFieldName(doubt.field)
  switch (doubt.kind) {
    case 'sum_differs':
      return texts.sumDiffers({ ...doubt, field })
    case 'length_unlike_par':
      return texts.lengthUnlikePar(field, doubt)
    case 'length_short':
      return texts.lengthShort(field, doubt.holeNumber, doubt.length)
    case 'index_foreign':
      return texts.indexForeign(field, doubt.strokeIndex, doubt.holeNumber)
    case 'tee_order':
      return texts.teeOrder({ ...doubt, field, other: cardFieldName(doubt.other) })
  }
}

export function cardFieldName(field: CardField): string {
  switch (field) {
    case 'par':
      return clubCoursesText.par
    case 'strokeIndex':
      return clubCoursesText.strokeIndex
    case 'womenPar':
      return clubCoursesText.womenPar
    case 'womenStrokeIndex':
      return clubCoursesText.womenIndex
    default:
      return clubCoursesText.teeYards(teeOfField(field) ?? '')
  }
}
