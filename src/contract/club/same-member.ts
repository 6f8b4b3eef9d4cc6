import type { Day } from '#golf/day.ts'
import { plainWords } from './plain-words.ts'

/** What a club knows of somebody by which it may find that two of its members are one person. */
export type KnownBy = {
  firstName: string
  lastName: string
  email: string | null
  memberNumber: string | null
  nationalId: string | null
  bornOn: Day | null
}

/** Why two members may be one person, the strongest first. */
export const sameReasons = ['email', 'number', 'name_and_birth', 'name'] as const
export type SameReason = (typeof sameReasons)[number]

/**
 * Why a member with an account may be the one of the club's list; empty: nothing says so. `claimed` is what the member says
 * of themselves, which no rule takes as true: the club decides. Different membership or national numbers that the club itself has
 * given are two people, and so is one name with two dates of birth.
 */
export function sameMember(
  member: KnownBy & { claimed: { number: string | null; bornOn: Day | null } },
  listed: KnownBy,
): SameReason[] {
  if (differs(member.memberNumber, listed.memberNumber) || differs(member.nationalId, listed.nationalId))
    return []
  const bornOn = member.bornOn ?? member.claimed.bornOn
  const numbers = [member.memberNumber, member.claimed.number].flatMap((one) => one ?? [])
  const reasons: SameReason[] = []
  if (listed.email !== null && listed.email.toLowerCase() === member.email?.toLowerCase())
    reasons.push('email')
  if (listed.memberNumber !== null && numbers.some((one) => isSameNumber(one, listed.memberNumber ?? '')))
    reasons.push('number')
  const isOneName = nameOf(member) !== '' && nameOf(member) === nameOf(listed)
  if (isOneName && bornOn !== null && bornOn === listed.bornOn) reasons.push('name_and_birth')
  else if (isOneName && (bornOn === null || listed.bornOn === null)) reasons.push('name')
  return reasons
}

/** A membership number without spaces, signs and leading noughts, which people leave out or put in as they like. */
export function plainNumber(number: string): string {
  return number
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^0+(?=.)/, '')
}

function isSameNumber(a: string, b: string): boolean {
  return plainNumber(a) === plainNumber(b) && plainNumber(a) !== ''
}

function differs(a: string | null, b: string | null): boolean {
  return a !== null && b !== null && !isSameNumber(a, b)
}

/** First and last name whichever comes first, because lists write both ways. */
function nameOf({ firstName, lastName }: Pick<KnownBy, 'firstName' | 'lastName'>): string {
  return plainWords(`${firstName} ${lastName}`.replaceAll(',', ' ')).sort().join(' ')
}
