import type { Club } from '#contract/club/clubs.ts'
import { clubStanding, trialDaysLeft } from '#contract/money/club-plan.ts'
import { currencies, DEFAULT_CURRENCY } from '#contract/money/currencies.ts'
import { DEFAULT_HANDICAP_MODE, handicapModes } from '#golf/handicap/handicap-mode.ts'
import type { ClubRow } from './members/members.store.ts'
import { toWireFace } from '#contract/club/named-face.ts'

/**
 * A club as the wire shows it; code, billing and e-mail only to administrators (D20). No program reads the code: whoever
 * joined by it would stay when the program's token is withdrawn.
 */
export function toWireClub(
  club: ClubRow,
  input: {
    memberCount: number
    isAdmin: boolean
    /** It comes with an access token. */
    isProgram: boolean
    now: Date
    isPlanNeeded: boolean
  },
): Club {
  const status = clubStanding(club, input.now)
  return {
    id: club.id,
    version: club.version,
    name: club.name,
    ...toWireFace(club),
    currency: currencies.find((one) => one === club.currency) ?? DEFAULT_CURRENCY,
    timeZone: club.timeZone,
    address: club.address,
    phone: club.phone,
    website: club.website,
    description: club.description,
    isActive: club.isActive,
    createdAt: club.createdAt.toISOString(),
    memberCount: input.memberCount,
    handicapMode: handicapModes.find((mode) => mode === club.handicapMode) ?? DEFAULT_HANDICAP_MODE,
    email: input.isAdmin ? club.email : null,
    clubCode: input.isAdmin && !input.isProgram ? club.code : null,
    maxMembers: input.isAdmin ? club.maxMembers : null,
    subscriptionStatus: input.isAdmin ? status : null,
    planType: input.isAdmin ? club.planType : null,
    requiresApproval: input.isAdmin ? club.requiresApproval : null,
    trialDaysLeft: input.isAdmin && status === 'trial' ? trialDaysLeft(club, input.now) : null,
    isPlanNeeded: input.isAdmin ? input.isPlanNeeded : null,
  }
}
