import type { FastifyInstance } from 'fastify'
import {
  confirmTotals as confirmTotalsCall,
  correctRound,
  getRoundCard,
  handInForPlayer as handInForPlayerCall,
  listMemberRounds as listMemberRoundsCall,
  reopenRound,
  startMemberRound,
  type RoundCard,
} from '#contract/round-card.ts'
import { handicapIndexToWire } from '#contract/wire-names.ts'
import { maySeeRound } from '#domain/club/permissions.ts'
import { toHandicapIndex } from '#domain/numbers.ts'
import { currentStatus, findCompetition } from '../../competitions/competitions.store.ts'
import type { Services } from '../../deps.ts'
import { findPlayerInClubs } from '../../handicap/handicap.store.ts'
import { AppError } from '../../http/app-error.ts'
import { requireClubAdmin } from '../../http/require.ts'
import { serve } from '../../http/serve-call.ts'
import type { SignedIn } from '../../http/session.ts'
import { confirmTotals } from './confirm-totals.ts'
import { correctCard } from './correct-card.ts'
import { handInForPlayer } from './hand-in-for-player.ts'
import { listCountingEntries } from '../hole-entries/hole-entries.store.ts'
import { reopenCard } from './reopen-card.ts'
import { toWireRoundCard } from './round-card-view.ts'
import { listRoundEvents } from './round-events.store.ts'
import { toWireRound } from '../round-view.ts'
import { findRound, findRoundPeople, listMemberRounds } from '../rounds.store.ts'
import { startForMember } from './start-for-member.ts'

const ROUNDS_LISTED = 100

/** The page of one round, and what the club's administrators do to the cards of others. */
export function roundAdminRoutes(app: FastifyInstance, services: Services): void {
  cardChangeRoutes(app, services)
  memberRoundRoutes(app, services)
}

/** The page of one round as this reader sees it; 404 for whoever may not. */
async function readRoundCard(services: Services, viewer: SignedIn, roundId: string): Promise<RoundCard> {
  const { db } = services
  const [found, people] = await Promise.all([findRound(db, roundId), findRoundPeople(db, roundId)])
  if (!found || !people) throw new AppError('not_found')
  const { competitionId } = found.round
  if (!maySeeRound(viewer, found.round)) throw new AppError('not_found')
  const [entries, events, competition] = await Promise.all([
    listCountingEntries(db, roundId),
    listRoundEvents(db, roundId),
    competitionId === null ? undefined : findCompetition(db, competitionId),
  ])
  const competitionStatus = competition ? currentStatus(competition, services.now()) : null
  return toWireRoundCard({ found, people, entries, events, competitionStatus }, viewer)
}

/** After a change that may have moved the player's index: their next request may come before the feed tells of it. */
async function readChangedCard(services: Services, viewer: SignedIn, roundId: string): Promise<RoundCard> {
  const card = await readRoundCard(services, viewer, roundId)
  services.sessions.forget(card.userId)
  return card
}

function cardChangeRoutes(app: FastifyInstance, services: Services): void {
  const { sessions } = services

  serve(app, sessions, getRoundCard, ({ viewer, params }) => readRoundCard(services, viewer, params.roundId))

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

  serve(app, sessions, handInForPlayerCall, async ({ viewer, params, body }) => {
    await handInForPlayer(services, { viewer, roundId: params.roundId, ...body })
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
    const roundId = await startForMember(services, {
      viewer,
      ...params,
      reason: body.reason,
      courseId: body.courseId,
      competitionId: body.competitionId ?? null,
      teeId: body.teeId ?? null,
      playedOn: body.playedOn ?? null,
    })
    return readChangedCard(services, viewer, roundId)
  })
}
