import type { Course } from '#contract/courses.ts'
import { rangeOfField, teeOfField, type CardField, type CardProblem } from '#domain/course/card-values.ts'
import { clubCoursesText } from '#web/messages/en/club-courses.ts'

/** What could not be read of a pasted card, where it stands, and what would be right. */
export function cardProblemText(
  problem: CardProblem,
  course: { holeCount: number; tees: readonly Pick<Course['tees'][number], 'name'>[] },
): string {
  const texts = clubCoursesText.cardProblems
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
    case 'nothing_read':
      return texts.nothingRead
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
