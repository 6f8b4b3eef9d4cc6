/** The first letters of the months in English, then in Spanish; each is that of one month only. */
const months: readonly (readonly string[])[] = [
  ['january', 'enero'],
  ['february', 'febrero'],
  ['march', 'marzo'],
  ['april', 'abril'],
  ['may', 'mayo'],
  ['june', 'junio'],
  ['july', 'julio'],
  ['august', 'agosto'],
  ['september', 'septiembre', 'setiembre'],
  ['october', 'octubre'],
  ['november', 'noviembre'],
  ['december', 'diciembre'],
]

/** 3 for "mar", "March" and "marzo"; undefined for what is no name of a month, or the first letters of two. */
export function monthOf(word: string): number | undefined {
  const plain = word.toLowerCase().replace(/\.$/, '')
  if (plain.length < 3) return undefined
  const found = months.flatMap((names, i) => (names.some((name) => name.startsWith(plain)) ? [i + 1] : []))
  return found.length === 1 ? found[0] : undefined
}

/** "12-Mar-1970", "Mar-02", "3 de mayo de 1985": what a date with a named month is made of. */
export function partsOfNamedDate(
  text: string,
): { day: string | undefined; month: number; year: string | undefined } | undefined {
  const plain = text
    .trim()
    .replace(/^\p{L}+\.?,\s+(?=\d|\p{L}+\.?\s+\d)/u, '')
    .replace(/\s+(?:de|del|of)\s+/gi, ' ')
    .replace(/(\d)(?:st|nd|rd|th|º|er)\b/gi, '$1')
    .replace(/(\d)º/g, '$1')
  const dayFirst = /^(\d{1,2})[\s\-/.]*(\p{L}{3,})\.?(?:[\s\-/.,]*(\d{4}|\d{2}))?$/u.exec(plain)
  const monthFirst = /^(\p{L}{3,})\.?[\s\-/.]*(\d{1,2})(?:(?:[\s\-/.]*,\s*|[\s\-/.]+)(\d{4}|\d{2}))?$/u.exec(
    plain,
  )
  const yearFirst = /^(\d{4})[\s\-/.]+(\p{L}{3,})\.?[\s\-/.]+(\d{1,2})$/u.exec(plain)
  const onlyYear = /^(\p{L}{3,})\.?[\s\-/.,]*(\d{4})$/u.exec(plain)
  const made =
    (dayFirst && { day: dayFirst[1], month: dayFirst[2], year: dayFirst[3] }) ??
    (monthFirst && { day: monthFirst[2], month: monthFirst[1], year: monthFirst[3] }) ??
    (yearFirst && { day: yearFirst[3], month: yearFirst[2], year: yearFirst[1] }) ??
    (onlyYear && { day: undefined, month: onlyYear[1], year: onlyYear[2] })
  const month = made ? monthOf(made.month ?? '') : undefined
  return made && month !== undefined ? { day: made.day, month, year: made.year } : undefined
}

/** Whether a text is a date, or a part of one, with the name of its month: "01-Sep", "sept-26", "12 Mar 1970". */
export const namesMonth = (text: string) => partsOfNamedDate(text) !== undefined
