import type { FastifyInstance } from 'fastify'
import { dropRounds as dropRoundsCall } from '#contract/competition/competition-changes.ts'
import { getCardHistory } from '#contract/card/card-history.ts'
import {
  alsoCountsFor as alsoCountsForCall,
  anotherRound,
  confirmTotals as confirmTotalsCall,
  correctRound,
  endRound,
  getRoundCard,
  handInForPlayer as handInForPlayerCall,
  listMemberRounds as listMemberRoundsCall,
  moveRound,
  putRoundBack,
  reopenRound,
  startMemberRound,
  takeRoundOff,
} from '#contract/card/round-card.ts'
import { handicapIndexToWire } from '#contract/platform/wire-names.ts'
import { toHandicapIndex } from '#golf/numbers.ts'
import type { Services } from '../../platform/deps.ts'
import { findPlayerInClubs } from '../../handicap/handicap.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requireClubAdmin } from '../../platform/http/require.ts'
import { serve } from '../../platform/http/serve-call.ts'
import { readCardHistory } from '../card-history/read-card-history.ts'
import { alsoCountsFor, countForItself } from './also-counts-for.ts'
import { confirmTotals } from './confirm-totals.ts'
import { correctCard } from './correct-card.ts'
import { dropRounds } from './drop-rounds.ts'
import { endCard, putCardBack, takeOffCard } from './end-card.ts'
import { handInForPlayer } from './hand-in-for-player.ts'
import { moveCard } from './move-card.ts'
import { readChangedCard, readRoundCard } from './read-round-card.ts'
import { reopenCard } from './reopen-card.ts'
import { toWireRound } from '../round-view.ts'
import { listMemberRounds } from '../rounds.store.ts'
import { previewForMember, startForMember } from './start-for-member.ts'
import { objectionRoutes } from '../objections/objections.routes.ts'

const ROUNDS_LISTED = 100

/** The page of one round, and what the club's administrators do to the cards of others. */
export function roundAdminRoutes(app: FastifyInstance, services: Services): void {
  objectionRoutes(app, services)
  cardChangeRoutes(app, services)
  sameRoundRoutes(app, services)
  memberRoundRoutes(app, services)
}

function cardChangeRoutes(app: FastifyInstance, services: Services): void {
  const { sessions } = services

  serve(app, sessions, getRoundCard, ({ viewer, params }) => readRoundCard(services, viewer, params.roundId))

  serve(app, sessions, getCardHistory, ({ viewer, params }) =>
    readCardHistory(services, { viewer, ...params }),
  )

  serve(app, sessions, correctRound, async ({ viewer, params, body }) => {
    await correctCard(services, { viewer, roundId: params.roundId, ...body })
    return readChangedCard(services, viewer, params.roundId)
  })

  serve(app, sessions, confirmTotalsCall, async ({ viewer, params, body }) => {
    await confirmTotals(services, { viewer, roundId: params.roundId, seen: body })
    return readChangedCard(services, viewer, params.roundId)
  })

  serve(app, sessions, reopenRound, async ({ viewer, params, body }) => {
    await reopenCard(services, { viewer, roundId: params.roundId, ...body })
    return readChangedCard(services, viewer, params.roundId)
  })

  serve(app, sessions, dropRoundsCall, async ({ viewer, params, body }) => {
    await dropRounds(services, { viewer, ...params, ...body })
    return { success: true as const }
  })

  serve(app, sessions, endRound, async ({ viewer, params, body }) => {
    await endCard(services, { viewer, roundId: params.roundId, ...body })
    return readChangedCard(services, viewer, params.roundId)
  })

  serve(app, sessions, takeRoundOff, async ({ viewer, params, body }) => {
    await takeOffCard(services, { viewer, roundId: params.roundId, ...body })
    return readChangedCard(services, viewer, params.roundId)
  })

  serve(app, sessions, putRoundBack, async ({ viewer, params, body }) => {
    await putCardBack(services, { viewer, roundId: params.roundId, ...body })
    return readChangedCard(services, viewer, params.roundId)
  })

  serve(app, sessions, moveRound, async ({ viewer, params, body }) => {
    const { userId } = await readRoundCard(services, viewer, params.roundId)
    const roundId = await moveCard(services, { viewer, roundId: params.roundId, ...body })
    services.sessions.forget(userId)
    return readChangedCard(services, viewer, roundId)
  })

  serve(app, sessions, handInForPlayerCall, async ({ viewer, params, body }) => {
    await handInForPlayer(services, { viewer, roundId: params.roundId, ...body })
    return readChangedCard(services, viewer, params.roundId)
  })
}

/** Which cards are of one round of golf. */
function sameRoundRoutes(app: FastifyInstance, services: Services): void {
  const { sessions } = services

  serve(app, sessions, alsoCountsForCall, async ({ viewer, params, body }) => {
    const roundId = await alsoCountsFor(services, { viewer, ...params, ...body })
    return readChangedCard(services, viewer, roundId)
  })

  serve(app, sessions, anotherRound, async ({ viewer, params, body }) => {
    await countForItself(services, { viewer, ...params, ...body })
    return readChangedCard(services, viewer, params.roundId)
  })
}

function memberRoundRoutes(app: FastifyInstance, services: Services): void {
  const { db, sessions } = services

  serve(app, sessions, listMemberRoundsCall, async ({ viewer, params }) => {
    requireClubAdmin(viewer, params.clubId)
    const member = await findPlayerInClubs(db, params.memberId, [params.clubId])
    if (!member) throw new AppError('not_found')
    const rounds = await listMemberRounds(db, {
      userId: member.id,
      clubId: params.clubId,
      limit: ROUNDS_LISTED,
    })
    const index = member.handicapIndex === null ? undefined : toHandicapIndex(member.handicapIndex)
    return {
      memberId: member.id,
      memberName: `${member.firstName} ${member.lastName}`.trim(),
      handicap: handicapIndexToWire(index),
      rounds: rounds.map((found) => ({ ...toWireRound(found), holesPickedUp: found.holesPickedUp })),
    }
  })

  serve(app, sessions, startMemberRound, async ({ viewer, params, body }) => {
    const input = {
      viewer,
      ...params,
      reason: body.reason,
      courseId: body.courseId,
      competitionId: body.competitionId ?? null,
      teeId: body.teeId ?? null,
      playedOn: body.playedOn ?? null,
      roundNumber: body.roundNumber ?? null,
    }
    if (body.isPreview === true) return previewForMember(services, input)
    const roundId = await startForMember(services, input)
    return readChangedCard(services, viewer, roundId)
  })
}
