import type { User } from '#contract/identity/session.ts'

/** The clubs that the user may change to (D31). */
export function activeClubs(user: User) {
  return user.memberships.filter((membership) => membership.status === 'active')
}
