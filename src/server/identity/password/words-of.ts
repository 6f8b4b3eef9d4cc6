import type { PersonRow } from '../auth.store.ts'

/** What somebody who knows the person would try first. */
export function wordsOf({ email, firstName, lastName, memberships }: PersonRow): string[] {
  return [email, firstName, lastName, ...memberships.map(({ clubName }) => clubName)]
}
