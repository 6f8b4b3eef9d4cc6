import type { User } from '#contract/identity/session.ts'

/** Signed up as an administrator, and no club has been created yet (D16). */
export function isFounder({ role, clubId }: User): boolean {
  return role === 'club_admin' && clubId === null
}
