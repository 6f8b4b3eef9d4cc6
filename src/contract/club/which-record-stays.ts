/** How a person stands at a club: with an account, in its list without one, or as a guest. */
export const recordKinds = ['account', 'listed', 'guest'] as const
export type RecordKind = (typeof recordKinds)[number]

/**
 * Which of two records of one person stays when they become one: the one with the account, which somebody signs in to, otherwise
 * the member's before the guest's. Of two of a kind the first stays.
 */
export function whichStays<Person extends { kind: RecordKind }>(
  first: Person,
  second: Person,
): { stays: Person; goes: Person } {
  const isFirst = recordKinds.indexOf(first.kind) <= recordKinds.indexOf(second.kind)
  return isFirst ? { stays: first, goes: second } : { stays: second, goes: first }
}
