import type { FastifyInstance } from 'fastify'
import {
  disputeKioskCard,
  listKioskDisputes,
  readKioskHandIn,
  settleKioskCard,
} from '#contract/card/kiosk-cards.ts'
import { fullName } from '#contract/club/former-member.ts'
import { maySeeRound } from '#contract/club/permissions.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requireClubAdmin } from '../../platform/http/require.ts'
import { serve } from '../../platform/http/serve-call.ts'
import { findRound } from '../rounds.store.ts'
import { disputeCard, settleDispute } from './dispute-card.ts'
import { findLatestHandIn, listDisputed } from './hand-ins.store.ts'

const CARDS_LISTED = 50

/** What became of a card that came in at a kiosk: for its player, and for the club. */
export function kioskCardRoutes(app: FastifyInstance, services: Services): void {
  const { db, sessions } = services

  serve(app, sessions, readKioskHandIn, async ({ viewer, params: { roundId } }) => {
    const round = (await findRound(db, roundId))?.round
    if (!round || !maySeeRound(viewer, round)) throw new AppError('not_found')
    const found = await findLatestHandIn(db, roundId)
    if (!found) return null
    const { handIn, kioskName, ...attester } = found
    return {
      kioskName,
      at: handIn.at.toISOString(),
      attestedBy: fullName(attester),
      dispute:
        handIn.disputedAt === null
          ? null
          : {
              at: handIn.disputedAt.toISOString(),
              reason: handIn.disputeReason,
              settledAt: handIn.settledAt?.toISOString() ?? null,
              answer: handIn.settledReason,
            },
    }
  })

  serve(app, sessions, disputeKioskCard, async ({ viewer, params, body }) => {
    await disputeCard(services, { viewer, ...params, ...body })
    return { success: true as const }
  })

  serve(app, sessions, settleKioskCard, async ({ viewer, params, body }) => {
    await settleDispute(services, { viewer, ...params, ...body })
    return { success: true as const }
  })

  serve(app, sessions, listKioskDisputes, async ({ viewer, params: { clubId } }) => {
    requireClubAdmin(viewer, clubId)
    const cards = await listDisputed(db, clubId, CARDS_LISTED)
    return {
      cards: cards.map(({ roundId, reason, courseName, ...player }) => ({
        roundId,
        courseName,
        reason: reason ?? '',
        playerName: fullName(player),
      })),
    }
  })
}
