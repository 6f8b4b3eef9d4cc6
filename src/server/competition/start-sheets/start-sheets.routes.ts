import type { FastifyInstance } from 'fastify'
import {
  arrangeStarts as arrangeStartsCall,
  delayStarts as delayStartsCall,
  drawStarts as drawStartsCall,
  getStartDraw,
  publishStarts as publishStartsCall,
  setStartWish as setStartWishCall,
  withdrawStarts as withdrawStartsCall,
  type StartDraw,
} from '#contract/competition/start-sheet-draw.ts'
import { getStartSheet, ownStarts } from '#contract/competition/start-sheet.ts'
import { findCompetition, type CompetitionRow } from '../competitions.store.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requireCompetitionReader, requireDesk } from '../../platform/http/require.ts'
import { serve } from '../../platform/http/serve-call.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { arrangeStarts } from './arrange-starts.ts'
import { delayStarts } from './delay-starts.ts'
import { drawStarts } from './draw-starts.ts'
import { publishStarts, withdrawStarts } from './publish-starts.ts'
import { setStartWish } from './set-start-wish.ts'
import { readStartDraw } from './start-draw-view.ts'
import { readOwnStarts, readStartSheet } from './start-sheet-view.ts'

/** The draw of groups, and the start sheet that comes of it. */
export function startSheetRoutes(app: FastifyInstance, services: Services): void {
  const { db, sessions } = services

  async function requireCompetition(competitionId: string): Promise<CompetitionRow> {
    const competition = await findCompetition(db, competitionId)
    if (!competition) throw new AppError('not_found')
    return competition
  }

  async function readDraw(viewer: SignedIn, competitionId: string): Promise<StartDraw> {
    const competition = await requireCompetition(competitionId)
    requireDesk(viewer, competition)
    return readStartDraw(db, competition)
  }

  serve(app, sessions, getStartDraw, ({ viewer, params }) => readDraw(viewer, params.competitionId))

  serve(app, sessions, drawStartsCall, async ({ viewer, params: { competitionId }, body }) => {
    await drawStarts(services, { viewer, competitionId, body })
    return readDraw(viewer, competitionId)
  })

  serve(app, sessions, arrangeStartsCall, async ({ viewer, params: { competitionId }, body }) => {
    await arrangeStarts(services, { viewer, competitionId, body })
    return readDraw(viewer, competitionId)
  })

  serve(app, sessions, delayStartsCall, async ({ viewer, params: { competitionId }, body }) => {
    const { moved, teedOff, told, toTellOnPaper } = await delayStarts(services, {
      viewer,
      competitionId,
      body,
    })
    return { draw: await readDraw(viewer, competitionId), moved, teedOff, told, toTellOnPaper }
  })

  serve(app, sessions, setStartWishCall, async ({ viewer, params: { competitionId, userId }, body }) => {
    await setStartWish(services, { viewer, competitionId, userId, body })
    return readDraw(viewer, competitionId)
  })

  serve(app, sessions, publishStartsCall, async ({ viewer, params: { competitionId }, body }) => {
    await publishStarts(services, { viewer, competitionId, version: body.version })
    return readDraw(viewer, competitionId)
  })

  serve(app, sessions, withdrawStartsCall, async ({ viewer, params: { competitionId } }) => {
    await withdrawStarts(services, { viewer, competitionId })
    return readDraw(viewer, competitionId)
  })

  serve(app, sessions, getStartSheet, async ({ viewer, params: { competitionId } }) => {
    requireCompetitionReader(viewer, await requireCompetition(competitionId))
    return readStartSheet(db, { competitionId, readerId: viewer.userId })
  })

  serve(app, sessions, ownStarts, ({ viewer }) => readOwnStarts(db, viewer, services.now()))
}
