import type { FastifyInstance } from 'fastify'
import {
  decideOnRoundElsewhere as decideCall,
  enterMemberRoundElsewhere,
  enterRoundElsewhere as enterCall,
  listRoundsElsewhere,
  withdrawRoundElsewhere as withdrawCall,
} from '#contract/handicap/rounds-elsewhere.ts'
import { fullName, type PersonName } from '#contract/club/former-member.ts'
import { mayPlayAt, mayRuleOnHandicaps } from '#contract/club/permissions.ts'
import { clubTime } from '../../platform/db/club-day.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requireClubAdmin, requireMember } from '../../platform/http/require.ts'
import { sayToReader } from '../../platform/http/say-to-reader.ts'
import { serve } from '../../platform/http/serve-call.ts'
import { findClub } from '../../club/club.ts'
import { findPlayerInClubs, type RoundElsewhereRow } from '../handicap.store.ts'
import { readMemberRecord, readOwnRecord } from '../read-record.ts'
import { decideOnRoundElsewhere, ownRecord } from './decide-on-round-elsewhere.ts'
import { enterRoundElsewhere } from './enter-round-elsewhere.ts'
import { toWireRoundElsewhere } from './round-elsewhere-view.ts'
import { listCardsSince, listWaitingRounds } from './rounds-elsewhere.store.ts'
import { withdrawRoundElsewhere } from './withdraw-round-elsewhere.ts'

export function roundsElsewhereRoutes(app: FastifyInstance, services: Services): void {
  const { db, sessions } = services

  serve(app, sessions, enterCall, async ({ viewer, params: { clubId }, body, request }) => {
    requireMember(viewer, clubId)
    if (!mayPlayAt(viewer, clubId)) throw new AppError('forbidden')
    await enterRoundElsewhere(services, { viewer, userId: viewer.userId, clubId, entered: body })
    sessions.forget(viewer.userId)
    return readOwnRecord(services, viewer, sayToReader(request))
  })

  serve(app, sessions, enterMemberRoundElsewhere, async ({ viewer, params, body, request }) => {
    const clubId = viewer.currentClubId
    if (clubId === null || !mayRuleOnHandicaps(viewer, clubId)) throw new AppError('forbidden')
    const { memberId } = params
    if (!(await findPlayerInClubs(db, memberId, [clubId]))) throw new AppError('not_found')
    if (memberId === viewer.userId) throw ownRecord()
    await enterRoundElsewhere(services, { viewer, userId: memberId, clubId, entered: body })
    sessions.forget(memberId)
    return readMemberRecord(services, viewer, { memberId, say: sayToReader(request) })
  })

  serve(app, sessions, withdrawCall, async ({ viewer, params, request }) => {
    await withdrawRoundElsewhere(services, { viewer, ...params })
    return readOwnRecord(services, viewer, sayToReader(request))
  })

  serve(app, sessions, decideCall, async ({ viewer, params, body, request }) => {
    const { decision, reason, isAnotherRound } = body
    await decideOnRoundElsewhere(services, { viewer, ...params, decision, reason, isAnotherRound })
    sessions.forget(params.memberId)
    return readMemberRecord(services, viewer, { memberId: params.memberId, say: sayToReader(request) })
  })

  serve(app, sessions, listRoundsElsewhere, async ({ viewer, params: { clubId } }) => {
    requireClubAdmin(viewer, clubId)
    const waiting = await listWaitingRounds(db, clubId)
    const timeZone = (await findClub(db, clubId))?.timeZone ?? 'UTC'
    return {
      mayDecide: mayRuleOnHandicaps(viewer, clubId),
      rounds: waiting.map(ofMember),
      sameDay: (await listCardsSince(db, clubId)).map(({ card, ...of }) => ({
        ...ofMember(of),
        others: [
          {
            kind: 'card' as const,
            courseName: card.courseName,
            adjustedGross: card.adjustedGross,
            time: card.startedAt && clubTime(card.startedAt, timeZone),
          },
        ],
      })),
    }
  })
}

function ofMember({ round, player }: { round: RoundElsewhereRow; player: PersonName }) {
  return {
    ...toWireRoundElsewhere({ round, decider: null, remover: null }),
    userId: round.userId,
    playerName: fullName(player),
  }
}
