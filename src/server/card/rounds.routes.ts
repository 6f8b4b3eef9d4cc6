import type { FastifyInstance } from 'fastify'
import {
  abandonRound as abandonRoundCall,
  activeRound,
  closeRoundSummary,
  getRound,
  listRounds,
  recordHoleEntries as recordHoleEntriesCall,
  submitRound as submitRoundCall,
} from '#contract/card/rounds.ts'
import { startRound as startRoundCall } from '#contract/card/start-round.ts'
import { sendKept as sendKeptCall } from '#contract/card/send-kept.ts'
import { roundStatistics } from '#contract/card/round-statistics.ts'
import { isScorerOf, maySeeRound } from '#contract/club/permissions.ts'
import { summaryWaits } from '#golf/card/summary-waits.ts'
import type { Services } from '../platform/deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import { serve } from '../platform/http/serve-call.ts'
import { abandonRound } from './abandon-round.ts'
import { closeSummary } from './close-summary.ts'
import { DifferenceNotices } from './hole-entries/difference-notices.ts'
import { KnownRounds, recordHoleEntries, RisingClock } from './hole-entries/record-hole-entries.ts'
import { sendKept } from './kept/send-kept.ts'
import { readRoundStatistics } from './statistics/round-statistics.ts'
import { readRoundDetail } from './read-round-detail.ts'
import { forReader, toWireRound } from './round-view.ts'
import { KnownScorers } from './scorers/known-scorers.ts'
import { withScorers } from './scorers/scorers.store.ts'
import { findOpenRound, findRound, listPlayerRounds, type RoundWithNames } from './rounds.store.ts'
import { makeSaveHoleEntries } from './hole-entries/save-hole-entries.ts'
import { startRound } from './start-round.ts'
import { submitRound } from './submit-round.ts'
import { watchRoundRoutes } from './watch/watch-rounds.routes.ts'

const ROUNDS_LISTED = 50

export function roundRoutes(app: FastifyInstance, services: Services): void {
  const { db, sessions } = services
  const known = new KnownRounds()
  const scoring = {
    known,
    scorers: new KnownScorers(),
    clock: new RisingClock(),
    save: makeSaveHoleEntries(services),
    differences: new DifferenceNotices(services, {
      keptFacts: (roundId) => known.kept(roundId),
      onFault: (fault) => app.log.warn({ err: fault }, 'difference not told'),
    }),
  }
  app.addHook('onClose', () => scoring.differences.settled())
  watchRoundRoutes(app, services)

  async function readRound(roundId: string): Promise<RoundWithNames> {
    const found = await findRound(db, roundId)
    if (!found) throw new AppError('not_found')
    return found
  }

  serve(app, sessions, startRoundCall, async ({ viewer, body }) => {
    const roundId = await startRound(services, {
      viewer,
      id: body.id,
      courseId: body.courseId,
      competitionId: body.competitionId ?? null,
      teeId: body.teeId ?? null,
      nine: body.nine,
      isPractice: body.isPractice,
    })
    return readRoundDetail(db, await readRound(roundId))
  })

  serve(app, sessions, activeRound, async ({ viewer }) => {
    const found = await findOpenRound(db, viewer.userId)
    return found ? readRoundDetail(db, found) : null
  })

  serve(app, sessions, listRounds, async ({ viewer, query }) =>
    (
      await listPlayerRounds(db, {
        userId: viewer.userId,
        limit: query.limit ?? ROUNDS_LISTED,
        filter: { ...query, holeCount: query.holes && Number(query.holes) },
      })
    ).map((found) => ({
      ...toWireRound(found),
      holesPickedUp: found.holesPickedUp,
      ...(found.round.watchRoundId !== null && { fromWatch: true as const }),
      ...(summaryWaits(found.round, services.now()) && { summaryWaits: true as const }),
    })),
  )

  serve(app, sessions, closeRoundSummary, async ({ viewer, params }) => {
    await closeSummary(services, { viewer, ...params })
    return { success: true as const }
  })

  serve(app, sessions, roundStatistics, ({ viewer }) => readRoundStatistics(db, viewer.userId))

  serve(app, sessions, getRound, async ({ viewer, params }) => {
    const found = await readRound(params.roundId)
    const round = await withScorers(db, viewer, found.round)
    if (!maySeeRound(viewer, round)) throw new AppError('not_found')
    return forReader(await readRoundDetail(db, found), isScorerOf(viewer, round))
  })

  serve(app, sessions, abandonRoundCall, async ({ viewer, params }) => {
    await abandonRound(services, { viewer, roundId: params.roundId })
    return { success: true as const }
  })

  serve(app, sessions, recordHoleEntriesCall, ({ viewer, params, body }) =>
    recordHoleEntries(services, scoring, { viewer, roundId: params.roundId, entries: body.entries }),
  )

  serve(app, sessions, sendKeptCall, async ({ viewer, body, request }) => {
    const onFault = (fault: unknown) => {
      if (fault instanceof Error) request.log.error({ err: fault }, 'part of a request failed')
    }
    const rounds = await sendKept({ services, scoring, viewer, onFault }, body.rounds)
    if (rounds.some(({ handIn }) => handIn?.round)) sessions.forget(viewer.userId)
    return { rounds }
  })

  serve(app, sessions, submitRoundCall, async ({ viewer, params, body }) => {
    await submitRound(services, { viewer, roundId: params.roundId, body })
    // The card may have moved the player's index, and their next request may come before the feed tells of it.
    sessions.forget(viewer.userId)
    return toWireRound(await readRound(params.roundId))
  })
}
