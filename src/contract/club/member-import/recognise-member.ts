import { plainWords } from '../plain-words.ts'
import type { Gender } from '#golf/course/course.ts'
import type { Day } from '#golf/day.ts'
import type { HandicapIndex } from '#golf/numbers.ts'
import { comparedFields } from './member-faults.ts'
import { numberKey } from './number-key.ts'

/** What a club or a list says of a member. */
export type KnownMember = {
  firstName: string
  lastName: string
  email: string | null
  gender: Gender | null
  bornOn: Day | null
  handicapIndex: HandicapIndex | null
  memberNumber: string | null
  nationalId: string | null
  phone: string | null
}

export const recognisedBy = ['memberNumber', 'nationalId', 'email', 'name'] as const
export type RecognisedBy = (typeof recognisedBy)[number]

export type Recognised = { by: RecognisedBy; member: KnownMember }

/** What a line says otherwise than the club; an index in tenths, a date in days. */
export type Difference =
  | { field: 'handicapIndex'; here: HandicapIndex | null; inFile: HandicapIndex }
  | { field: 'bornOn'; here: Day | null; inFile: Day }
  | { field: 'gender'; here: Gender | null; inFile: Gender }
  | { field: 'name' | 'email' | 'memberNumber' | 'nationalId' | 'phone'; here: string | null; inFile: string }

/** By what a line that says neither an address nor a number is known to be a member's. */
export function nameAndBirth(person: Pick<KnownMember, 'firstName' | 'lastName' | 'bornOn'>): string {
  return [...plainWords(`${person.firstName} ${person.lastName}`), person.bornOn ?? ''].join(' ')
}

/**
 * Which members of the club a line names, each once with what shows it first: the number or the national id, whatever zeros,
 * spaces and ".0" a spreadsheet has taken or added; the address; the name with the date of birth, and where the line has no more
 * than a name, the name alone.
 */
export function memberRecogniser(known: readonly KnownMember[]): (listed: KnownMember) => Recognised[] {
  const byKey = new Map<string, KnownMember[]>()
  for (const member of known)
    for (const key of keysOf(member)) byKey.set(key, [...(byKey.get(key) ?? []), member])
  return (listed) => {
    const found = new Map<KnownMember, RecognisedBy>()
    for (const by of recognisedBy) {
      const key = keyOf(listed, by)
      const isNameAlone = by === 'name' && listed.bornOn === null
      if (key === null || (isNameAlone && (listed.email !== null || listed.memberNumber !== null))) continue
      for (const member of byKey.get(key) ?? []) if (!found.has(member)) found.set(member, by)
    }
    return [...found].map(([member, by]) => ({ by, member }))
  }
}

const keysOf = (member: KnownMember) =>
  recognisedBy.flatMap((by) => {
    const key = keyOf(member, by)
    return key === null ? [] : [key]
  })

function keyOf(person: KnownMember, by: RecognisedBy): string | null {
  if (by === 'name') return `name ${nameAndBirth(person)}`
  const text = person[by]
  if (text === null) return null
  return `${by} ${by === 'email' ? text.toLowerCase() : numberKey(text)}`
}

/** Whether a list says a number of the club without the zeros before it. */
export function lostZeros(here: string | null, inFile: string | null): boolean {
  if (here === null || inFile === null || !here.startsWith('0') || here === inFile) return false
  return numberKey(here) === numberKey(inFile) && !inFile.startsWith('0')
}

/** What a line says otherwise than the club has it. What the line does not say is no difference. */
export function differencesFrom(member: KnownMember, listed: KnownMember): Difference[] {
  return comparedFields.flatMap((field): Difference[] => {
    switch (field) {
      case 'name': {
        const [here, inFile] = [nameOf(member), nameOf(listed)]
        return plainWords(here).join(' ') === plainWords(inFile).join(' ') ? [] : [{ field, here, inFile }]
      }
      case 'handicapIndex':
        return listed[field] === null || listed[field] === member[field]
          ? []
          : [{ field, here: member[field], inFile: listed[field] }]
      case 'bornOn':
        return listed[field] === null || listed[field] === member[field]
          ? []
          : [{ field, here: member[field], inFile: listed[field] }]
      case 'gender':
        return listed[field] === null || listed[field] === member[field]
          ? []
          : [{ field, here: member[field], inFile: listed[field] }]
      default: {
        const [here, inFile] = [member[field], listed[field]]
        if (inFile === null) return []
        const plain = field === 'email' ? (text: string) => text.toLowerCase() : plainNumber
        return here !== null && plain(here) === plain(inFile) ? [] : [{ field, here, inFile }]
      }
    }
  })
}

const nameOf = ({ firstName, lastName }: KnownMember) => `${firstName} ${lastName}`.trim()

const plainNumber = (text: string) => numberKey(text.replace(/[+()\-'.\s]/g, ''))
