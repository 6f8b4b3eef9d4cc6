/** The neutral name that past results show for somebody who deleted their account. */
export const formerMember = { firstName: 'Former', lastName: 'member' } as const

export const FORMER_MEMBER = `${formerMember.firstName} ${formerMember.lastName}`

/** What stands where a signature, a marker's name or a reason was taken out. */
export const TAKEN_OUT = '–'

export type PersonName = { firstName: string; lastName: string }

export function fullName({ firstName, lastName }: PersonName): string {
  return `${firstName} ${lastName}`.trim()
}

/** A text with a person's full name replaced, wherever it stands as whole words, in any case. */
export function withoutFullName(text: string, person: PersonName): string {
  return replaceWords(text, fullName(person), FORMER_MEMBER)
}

/** The name of a team without the first, last or full name of one of its players. */
export function withoutAnyName(text: string, person: PersonName): string {
  const whole = withoutFullName(text, person)
  return [person.firstName, person.lastName].reduce(
    (rest, name) => replaceWords(rest, name, FORMER_MEMBER),
    whole,
  )
}

function replaceWords(text: string, words: string, by: string): string {
  if (words.trim() === '') return text
  const literal = words
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\s+/g, '\\s+')
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'giu'), by)
}
