import type { CardProblem, CardValue } from './card-values.ts'

/** Stroke indexes that a pasted card has twice: which of the holes is wrong, only a person can tell. */
export function checkCardIndexes(values: readonly CardValue[]): CardProblem[] {
  const problems: CardProblem[] = []
  for (const field of ['strokeIndex', 'womenStrokeIndex'] as const) {
    const holes = new Map<number, number[]>()
    for (const one of values)
      if (one.field === field) holes.set(one.value, [...(holes.get(one.value) ?? []), one.holeNumber])
    for (const [strokeIndex, on] of holes)
      if (on.length > 1) problems.push({ kind: 'index_repeated', field, strokeIndex, holes: on })
  }
  return problems
}
