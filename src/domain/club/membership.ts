export const roles = ['club_admin', 'player'] as const
export type Role = (typeof roles)[number]

export const membershipStatuses = ['active', 'pending', 'removed'] as const
/** `pending` waits for an administrator's approval (D18) and opens nothing. */
export type MembershipStatus = (typeof membershipStatuses)[number]

/** One person's part in one club (D31). `alsoPlays` adds the player's parts to an administrator (D32). */
export type Membership = { clubId: string; role: Role; alsoPlays: boolean; status: MembershipStatus }

export const DEFAULT_MAX_MEMBERS = 50
export const TRIAL_DAYS = 30
