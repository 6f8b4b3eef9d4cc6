import type { FastifyInstance } from 'fastify'
import { getMemberDetails, setMemberDetails as setMemberDetailsCall } from '#contract/club/member-details.ts'
import type { Services } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { requireClubAdmin } from '../../../platform/http/require.ts'
import { serve } from '../../../platform/http/serve-call.ts'
import { findDetails } from './member-details.store.ts'
import { toMemberDetails } from './member-details-view.ts'
import { setMemberDetails } from './set-member-details.ts'

/** Who a member is, read and corrected by the club's administrators. */
export function memberDetailRoutes(app: FastifyInstance, services: Services): void {
  const { db, sessions } = services

  const read = async (of: { clubId: string; memberId: string }) => {
    const found = await findDetails(db, of)
    if (!found) throw new AppError('not_found')
    return toMemberDetails(found)
  }

  serve(app, sessions, getMemberDetails, ({ viewer, params }) => {
    requireClubAdmin(viewer, params.clubId)
    return read(params)
  })

  serve(app, sessions, setMemberDetailsCall, async ({ viewer, params, body }) => {
    requireClubAdmin(viewer, params.clubId)
    await setMemberDetails(services, { viewer, ...params, body })
    return read(params)
  })
}
