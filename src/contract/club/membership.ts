export const roles = ['club_admin', 'player'] as const
export type Role = (typeof roles)[number]

export const membershipStatuses = ['active', 'pending', 'removed'] as const
/** `pending` waits for an administrator's approval (D18) and opens nothing. */
export type MembershipStatus = (typeof membershipStatuses)[number]

/** One person's part in one club (D31). */
export type Membership = {
  clubId: string
  role: Role
  /** Adds the player's parts to an administrator (D32). */
  alsoPlays: boolean
  status: MembershipStatus
  /** An administrator who does not decide about handicaps; of players it says nothing. */
  isOffHandicapCommittee?: boolean
}

export const DEFAULT_MAX_MEMBERS = 50
export const TRIAL_DAYS = 30
