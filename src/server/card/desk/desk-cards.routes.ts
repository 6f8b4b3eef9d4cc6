import type { FastifyInstance } from 'fastify'
import type { z } from 'zod/mini'
import { getCardsOut } from '#contract/competition/cards-out.ts'
import { getDeskWaiting } from '#contract/competition/desk-waiting.ts'
import { getClubDay } from '#contract/competition/club-day.ts'
import {
  listDeskCards as listDeskCardsCall,
  remindOfCards as remindOfCardsCall,
} from '#contract/competition/desk-cards.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requireClubAdmin, requireDesk } from '../../platform/http/require.ts'
import { serve } from '../../platform/http/serve-call.ts'
import { listMarks, withMarks } from '../../club/club.ts'
import {
  type CompetitionRow,
  countEntries,
  findCompetition,
  findCompetitionSummary,
  hasUnconfirmedTotals,
  listCardsOut,
  listEntrantsOfDay,
  roundsNotBegun,
  stageOfSummary,
} from '../../competition/competition.ts'
import { readClubDay, toWireTotals } from './club-day.ts'
import { readDeskCards } from './read-desk-cards.ts'
import { readDeskWaiting } from './read-desk-waiting.ts'
import { remindOfCards } from './remind-of-cards.ts'

export function deskCardRoutes(app: FastifyInstance, services: Services): void {
  const { db, sessions } = services
  serve(app, sessions, getCardsOut, async ({ viewer, params: { competitionId } }) => {
    const competition = await findCompetition(db, competitionId)
    if (!competition) throw new AppError('not_found')
    requireClubAdmin(viewer, competition.clubId)
    return readCardsOut(services, competition)
  })

  serve(app, sessions, listDeskCardsCall, async ({ viewer, params: { competitionId } }) => {
    const now = services.now()
    const summary = await findCompetitionSummary(db, competitionId, { userId: viewer.userId, now })
    if (!summary) throw new AppError('not_found')
    requireDesk(viewer, summary.competition)
    const { id, clubId, roundCount } = summary.competition
    const cards = await withMarks(db, await readDeskCards(db, summary.competition), {
      clubId,
      competitionIds: [id],
      to: 'club',
    })
    return {
      stage: stageOfSummary(summary, now),
      cards: cards.map(({ roundNumber, ...card }) => ({
        ...card,
        ...(roundCount > 1 && roundNumber !== null && { roundNumber }),
      })),
    }
  })

  serve(app, sessions, getDeskWaiting, async ({ viewer, params: { competitionId } }) => {
    const competition = await findCompetition(db, competitionId)
    if (!competition) throw new AppError('not_found')
    requireDesk(viewer, competition)
    const waiting = await readDeskWaiting(services, competition)
    return { ...waiting, cards: [...waiting.cards] }
  })

  serve(app, sessions, remindOfCardsCall, ({ viewer, params: { competitionId }, body }) =>
    remindOfCards(services, { viewer, competitionId, userIds: body.userIds }),
  )

  serve(app, sessions, getClubDay, ({ viewer, params: { clubId } }) => {
    requireClubAdmin(viewer, clubId)
    return readClubDay(services, { viewer, clubId })
  })
}

/** Whose cards a closing is about; a name that stands in one of the lists for one person may stand in another for somebody else. */
async function readCardsOut(
  services: Services,
  competition: CompetitionRow,
): Promise<z.output<typeof getCardsOut.reply>> {
  const { db } = services
  const { id, clubId } = competition
  const [participantCount, out, entrants, missed] = await Promise.all([
    countEntries(db, id, ['entered']),
    listCardsOut(db, competition),
    listEntrantsOfDay(db, { clubId, competitionIds: [id] }),
    services.cut.readMissed(services, competition),
  ])
  const people = [...out, ...entrants].map((one) => ({ id: one.userId, name: one.playerName }))
  const marks = await listMarks(db, people, { clubId, competitionIds: [id], to: 'club' })
  return {
    participantCount,
    out: out.map((card) => ({ ...card, marks: marks.get(card.userId) })),
    unconfirmed: entrants.filter(hasUnconfirmedTotals).map(({ roundId, userId, playerName, ...card }) => ({
      roundId,
      userId,
      playerName,
      marks: marks.get(userId),
      ...toWireTotals(card),
    })),
    notStarted: roundsNotBegun(entrants, competition.roundCount)
      .filter(({ userId }) => !missed.has(userId))
      .map((one) => ({ ...one, marks: marks.get(one.userId) })),
  }
}
