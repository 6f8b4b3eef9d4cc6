import type { FastifyInstance } from 'fastify'
import {
  answerObjection as answerObjectionCall,
  listObjections,
  objectToCard as objectToCardCall,
  readObjection,
  withdrawObjection as withdrawObjectionCall,
  type CardObjection,
  type ObjectedHole,
} from '#contract/card/card-objections.ts'
import { fullName } from '#contract/club/former-member.ts'
import { maySeeRound } from '#contract/club/permissions.ts'
import { holeResultKinds } from '#golf/card/hole-result.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requireClubAdmin } from '../../platform/http/require.ts'
import { serve } from '../../platform/http/serve-call.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { findRound } from '../rounds.store.ts'
import { answerObjection, objectToCard, withdrawObjection } from './object-to-card.ts'
import { findLastObjection, listOpenObjections, type ObjectionRow } from './objections.store.ts'

const CARDS_LISTED = 50

/** What players say is wrong on their cards, and what the club makes of it. */
export function objectionRoutes(app: FastifyInstance, services: Services): void {
  const { db, sessions } = services

  async function read(viewer: SignedIn, roundId: string): Promise<{ objection: CardObjection | null }> {
    const round = (await findRound(db, roundId))?.round
    if (!round || !maySeeRound(viewer, round)) throw new AppError('not_found')
    const last = await findLastObjection(db, roundId)
    return { objection: last ? toWireObjection(last) : null }
  }

  serve(app, sessions, readObjection, ({ viewer, params }) => read(viewer, params.roundId))

  serve(app, sessions, objectToCardCall, async ({ viewer, params: { roundId }, body }) => {
    await objectToCard(services, { viewer, roundId, body })
    return read(viewer, roundId)
  })

  serve(app, sessions, withdrawObjectionCall, async ({ viewer, params: { roundId } }) => {
    await withdrawObjection(services, { viewer, roundId })
    return read(viewer, roundId)
  })

  serve(app, sessions, answerObjectionCall, async ({ viewer, params: { roundId }, body }) => {
    await answerObjection(services, { viewer, roundId, ...body })
    return read(viewer, roundId)
  })

  serve(app, sessions, listObjections, async ({ viewer, params: { clubId } }) => {
    requireClubAdmin(viewer, clubId)
    const open = await listOpenObjections(db, clubId, CARDS_LISTED)
    return {
      cards: open.map(({ objection, courseName, player }) => ({
        roundId: objection.roundId,
        courseName,
        playerName: fullName(player),
        hole: holeOf(objection),
        reason: objection.reason,
      })),
    }
  })
}

function toWireObjection(row: ObjectionRow): CardObjection {
  const { id, at, reason, state, answer } = row
  return { id, at: at.toISOString(), hole: holeOf(row), reason, state, answer }
}

function holeOf({ holeNumber, result, strokes }: ObjectionRow): ObjectedHole | null {
  const kind = holeResultKinds.find((one) => one === result)
  return holeNumber === null || kind === undefined ? null : { holeNumber, result: kind, grossScore: strokes }
}
