import { accepted, refused, type Outcome } from '../outcome.ts'
import { HIGHEST_PAR, LOWEST_PAR } from './course.ts'

/** One thing of a hole that a card prints; "yards.White" is the yardage from the white tee. */
export type CardField = 'par' | 'strokeIndex' | 'womenPar' | 'womenStrokeIndex' | `yards.${string}`

export type CardValue = { holeNumber: number; field: CardField; value: number }

/** What of a pasted card could not be read, and where it stands. */
export type CardProblem =
  | { kind: 'no_number' | 'out_of_range'; holeNumber: number; field: CardField; text: string }
  | { kind: 'index_repeated'; field: CardField; strokeIndex: number; holes: readonly number[] }
  | { kind: 'no_such_hole'; holeNumber: number }
  | { kind: 'unknown_tee' | 'unknown_series' | 'repeated_series'; label: string }
  | { kind: 'row_unclear'; label: string; count: number; holes: number }
  | { kind: 'nothing_read' }

const longestHole = 999

/** The least and the greatest number that a field can have. */
export function rangeOfField(field: CardField): readonly [least: number, most: number] {
  switch (field) {
    case 'par':
    case 'womenPar':
      return [LOWEST_PAR, HIGHEST_PAR]
    case 'strokeIndex':
    case 'womenStrokeIndex':
      return [1, 18]
    default:
      return [1, longestHole]
  }
}

/** A cell of a card as a number: "385", "385 yds". */
export function readCardValue(field: CardField, text: string): Outcome<number, 'no_number' | 'out_of_range'> {
  const digits = /^(\d{1,6})\s*(?:yards|yds|yd|y|metres|meters|m)?\.?$/i.exec(text.trim())?.[1]
  if (digits === undefined) return refused('no_number')
  const value = Number(digits)
  const [least, most] = rangeOfField(field)
  return value < least || value > most ? refused('out_of_range') : accepted(value)
}

/** The tee of a yardage; undefined for the other fields. */
export function teeOfField(field: CardField): string | undefined {
  return field.startsWith('yards.') ? field.slice('yards.'.length) : undefined
}
