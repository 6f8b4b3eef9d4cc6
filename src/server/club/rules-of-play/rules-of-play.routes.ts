import type { FastifyInstance } from 'fastify'
import { getClubRules, setClubRules } from '#contract/club/club-rules.ts'
import type { Services } from '../../platform/deps.ts'
import { requireClubAdmin, requireMember } from '../../platform/http/require.ts'
import { serve } from '../../platform/http/serve-call.ts'
import { changeClubRules, readClubRules } from './change-club-rules.ts'

export function rulesOfPlayRoutes(app: FastifyInstance, services: Services): void {
  const { db, sessions } = services

  serve(app, sessions, getClubRules, async ({ viewer, params }) => {
    requireMember(viewer, params.clubId)
    return readClubRules(db, params.clubId)
  })

  serve(app, sessions, setClubRules, async ({ viewer, params, body }) => {
    requireClubAdmin(viewer, params.clubId)
    await changeClubRules(services, { viewer, clubId: params.clubId, body })
    return readClubRules(db, params.clubId)
  })
}
