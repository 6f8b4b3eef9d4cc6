import type { FastifyInstance } from 'fastify'
import {
  deletePastResult as deletePastResultCall,
  getPastResult,
  listOwnPastResults,
  listPastResults,
  putPastResult as putPastResultCall,
} from '#contract/competition/past-results.ts'
import { formatDay } from '#golf/day.ts'
import { resultFigures, resultOutcomes } from '#contract/competition/result-file/result-fields.ts'
import type { Services } from '../../../platform/deps.ts'
import { requireClubAdmin, requireMember } from '../../../platform/http/require.ts'
import { serve } from '../../../platform/http/serve-call.ts'
import { listPastResultRows, listPastResultsOf } from './past-results.store.ts'
import { deletePastResult, putPastResult, readPastResult } from './put-past-result.ts'

/** Results of competitions that were played with other systems, which members read and administrators keep. */
export function pastResultRoutes(app: FastifyInstance, services: Services): void {
  const { db, sessions } = services

  serve(app, sessions, listPastResults, async ({ viewer, params: { clubId } }) => {
    requireMember(viewer, clubId)
    const rows = await listPastResultRows(db, clubId)
    return rows.map(({ result: { id, name, day, figure }, players, winners }) => ({
      id,
      name,
      players,
      winners,
      day: formatDay(day),
      figure: resultFigures.find((one) => one === figure) ?? 'net',
    }))
  })

  serve(app, sessions, listOwnPastResults, async ({ viewer }) => {
    const rows = await listPastResultsOf(db, viewer.userId)
    return rows.map(
      ({ result: { id, clubId, name, day, figure }, place, score, players, samePlace, outcome }) => ({
        id,
        clubId,
        name,
        place,
        score,
        players,
        day: formatDay(day),
        isTied: samePlace > 1,
        figure: resultFigures.find((one) => one === figure) ?? 'net',
        outcome: resultOutcomes.find((one) => one === outcome) ?? null,
      }),
    )
  })

  serve(app, sessions, getPastResult, async ({ viewer, params }) => {
    requireMember(viewer, params.clubId)
    return readPastResult(db, params)
  })

  serve(app, sessions, putPastResultCall, ({ viewer, params, body }) => {
    requireClubAdmin(viewer, params.clubId)
    return putPastResult(services, { viewer, ...params, body })
  })

  serve(app, sessions, deletePastResultCall, async ({ viewer, params }) => {
    requireClubAdmin(viewer, params.clubId)
    await deletePastResult(services, { viewer, ...params })
    return { deleted: true }
  })
}
