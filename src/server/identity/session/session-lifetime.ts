import type { Membership } from '#contract/club/membership.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Days without use, and days since signing in. Whoever administers a club has a shorter session (U15, ASVS 7.3). */
const lifetimes = {
  player: { idleDays: 180, wholeDays: 365 },
  club_admin: { idleDays: 30, wholeDays: 90 },
} as const

export type SessionRole = keyof typeof lifetimes

/** The longest that a session may lie unused: what a browser keeps its cookie for. */
export const LONGEST_IDLE_S = (lifetimes.player.idleDays * DAY_MS) / 1000

export function sessionRole(memberships: readonly Pick<Membership, 'role' | 'status'>[]): SessionRole {
  const isAdmin = memberships.some(({ role, status }) => role === 'club_admin' && status === 'active')
  return isAdmin ? 'club_admin' : 'player'
}

/** When a session ends if it is not used again. `expiresAt` may end it before: its token was replaced. */
export function sessionEnd(
  session: { createdAt: Date; updatedAt: Date; expiresAt: Date },
  role: SessionRole,
): Date {
  const { idleDays, wholeDays } = lifetimes[role]
  return new Date(
    Math.min(
      session.expiresAt.getTime(),
      session.updatedAt.getTime() + idleDays * DAY_MS,
      session.createdAt.getTime() + wholeDays * DAY_MS,
    ),
  )
}
