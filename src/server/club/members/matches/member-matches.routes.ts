import type { FastifyInstance } from 'fastify'
import {
  listMemberMatches,
  readOwnClaim as readClaimCall,
  setOwnClaim as setClaimCall,
  type MemberMatch as WireMatch,
  type OwnClaim,
} from '#contract/club/member-matches.ts'
import { formatDay, type Day } from '#golf/day.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { requireClubAdmin, requireMember } from '../../../platform/http/require.ts'
import { serve } from '../../../platform/http/serve-call.ts'
import { decimalOrNull } from '../decimal-or-null.ts'
import { findMembership } from '../members.store.ts'
import type { Services } from '../../../platform/deps.ts'
import { listMatches, type MemberMatch } from './member-matches.store.ts'
import { setOwnClaim } from './set-own-claim.ts'

/** Members who may be in the club's list already: what the club is asked, what it says, and what members say of themselves. */
export function memberMatchRoutes(app: FastifyInstance, services: Services): void {
  const { db, sessions } = services

  serve(app, sessions, listMemberMatches, async ({ viewer, params }) => {
    requireClubAdmin(viewer, params.clubId)
    return (await listMatches(db, params)).map(toWire)
  })

  const readClaim = async (clubId: string, userId: string): Promise<OwnClaim> => {
    const found = await db.transaction((tx) => findMembership(tx, clubId, userId))
    if (found?.status !== 'active') throw new AppError('not_found')
    const { memberNumber, claimedNumber, claimedBornOn } = found
    return {
      isListed: memberNumber !== null,
      memberNumber: claimedNumber,
      bornOn: dayText(claimedBornOn),
    }
  }

  serve(app, sessions, readClaimCall, ({ viewer, params }) => {
    requireMember(viewer, params.clubId)
    return readClaim(params.clubId, viewer.userId)
  })

  serve(app, sessions, setClaimCall, async ({ viewer, params, body }) => {
    requireMember(viewer, params.clubId)
    const { memberNumber = null, bornOn = null } = body
    await setOwnClaim(services, { viewer, ...params, memberNumber, bornOn })
    return readClaim(params.clubId, viewer.userId)
  })
}

const dayText = (day: Day | null) => (day === null ? null : formatDay(day))

const known = ({
  id,
  firstName,
  lastName,
  email,
  memberNumber,
  bornOn,
}: MemberMatch['listed' | 'member']) => ({
  id,
  firstName,
  lastName,
  email,
  memberNumber,
  bornOn: dayText(bornOn),
})

function toWire({ member, listed, reasons }: MemberMatch): WireMatch {
  return {
    member: {
      ...known(member),
      isEmailVerified: member.isEmailVerified,
      joinedAt: member.joinedAt.toISOString(),
      claimedNumber: member.claimed.number,
      claimedBornOn: dayText(member.claimed.bornOn),
    },
    listed: {
      ...known(listed),
      nationalId: listed.nationalId,
      category: listed.category,
      handicap: decimalOrNull(listed.handicapIndex),
    },
    reasons,
  }
}
