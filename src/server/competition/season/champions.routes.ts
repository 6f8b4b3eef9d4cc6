import type { FastifyInstance } from 'fastify'
import {
  deleteChampion as deleteChampionCall,
  listChampions,
  putChampion as putChampionCall,
} from '#contract/competition/champions.ts'
import type { Services } from '../../platform/deps.ts'
import { requireClubAdmin, requireMember } from '../../platform/http/require.ts'
import { serve } from '../../platform/http/serve-call.ts'
import { pastResultRoutes } from './past-results/past-results.routes.ts'
import { deleteChampion, putChampion, readChampions } from './put-champion.ts'

/** The club's champions by year, which its members read and its administrators keep. */
export function championRoutes(app: FastifyInstance, services: Services): void {
  const { db, sessions } = services
  pastResultRoutes(app, services)

  serve(app, sessions, listChampions, async ({ viewer, params: { clubId } }) => {
    requireMember(viewer, clubId)
    return readChampions(db, { clubId })
  })

  serve(app, sessions, putChampionCall, ({ viewer, params, body }) => {
    requireClubAdmin(viewer, params.clubId)
    return putChampion(services, { viewer, ...params, body })
  })

  serve(app, sessions, deleteChampionCall, async ({ viewer, params }) => {
    requireClubAdmin(viewer, params.clubId)
    await deleteChampion(services, { viewer, ...params })
    return { deleted: true }
  })
}
