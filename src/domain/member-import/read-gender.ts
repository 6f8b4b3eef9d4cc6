import type { Gender } from '../course/course.ts'
import { plainHeading } from './plain-heading.ts'

const men = [
  'male',
  'man',
  'men',
  'mr',
  'boy',
  'gent',
  'gents',
  'gentleman',
  'gentlemen',
  'masculino',
  'masc',
  'hombre',
]
const women = [
  'f',
  'female',
  'woman',
  'women',
  'w',
  'mrs',
  'ms',
  'miss',
  'girl',
  'lady',
  'ladies',
  'femenino',
  'fem',
]
const menOfSpain = ['h', 'v', 'varon', 'hombres', 'caballero', 'caballeros', 'sr', 'don']
const womenOfSpain = ['mujer', 'mujeres', 'dama', 'damas', 'senora', 'sra', 'dona']
const unsaid = [
  '',
  'x',
  'n a',
  'na',
  'other',
  'diverse',
  'unknown',
  'not stated',
  'otro',
  'no consta',
  'prefer not to say',
]

/** What one cell says: men, women, null for nothing; undefined where it cannot be read. */
export type ReadGender = (text: string) => Gender | null | undefined

/** A column with H (hombre) or V (varón) means women by its M (mujer), any other means men. */
export function genderReader(column: readonly string[]): ReadGender {
  const mIsWomen = column.some((text) => ['h', 'v'].includes(plainHeading(text)))
  return (text) => {
    const word = plainHeading(text)
    if (unsaid.includes(word)) return null
    if (word === 'm') return mIsWomen ? 'women' : 'men'
    if (men.includes(word) || menOfSpain.includes(word)) return 'men'
    if (women.includes(word) || womenOfSpain.includes(word)) return 'women'
    return undefined
  }
}
