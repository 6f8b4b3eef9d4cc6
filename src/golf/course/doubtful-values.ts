import type { CardDoubt, CardField, CardProblem, CardValue } from './card-values.ts'

type Reading = { values: readonly CardValue[]; problems: readonly CardProblem[] }

/**
 * What can be taken over: of stroke indexes that stand twice neither, because only a person knows which is right, and doubtful
 * values only once somebody has looked at them.
 */
export function takeable(
  { values, problems }: Reading,
  { withDoubtful = false }: { withDoubtful?: boolean } = {},
): CardValue[] {
  const isDoubtful = doubtfulAmong(problems)
  return values.filter((value) => !isRepeated(value, problems) && (withDoubtful || !isDoubtful(value)))
}

/** The values that are shown and marked, to be taken when somebody says so. */
export function doubtful({ values, problems }: Reading): CardValue[] {
  const isDoubtful = doubtfulAmong(problems)
  return values.filter((value) => !isRepeated(value, problems) && isDoubtful(value))
}

function isRepeated({ field, value }: CardValue, problems: readonly CardProblem[]): boolean {
  return problems.some(
    (one) => one.kind === 'index_repeated' && one.field === field && one.strokeIndex === value,
  )
}

function doubtfulAmong(problems: readonly CardProblem[]): (value: CardValue) => boolean {
  const cells = new Set(problems.flatMap((one) => (isDoubt(one) ? cellsOf(one) : [])))
  return ({ field, holeNumber }) => cells.has(cellName(field, holeNumber))
}

/** Whether the problem is about values that were read, and not about what was left out. */
export function isDoubt(problem: CardProblem): problem is CardDoubt {
  switch (problem.kind) {
    case 'sum_differs':
    case 'length_unlike_par':
    case 'length_short':
    case 'index_foreign':
    case 'tee_order':
      return true
    case 'no_number':
    case 'out_of_range':
    case 'index_repeated':
    case 'no_such_hole':
    case 'hole_repeated':
    case 'missing':
    case 'two_numbers':
    case 'second_index_left':
    case 'unknown_tee':
    case 'unknown_series':
    case 'repeated_series':
    case 'other_numbers':
    case 'row_unclear':
    case 'line_unclear':
    case 'heading_unclear':
    case 'nothing_read':
      return false
  }
}

function cellsOf(doubt: CardDoubt): string[] {
  switch (doubt.kind) {
    case 'sum_differs':
      return doubt.holes.map((hole) => cellName(doubt.field, hole))
    case 'tee_order':
      return [doubt.field, doubt.other].map((field) => cellName(field, doubt.holeNumber))
    case 'length_unlike_par':
    case 'length_short':
    case 'index_foreign':
      return [cellName(doubt.field, doubt.holeNumber)]
  }
}

const cellName = (field: CardField, holeNumber: number) => `${holeNumber}.${field}`
