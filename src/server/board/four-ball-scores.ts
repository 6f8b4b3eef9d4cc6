import type { FourBallScores } from '#contract/competition/teams.ts'
import { fullName } from '#contract/club/former-member.ts'
import { FOUR_BALL_ALLOWANCE, fourBallCard, fourBallPairPoints } from '#golf/handicap/gb-and-i.ts'
import { toResults } from '#golf/card/hole-entry.ts'
import { handicapsOfCard } from '#golf/card/round-terms.ts'
import { readRulesOfPlay } from '#golf/handicap/rules-of-play/rule-settings.ts'
import { isFourBall } from '#golf/handicap/rules-of-play/acceptable-format.ts'
import { cardFromTerms } from '#golf/card/card.ts'
import { findCompetition, listHandedInCards, requireTeamCompetition } from '../competition/competition.ts'
import type { Queryable } from '../platform/db/transaction.ts'
import type { Services } from '../platform/deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import { requireClubAdmin } from '../platform/http/require.ts'
import type { SignedIn } from '../platform/http/session.ts'
import { findClub } from '../club/club.ts'
import { listCountingEntries } from '../card/card.ts'

type Card = Awaited<ReturnType<typeof listHandedInCards>>[number]
type Measured = Card & { playingHandicap: number; points: (number | null)[] }

/**
 * The pairs of a four-ball competition whose two cards are handed in, each measured at 85 % (R3.9). A player without a Handicap Index
 * is measured off the handicap of the card. Only read: no card goes on the record by it.
 */
export async function readFourBall(
  { db }: Pick<Services, 'db'>,
  { viewer, competitionId }: { viewer: SignedIn; competitionId: string },
): Promise<FourBallScores> {
  const competition = await findCompetition(db, competitionId)
  if (!competition) throw new AppError('not_found')
  requireClubAdmin(viewer, competition.clubId)
  requireTeamCompetition(competition)
  const club = await findClub(db, competition.clubId)
  const { fourBallScores } = readRulesOfPlay(club?.rulesOfPlay ?? null)
  const isByCommittee = isFourBall(competition) && fourBallScores === 'by_committee'
  if (!isByCommittee) return { isByCommittee, pairs: [] }
  const cards = await listHandedInCards(db, competitionId)
  const measured: Measured[] = []
  for (const card of cards) measured.push({ ...card, ...(await measure(db, card)) })
  return { isByCommittee, pairs: pairsOf(measured) }
}

async function measure(db: Queryable, { round }: Card) {
  const { handicapIndex: index, holes } = round
  const playingHandicap =
    index === null
      ? round.playingHandicap
      : handicapsOfCard({ ...round, allowancePercent: FOUR_BALL_ALLOWANCE }, index).playingHandicap
  const results = toResults(await listCountingEntries(db, round))
  const { lines } = cardFromTerms({ holes, playingHandicap, stablefordTable: 'standard' }, results)
  return { playingHandicap, points: lines.map(({ points }) => points) }
}

function pairsOf(cards: readonly Measured[]): FourBallScores['pairs'] {
  return cards.flatMap((one, i) => {
    const other = cards[i + 1]
    // The cards of a pair's round stand side by side.
    if (other?.team.id !== one.team.id || other.round.roundNumber !== one.round.roundNumber) return []
    return [
      {
        teamId: one.team.id,
        teamName: one.team.name,
        roundNumber: one.round.roundNumber,
        pairPoints: fourBallPairPoints(one.points, other.points),
        players: [toWire(one, other), toWire(other, one)],
      },
    ]
  })
}

function toWire({ player, round, playingHandicap, points }: Measured, partner: Measured) {
  return {
    userId: player.userId,
    playerName: fullName(player),
    roundId: round.id,
    playingHandicap,
    ...fourBallCard(points, partner.points),
  }
}
