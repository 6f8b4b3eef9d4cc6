import type { FastifyInstance } from 'fastify'
import {
  abandonRound as abandonRoundCall,
  activeRound,
  getRound,
  listRounds,
  recordHoleEntries as recordHoleEntriesCall,
  startRound as startRoundCall,
  submitRound as submitRoundCall,
  type RoundDetail,
} from '#contract/rounds.ts'
import { roundStatistics } from '#contract/round-statistics.ts'
import { maySeeRound } from '#domain/club/permissions.ts'
import type { Services } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import { serve } from '../http/serve-call.ts'
import { abandonRound } from './abandon-round.ts'
import { listCountingEntries } from './hole-entries/hole-entries.store.ts'
import { KnownRounds, recordHoleEntries, RisingClock } from './hole-entries/record-hole-entries.ts'
import { readRoundStatistics } from './statistics/round-statistics.ts'
import { toWireRound, toWireRoundDetail } from './round-view.ts'
import { findOpenRound, findRound, listPlayerRounds, type RoundWithNames } from './rounds.store.ts'
import { makeSaveHoleEntries } from './hole-entries/save-hole-entries.ts'
import { startRound } from './start-round.ts'
import { submitRound } from './submit-round.ts'

const ROUNDS_LISTED = 50

export function roundRoutes(app: FastifyInstance, services: Services): void {
  const { db, sessions } = services
  const scoring = { known: new KnownRounds(), clock: new RisingClock(), save: makeSaveHoleEntries(services) }

  async function detail(found: RoundWithNames): Promise<RoundDetail> {
    return toWireRoundDetail(found, await listCountingEntries(db, found.round.id))
  }

  async function readRound(roundId: string): Promise<RoundWithNames> {
    const found = await findRound(db, roundId)
    if (!found) throw new AppError('not_found')
    return found
  }

  serve(app, sessions, startRoundCall, async ({ viewer, body }) => {
    const roundId = await startRound(services, {
      viewer,
      courseId: body.courseId,
      competitionId: body.competitionId ?? null,
      teeId: body.teeId ?? null,
    })
    return detail(await readRound(roundId))
  })

  serve(app, sessions, activeRound, async ({ viewer }) => {
    const found = await findOpenRound(db, viewer.userId)
    return found ? detail(found) : null
  })

  serve(app, sessions, listRounds, async ({ viewer, query }) =>
    (
      await listPlayerRounds(db, {
        userId: viewer.userId,
        limit: query.limit ?? ROUNDS_LISTED,
        filter: { ...query, holeCount: query.holes && Number(query.holes) },
      })
    ).map((found) => ({ ...toWireRound(found), holesPickedUp: found.holesPickedUp })),
  )

  serve(app, sessions, roundStatistics, ({ viewer }) => readRoundStatistics(db, viewer.userId))

  serve(app, sessions, getRound, async ({ viewer, params }) => {
    const found = await readRound(params.roundId)
    if (!maySeeRound(viewer, found.round)) throw new AppError('not_found')
    return detail(found)
  })

  serve(app, sessions, abandonRoundCall, async ({ viewer, params }) => {
    await abandonRound(services, { viewer, roundId: params.roundId })
    return { success: true as const }
  })

  serve(app, sessions, recordHoleEntriesCall, ({ viewer, params, body }) =>
    recordHoleEntries(services, scoring, { viewer, roundId: params.roundId, entries: body.entries }),
  )

  serve(app, sessions, submitRoundCall, async ({ viewer, params, body }) => {
    await submitRound(services, { viewer, roundId: params.roundId, body })
    // The card may have moved the player's index, and their next request may come before the feed tells of it.
    sessions.forget(viewer.userId)
    return toWireRound(await readRound(params.roundId))
  })
}
