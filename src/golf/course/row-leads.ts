import type { CardSign } from './split-card-text.ts'

const courseRating = String.raw`\d{2}(?:[.,]\d{1,2})`
const slope = String.raw`\d{2,3}`
const both = String.raw`\d{2,3}(?:[.,]\d{1,2})?\s*/\s*\d{2,3}(?:[.,]\d{1,2})?`
const rating = (sign: string) =>
  String.raw`\(?(?:${both}|${courseRating}(?:\)?${sign}\(?${slope})?|${slope}${sign}${courseRating})\)?`
/** "58", "56/52", "600m": tees that are named by their length. */
const name = String.raw`\d{1,4}\s*(?:m|y|yds?)?|\d{2,3}/\d{2,3}`

/** Whether cells can stand between the name of a tee and its first yardage: the number it is named by, its rating and slope. */
export function canLead(
  cells: readonly string[],
  { sign, mayBeName }: { sign: CardSign; mayBeName: boolean },
): boolean {
  if (cells.every((cell) => !/\d/.test(cell))) return true
  const between = String.raw`[\s${sign === ',' ? ',' : ''}]`
  const own = rating(between)
  const text = cells.filter((cell) => cell !== '').join(sign === ',' ? ',' : ' ')
  const isRated = new RegExp(`^${own}$`).test(text)
  return isRated || (mayBeName && new RegExp(`^(?:${name})(?:${between}${own})?$`, 'i').test(text))
}

/** Whether the last cells of a row are its tee's rating, behind the sums. */
export function isRating(cells: readonly string[], sign: CardSign): boolean {
  const between = String.raw`[\s${sign === ',' ? ',' : ''}]`
  return new RegExp(`^${rating(between)}$`).test(cells.join(sign === ',' ? ',' : ' '))
}

/** The number that a tee is named by, in front of its rating; undefined where the cells are the rating alone. */
export function nameInNumbers(cells: readonly string[]): string | undefined {
  const [first = ''] = cells
  const isRated = new RegExp(`^${rating(String.raw`[\s,]`)}$`).test(cells.join(' '))
  const isName = new RegExp(`^(?:${name})$`, 'i').test(first)
  return isName && !(isRated && !/^\d{2}\/\d{2}$/.test(first)) ? first : undefined
}
