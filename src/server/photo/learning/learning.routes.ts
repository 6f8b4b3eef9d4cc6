import type { FastifyInstance } from 'fastify'
import {
  askToLearn,
  CELLS_LISTED,
  eraseLearningCell,
  eraseLearningCells,
  exportLearningCells,
  getLearning,
  keepLearningCells,
  listLearningCells,
  setLearning as setCall,
} from '#contract/photo/learning.ts'
import { parseDay } from '#golf/day.ts'
import type { Services } from '../../platform/deps.ts'
import { describeCall } from '../../platform/http/describe-api.ts'
import { requireClubAdmin } from '../../platform/http/require.ts'
import { requireSignedIn, serve } from '../../platform/http/serve-call.ts'
import { eraseLearning, readLearning, setLearning } from './change-learning.ts'
import { exportCells, toWireCell } from './export-cells.ts'
import { clubOfScoredRound, keepCells, type LearningPhotos } from './keep-cells.ts'
import { isLearning, listCells } from './learning.store.ts'

/** Learning from corrections: what players give of a card, and what their club does with it. */
export function learningRoutes(app: FastifyInstance, services: Services, photos: LearningPhotos): void {
  const { db, sessions } = services

  serve(app, sessions, askToLearn, async ({ viewer, params }) => {
    const clubId = await clubOfScoredRound(db, { viewer, ...params })
    return { asks: await isLearning(db, clubId) }
  })

  serve(app, sessions, keepLearningCells, async ({ viewer, params, body }) => {
    const { photo, cells } = body
    return { kept: await keepCells(services, photos, { viewer, ...params, photo, cells }) }
  })

  serve(app, sessions, getLearning, async ({ viewer, params }) => {
    requireClubAdmin(viewer, params.clubId)
    return readLearning(db, params.clubId)
  })

  serve(app, sessions, setCall, async ({ viewer, params, body }) => {
    requireClubAdmin(viewer, params.clubId)
    await setLearning(services, { viewer, ...params, ...body })
    return readLearning(db, params.clubId)
  })

  serve(app, sessions, listLearningCells, async ({ viewer, params, query }) => {
    requireClubAdmin(viewer, params.clubId)
    const { day, id = '', limit: most = CELLS_LISTED } = query
    const keptOn = day === undefined ? undefined : parseDay(day)
    const after = keptOn === undefined ? undefined : { keptOn, id }
    return (await listCells(db, { ...params, after, most })).map(toWireCell)
  })

  serve(app, sessions, eraseLearningCells, async ({ viewer, params }) => {
    requireClubAdmin(viewer, params.clubId)
    await eraseLearning(services, { viewer, ...params })
    return readLearning(db, params.clubId)
  })

  serve(app, sessions, eraseLearningCell, async ({ viewer, params }) => {
    requireClubAdmin(viewer, params.clubId)
    await eraseLearning(services, { viewer, ...params })
    return readLearning(db, params.clubId)
  })

  serveExport(app, services)
}

/** Sent as it is read from the store, so it is no reply that a schema shapes. */
function serveExport(app: FastifyInstance, services: Services): void {
  const { params, path } = exportLearningCells
  app.post<{ Params: { clubId: string } }>(
    path,
    {
      schema: { ...describeCall(exportLearningCells), params, produces: ['application/x-ndjson'] },
      onRequest: async (request) => void (await requireSignedIn(services.sessions, request)),
    },
    async (request, reply) => {
      const viewer = await requireSignedIn(services.sessions, request)
      const { clubId } = request.params
      requireClubAdmin(viewer, clubId)
      const text = await exportCells(services, { viewer, clubId })
      return reply
        .type('application/x-ndjson; charset=utf-8')
        .headers({
          'cache-control': 'no-store',
          'content-disposition': 'attachment; filename="learning-cells.jsonl"',
        })
        .send(text)
    },
  )
}
