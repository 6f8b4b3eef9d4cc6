import type { CardField, CardValue } from '../card-values.ts'
import type { UnderstoodCourse } from './file-course.ts'

/** By the field of a question, which of its options was chosen; without an answer the row is left out. */
export type FileAnswers = Readonly<Record<string, number>>

/** The rows of the card by field, with what was answered; a women's card only where it is whole and another than the men's. */
export function takeAnswers(
  { values, questions, holeCount }: UnderstoodCourse,
  answers: FileAnswers,
): { field: CardField; values: (number | undefined)[] }[] {
  const answered = questions.flatMap(({ field, options }): CardValue[] => {
    const chosen = options[answers[field] ?? -1]?.values ?? []
    return chosen.flatMap((value, at) => (value === undefined ? [] : [{ field, holeNumber: at + 1, value }]))
  })
  const all = [...values, ...answered]
  const valueOf = (field: CardField, hole: number) =>
    all.find((one) => one.field === field && one.holeNumber === hole)?.value
  const numbers = Array.from({ length: holeCount }, (_, at) => at + 1)
  const isWomens = (field: CardField) => field === 'womenPar' || field === 'womenStrokeIndex'
  const isWhole = numbers.every(
    (hole) => valueOf('womenPar', hole) !== undefined && valueOf('womenStrokeIndex', hole) !== undefined,
  )
  const isOwn = numbers.some(
    (hole) =>
      valueOf('womenPar', hole) !== valueOf('par', hole) ||
      valueOf('womenStrokeIndex', hole) !== valueOf('strokeIndex', hole),
  )
  return inCardOrder([...new Set(all.map(({ field }) => field))])
    .filter((field) => !isWomens(field) || (isWhole && isOwn))
    .map((field) => ({ field, values: numbers.map((hole) => valueOf(field, hole)) }))
}

const first: readonly CardField[] = ['par', 'strokeIndex', 'womenPar', 'womenStrokeIndex']

const inCardOrder = (fields: readonly CardField[]) => [
  ...first.filter((field) => fields.includes(field)),
  ...fields.filter((field) => !first.includes(field)),
]
