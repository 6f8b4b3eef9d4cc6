import type { CardField, CardValue } from '../card-values.ts'
import type { Gender, NineRatings } from '../course.ts'

/** A course as a file of another program has it, before anything of it is checked. */
export type FileCourse = {
  name: string
  location?: string | undefined
  tees: readonly FileTee[]
  /** The program is known for stroke indexes that are not those of the club's card. */
  areIndexesOftenWrong?: boolean
  /** What the reader of the file has to say already. */
  notes?: readonly FileNote[]
}

/** A tee, once for each gender that it is rated for. Without a name it is the card of the whole course. */
export type FileTee = {
  name: string
  gender: Gender | undefined
  /** From hole 1 on. */
  holes: readonly FileHole[]
  /** The par that the file gives for the tee. */
  par?: number | undefined
  rating?: FileRating | undefined
  front?: FileRating | undefined
  back?: FileRating | undefined
}

/** A value that the file does not have is undefined; some programs write 0 for it. */
export type FileHole = {
  par?: number | undefined
  strokeIndex?: number | undefined
  yards?: number | undefined
}

/** As the file has them: 71.2, not in tenths. */
export type FileRating = { courseRating?: number | undefined; slope?: number | undefined }

export type TeeOfGender = { tee: string; gender: Gender | undefined }

/** What of a file was left out, or what it does not have. */
export type FileNote =
  | { kind: 'missing'; what: 'pars' | 'indexes' | 'yards' | 'tees' | 'womens_indexes' }
  | { kind: 'holes_missing'; field: CardField; holes: readonly number[] }
  | { kind: 'value_refused'; field: CardField; holeNumber: number; value: number }
  | { kind: 'no_permutation'; field: CardField; tees: readonly TeeOfGender[] }
  | { kind: 'tee_other_holes'; tee: TeeOfGender; holes: number }
  | { kind: 'tee_twice'; tee: TeeOfGender }
  | { kind: 'no_rating' | 'no_nines'; tees: readonly TeeOfGender[] }
  | { kind: 'rating_refused' | 'rating_for_whom'; tee: TeeOfGender; rating: FileRating }
  | { kind: 'nines_refused'; tee: TeeOfGender; front: FileRating; back: FileRating }
  | { kind: 'par_differs'; tee: TeeOfGender; said: number; added: number }
  /** Lengths of which the file does not say what they are measured in. */
  | { kind: 'lengths_left' }
  | { kind: 'hole_twice'; holes: readonly number[] }
  | { kind: 'hole_without_number'; count: number }

/** A row of the card that a person decides about: which of the tees has it, or whether it is right. */
export type FileQuestion = {
  field: CardField
  why: 'tees_differ' | 'often_wrong' | 'women_only' | 'genders_differ'
  options: readonly CardOption[]
}
export type CardOption = { tees: readonly TeeOfGender[]; values: readonly (number | undefined)[] }

/** What a course can be made of. `values` are certain; the rows of `questions` are taken as they are answered. */
export type UnderstoodCourse = {
  name: string
  location: string
  holeCount: 9 | 18
  values: readonly CardValue[]
  questions: readonly FileQuestion[]
  tees: readonly UnderstoodTee[]
  notes: readonly FileNote[]
  /** Only a file of this program has these. */
  own?: OwnDetails | undefined
}

export type UnderstoodTee = { name: string; color?: string | undefined; ratings: readonly UnderstoodRating[] }

/** `courseRating` in whole tenths; the par is undefined where the file does not give it for each hole. */
export type UnderstoodRating = {
  gender: Gender
  courseRating: number
  slope: number
  par: number | undefined
  nines?: NineRatings | undefined
}

export type OwnDetails = {
  par: number
  courseRating: number | undefined
  slope: number
  description: string
  /** By hole, from hole 1 on. */
  holeDescriptions: readonly string[]
}
