import { addValue, isOnCourse, type CardRecord } from './card-record.ts'
import type { CardField } from './card-values.ts'
import { checkStrokeIndexes } from './course.ts'
import { twoNumbers, type PlacedCell } from './row-sums.ts'

type Series = { field: CardField; label: string; isForBoth: boolean; record: CardRecord }

/**
 * Takes the cells with two numbers out of a series and returns the others. Two indexes on each hole of a nine are those of playing
 * it twice, if each time they are a card's and together 1 to 18; any other two numbers are asked about in one message.
 */
export function readTwoNumbers(
  cells: readonly PlacedCell[],
  { field, label, isForBoth, record }: Series,
): readonly PlacedCell[] {
  const pairs = cells.flatMap(({ hole, text }) => {
    const [, first, second] = twoNumbers.exec(text) ?? []
    return first === undefined ? [] : [{ hole, text, first: Number(first), second: Number(second) }]
  })
  if (pairs.length === 0) return cells
  const isIndex = field === 'strokeIndex' || field === 'womenStrokeIndex'
  const filled = cells.filter(({ text }) => text !== '')
  if (isIndex && !isForBoth && pairs.length === filled.length && areTwoRounds(pairs)) {
    for (const { hole, first } of pairs)
      if (isOnCourse(hole, record)) addValue({ field, holeNumber: hole, value: first }, record)
    if (record.course.holeCount === 18)
      for (const { hole, second } of pairs) addValue({ field, holeNumber: hole + 9, value: second }, record)
    else record.problems.push({ kind: 'second_index_left', field })
    return []
  }
  const [one] = pairs
  const holes = pairs.map(({ hole }) => hole)
  record.problems.push({ kind: 'two_numbers', label, text: one?.text ?? '', holes })
  for (const hole of holes) record.told.add(`${hole}.${field}`)
  return cells.filter(({ text }) => !twoNumbers.test(text))
}

function areTwoRounds(pairs: readonly { hole: number; first: number; second: number }[]): boolean {
  const [firsts, seconds] = [pairs.map(({ first }) => first), pairs.map(({ second }) => second)]
  const isFront = pairs.length === 9 && pairs.every(({ hole }) => hole <= 9)
  const all = [...firsts, ...seconds].sort((one, other) => one - other)
  const isNine = (indexes: readonly number[]) =>
    checkStrokeIndexes(indexes).ok ||
    [...indexes].sort((a, b) => a - b).every((index, at) => index === at + 10)
  return isFront && all.every((index, at) => index === at + 1) && isNine(firsts) && isNine(seconds)
}
