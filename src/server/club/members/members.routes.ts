import type { FastifyInstance } from 'fastify'
import { setHandicapCommittee as setHandicapCommitteeCall } from '#contract/handicap/handicap-committee.ts'
import {
  approveMember as approveMemberCall,
  getGender,
  listMembers,
  removeMember as removeMemberCall,
  setAlsoPlays as setAlsoPlaysCall,
  setGender as setGenderCall,
  setMemberRole as setMemberRoleCall,
} from '#contract/club/members.ts'
import { requireClubAdmin } from '../../platform/http/require.ts'
import { serve } from '../../platform/http/serve-call.ts'
import type { Services } from '../../platform/deps.ts'
import { requireFreshPassword } from '../../identity/identity.ts'
import { findGender, listClubMembers } from './members.store.ts'
import { toGender, toWireMember } from './member-view.ts'
import { approveMember } from './approve-member.ts'
import { removeMember, type LeaveClub } from './remove-member.ts'
import { setAlsoPlays } from './set-also-plays.ts'
import { setMemberRole } from './set-member-role.ts'
import { requireOwnOrMember, setGender } from './set-gender.ts'
import { setHandicapCommittee } from './handicap-committee/set-handicap-committee.ts'
import { memberCategoryRoutes } from './categories/categories.routes.ts'
import { memberDetailRoutes } from './details/member-details.routes.ts'
import { memberMatchRoutes } from './matches/member-matches.routes.ts'
import { memberSearchRoutes } from './search/member-search.routes.ts'

/** What whoever is removed leaves open in rooms above, `leaveClub` ends. */
export type MemberParts = { leaveClub: LeaveClub }

export function memberRoutes(app: FastifyInstance, services: Services, parts: MemberParts): void {
  serve(app, services.sessions, listMembers, async ({ viewer, params }) => {
    requireClubAdmin(viewer, params.clubId)
    return (await listClubMembers(services.db, params.clubId)).map(toWireMember)
  })

  serve(app, services.sessions, removeMemberCall, async ({ viewer, params }) => {
    requireClubAdmin(viewer, params.clubId)
    await removeMember({ ...services, ...parts }, { viewer, ...params })
    services.sessions.forget(params.memberId)
    return { success: true as const }
  })

  serve(app, services.sessions, approveMemberCall, async ({ viewer, params }) => {
    requireClubAdmin(viewer, params.clubId)
    await approveMember(services, { viewer, ...params })
    services.sessions.forget(params.memberId)
    return { success: true as const }
  })

  serve(app, services.sessions, setMemberRoleCall, async ({ viewer, params, body }) => {
    requireClubAdmin(viewer, params.clubId)
    await requireFreshPassword(services, { viewer, password: body.password })
    await setMemberRole(services, { viewer, ...params, role: body.role })
    services.sessions.forget(params.memberId)
    return { success: true as const }
  })

  serve(app, services.sessions, setAlsoPlaysCall, async ({ viewer, params, body }) => {
    requireClubAdmin(viewer, params.clubId)
    await setAlsoPlays(services, { viewer, clubId: params.clubId, alsoPlays: body.alsoPlays })
    services.sessions.forget(viewer.userId)
    return { alsoPlays: body.alsoPlays }
  })

  serve(app, services.sessions, setHandicapCommitteeCall, async ({ viewer, params, body }) => {
    requireClubAdmin(viewer, params.clubId)
    await setHandicapCommittee(services, { viewer, ...params, isOn: body.isOn })
    services.sessions.forget(params.memberId)
    return { isOn: body.isOn }
  })

  personRoutes(app, services)
  memberSearchRoutes(app, services)
  memberMatchRoutes(app, services)
  memberCategoryRoutes(app, services)
}

/** Who a member is, and which ratings and stroke indexes serve them. */
function personRoutes(app: FastifyInstance, services: Services): void {
  memberDetailRoutes(app, services)

  serve(app, services.sessions, getGender, async ({ viewer, params }) => {
    await services.db.transaction((tx) => requireOwnOrMember(tx, viewer, params.memberId))
    return readGender(services, params.memberId)
  })

  serve(app, services.sessions, setGenderCall, async ({ viewer, params, body }) => {
    await setGender(services, {
      viewer,
      memberId: params.memberId,
      gender: body.gender,
      seen: body.version,
      sent: body,
    })
    return readGender(services, params.memberId)
  })
}

async function readGender({ db }: Services, memberId: string) {
  const found = await findGender(db, memberId)
  return { gender: toGender(found?.gender), version: found?.version }
}
