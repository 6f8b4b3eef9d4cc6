import { checkCardIndexes } from './check-card-indexes.ts'
import { fitsPar, isOfCard } from './check-course-card.ts'
import { checkStrokeIndexes } from './course.ts'
import { teeOfField, type CardField, type CardProblem, type CardValue } from './card-values.ts'

/** Whole cards have no shorter hole; what is shorter is a stroke index, a par, or the number of something else. */
const shortestHole = 40
/** Some good holes are this much outside what the Rules of Handicapping advise for their par. */
const slack = 1.1
/** A tee counts as the shorter one from this share of the other's length, and its hole as too long from this many times and yards more. */
const shorterTee = 0.95
const farLonger = 1.15
const yardsLonger = 30

type Card = {
  values: readonly CardValue[]
  holeCount: number
  /** The holes that the pasted table has. */
  holes: ReadonlySet<number>
  /** Whether it is said already why a hole has no value of this field. */
  isTold: (field: CardField, holeNumber: number) => boolean
}

/**
 * What cannot be right in what was read, as a whole: indexes that stand twice or are not the card's, holes without a value, lengths
 * that no hole of this par has, and tees that change places on a hole.
 */
export function checkReadCard(card: Card): CardProblem[] {
  const fields = [...new Set(card.values.map(({ field }) => field))]
  const of = (field: CardField) =>
    new Map(card.values.filter((one) => one.field === field).map((one) => [one.holeNumber, one.value]))
  const byField = new Map(fields.map((field) => [field, of(field)]))
  return [
    ...checkCardIndexes(card.values),
    ...missingValues(byField, card),
    ...foreignIndexes(byField, card.holeCount),
    ...lengths(byField),
    ...teeOrder(byField),
  ]
}

type ByField = ReadonlyMap<CardField, ReadonlyMap<number, number>>

function missingValues(fields: ByField, { holes, isTold }: Card): CardProblem[] {
  return [...fields].flatMap(([field, values]): CardProblem[] => {
    const missing = [...holes].filter((hole) => !values.has(hole) && !isTold(field, hole))
    return missing.length > 0 ? [{ kind: 'missing', field, holes: missing.sort((a, b) => a - b) }] : []
  })
}

/** Of a whole card: the nine holes of an eighteen may have any of its indexes. */
function foreignIndexes(fields: ByField, holeCount: number): CardProblem[] {
  return (['strokeIndex', 'womenStrokeIndex'] as const).flatMap((field): CardProblem[] => {
    const values = [...(fields.get(field) ?? [])].sort(([one], [other]) => one - other)
    const indexes = values.map(([, index]) => index)
    const isRepeated = new Set(indexes).size < indexes.length
    if (indexes.length !== holeCount || isRepeated || checkStrokeIndexes(indexes).ok) return []
    return values
      .filter(([, index]) => !isOfCard(indexes, index))
      .map(([holeNumber, strokeIndex]) => ({ kind: 'index_foreign', field, holeNumber, strokeIndex }))
  })
}

function lengths(fields: ByField): CardProblem[] {
  const parsOf = (hole: number) =>
    (['par', 'womenPar'] as const).flatMap((field) => fields.get(field)?.get(hole) ?? [])
  return [...fields].flatMap(([field, values]) =>
    teeOfField(field) === undefined
      ? []
      : [...values].flatMap(([holeNumber, length]): CardProblem[] => {
          const pars = parsOf(holeNumber)
          const [par] = pars
          if (par === undefined)
            return length < shortestHole ? [{ kind: 'length_short', field, holeNumber, length }] : []
          return length >= shortestHole &&
            pars.some((one) => [slack, 1, 1 / slack].some((by) => fitsPar(one, length * by)))
            ? []
            : [{ kind: 'length_unlike_par', field, holeNumber, par, length }]
        }),
  )
}

function teeOrder(fields: ByField): CardProblem[] {
  const tees = [...fields]
    .filter(([field, values]) => teeOfField(field) !== undefined && values.size >= 5)
    .map(([field, values]) => ({
      field,
      values,
      total: [...values.values()].reduce((sum, one) => sum + one, 0),
    }))
  return tees.flatMap((long) =>
    tees
      .filter((short) => short.values.size === long.values.size && short.total < shorterTee * long.total)
      .flatMap((short) =>
        [...short.values].flatMap(([holeNumber, length]): CardProblem[] => {
          const otherLength = long.values.get(holeNumber) ?? Infinity
          return length > farLonger * otherLength && length - otherLength > yardsLonger
            ? [{ kind: 'tee_order', field: short.field, other: long.field, holeNumber, length, otherLength }]
            : []
        }),
      ),
  )
}
