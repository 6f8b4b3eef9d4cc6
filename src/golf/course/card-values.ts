import { accepted, refused, type Outcome } from '../outcome.ts'
import { HIGHEST_PAR, LOWEST_PAR } from './course.ts'

/** One thing of a hole that a card prints; "yards.White" is the yardage from the white tee. */
export type CardField = 'par' | 'strokeIndex' | 'womenPar' | 'womenStrokeIndex' | `yards.${string}`

export type CardValue = { holeNumber: number; field: CardField; value: number }

/** What was read and can hardly be right: a person looks at it before it is taken. */
export type CardDoubt =
  | { kind: 'sum_differs'; field: CardField; holes: readonly number[]; printed: number; added: number }
  | { kind: 'length_unlike_par'; field: CardField; holeNumber: number; par: number; length: number }
  | { kind: 'length_short'; field: CardField; holeNumber: number; length: number }
  | { kind: 'index_foreign'; field: CardField; holeNumber: number; strokeIndex: number }
  /** A tee that is shorter on the whole is longer on this hole. */
  | {
      kind: 'tee_order'
      field: CardField
      other: CardField
      holeNumber: number
      length: number
      otherLength: number
    }

/** What of a pasted card could not be read, and where it stands. */
export type CardProblem =
  | CardDoubt
  | { kind: 'no_number' | 'out_of_range'; holeNumber: number; field: CardField; text: string }
  | { kind: 'index_repeated'; field: CardField; strokeIndex: number; holes: readonly number[] }
  | { kind: 'no_such_hole'; holeNumber: number }
  /** Holes that stand more than once: another nine, or a fault. */
  | { kind: 'hole_repeated'; holes: readonly number[] }
  | { kind: 'missing'; field: CardField; holes: readonly number[] }
  /** "3/4": two pars, or two indexes that are not those of a nine played twice. */
  | { kind: 'two_numbers'; label: string; text: string; holes: readonly number[] }
  /** Of two indexes a hole of a nine-hole course, those of the second time round. */
  | { kind: 'second_index_left'; field: CardField }
  | { kind: 'unknown_tee' | 'unknown_series' | 'repeated_series'; label: string }
  /** What stands there cannot be what its name says. */
  | { kind: 'other_numbers'; label: string; field: CardField }
  | { kind: 'row_unclear'; label: string; count: number; holes: number }
  | { kind: 'line_unclear'; holeNumber: number; count: number; columns: number }
  | { kind: 'heading_unclear'; count: number; columns: number }
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
