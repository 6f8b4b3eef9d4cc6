import type { ClubDay, CompetitionOfDay } from '#contract/competition/club-day.ts'
import type { Competition } from '#contract/competition/competitions.ts'
import { isPlayOver } from '#golf/competition/competition.ts'
import { cardDoubt } from '#golf/card/card-doubt.ts'
import type { Services } from '../../platform/deps.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import {
  type EntrantOfDay,
  lastRounds,
  listCompetitionsAround,
  listEntrantsOfDay,
  listWaitingMembers,
  toWireCompetition,
} from '../../competition/competition.ts'

/** What needs a club's administrators now, in three bounded reads by index. */
export async function readClubDay(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { viewer, clubId }: { viewer: SignedIn; clubId: string },
): Promise<ClubDay> {
  const at = now()
  const rows = await listCompetitionsAround(db, clubId, { userId: viewer.userId, now: at })
  const around = rows.map((row) => toWireCompetition(row, { viewer, now: at }))
  // Final results need nobody, and a match is no card.
  const today = around.filter(({ status }) => status === 'active' || status === 'completed')
  const withCards = today.filter(({ competitionType }) => competitionType !== 'matchplay')
  const [entrants, waiting] = await Promise.all([
    listEntrantsOfDay(db, { clubId, competitionIds: withCards.map(({ id }) => id) }),
    listWaitingMembers(db, clubId),
  ])
  return {
    competitions: today.map((one) =>
      toCompetitionOfDay(
        one,
        entrants.filter(({ competitionId }) => competitionId === one.id),
      ),
    ),
    next: around.find(({ status }) => status === 'upcoming') ?? null,
    waiting,
  }
}

function toCompetitionOfDay(competition: Competition, entrants: readonly EntrantOfDay[]): CompetitionOfDay {
  const isOver = isPlayOver(competition.status)
  const day: CompetitionOfDay = { competition, notStarted: 0, out: [], in: 0, doubtful: [] }
  const last = lastRounds(entrants)
  for (const { roundId, roundNumber, userId, playerName, ...card } of entrants) {
    if (roundId === null) {
      day.notStarted += 1
      continue
    }
    // Of several rounds an entrant's latest card says how far they are.
    const isLatest = roundNumber === last.get(userId)
    if (card.isHandedIn) day.in += isLatest ? 1 : 0
    else
      day.out.push({
        roundId,
        userId,
        playerName,
        thru: card.thru,
        holeCount: card.holeCount,
        ...(competition.roundCount !== undefined && roundNumber !== null && { roundNumber }),
      })
    const doubt = cardDoubt(card, { isOver })
    if (doubt)
      day.doubtful.push({
        roundId,
        userId,
        playerName,
        doubt,
        ...(doubt === 'totals_only' && { totals: toWireTotals(card) }),
      })
  }
  return day
}

export function toWireTotals({ gross, net, points }: Pick<EntrantOfDay, 'gross' | 'net' | 'points'>) {
  return { grossScore: gross, netScore: net, stablefordPoints: points }
}
