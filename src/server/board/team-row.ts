import type { TeamOnBoard } from '#contract/board/leaderboard.ts'
import type { LiveRow } from '#contract/platform/live-events.ts'
import { rankToWire } from '#contract/platform/wire-names.ts'
import { bringsScores, cardStatusNamed } from '#golf/competition/card-status.ts'
import type { CountbackOrder } from '#golf/competition/formats/countback-order.ts'
import { cardFromTerms, type Card } from '#golf/card/card.ts'
import { teamCard, teamRank, type TeamFormat } from '#golf/competition/teams/team-rank.ts'
import { NO_RANK, playerName, boardRevision, scoreEntrant, toLiveRow } from './board-row.ts'
import type { EntrantFacts, TeamFacts } from './leaderboard.store.ts'

export type TeamTerms = { format: TeamFormat; count: number; countback?: CountbackOrder }

/** More than the revisions of a team's cards together can be: a change of players is newer than any score before it. */
const PLAYERS_CHANGED = 1e9

/** A team's row from the cards of its players and its blind (R10.1, R10.3); `entrants` are these and maybe others. */
export function toTeamRow(team: TeamFacts, entrants: readonly EntrantFacts[], terms: TeamTerms): LiveRow {
  const own = entrants.filter((one) => one.teamId === team.id)
  const blind = entrants.filter((one) => one.teamId !== team.id && one.userId === team.blindUserId)
  const players = [...own, ...blind]
  const card = teamCard(scorePlayers(players), { ...terms, closed: players.map(isClosed) })
  const isCompleted =
    players.length > 0 && players.every((one) => one.status === 'submitted' || isClosed(one))
  const rank = players.length === 0 ? null : teamRank(card, terms.format, terms.countback)
  const members = players.map((one) => toMember(one, { terms, isBlind: one.teamId !== team.id }))
  const hasScore = card.lines.some((line) => line.team !== null)
  const isPoints = terms.format === 'team_stableford'
  return {
    userId: team.id,
    playerName: team.name,
    handicap: null,
    playingHandicap: null,
    grossScore: null,
    netScore: hasScore && !isPoints ? card.total : null,
    stablefordPoints: isPoints ? card.total : 0,
    toPar: hasScore && !isPoints ? card.toPar : null,
    thru: card.thru,
    isCompleted,
    ...(members.some((one) => one.isOut === true && !one.isBlind) && { isOut: true }),
    note: card.isNoReturn || (isCompleted && rank === null) ? 'no_return' : null,
    rank: rank === null ? NO_RANK : rankToWire(rank),
    ...(players[0]?.hold?.from != null && { heldFrom: players[0].hold.from }),
    revision: PLAYERS_CHANGED * team.revision + players.reduce((sum, one) => sum + boardRevision(one), 0),
    team: {
      countingScores: terms.count,
      members,
      holes: card.lines.map((line) => ({
        holeNumber: line.holeNumber,
        par: line.par,
        scores: [...line.scores],
        counts: [...line.counts],
        team: line.team,
      })),
    },
  }
}

/** An entrant in no team is shown without a place. */
export function withoutTeam(row: LiveRow): LiveRow {
  const isRuled = row.note === 'withdrawn' || row.note === 'disqualified' || row.note === 'no_return'
  return { ...row, rank: NO_RANK, note: isRuled ? row.note : 'no_team' }
}

function toMember(
  facts: EntrantFacts,
  { terms, isBlind }: { terms: TeamTerms; isBlind: boolean },
): TeamOnBoard['members'][number] {
  const row = toLiveRow(facts, terms.format)
  return {
    userId: facts.userId,
    playerName: playerName(facts),
    playingHandicap: facts.playingHandicap,
    thru: row.thru,
    isCompleted: row.isCompleted,
    ...(row.isOut === true && { isOut: true }),
    // A hole picked up is no return for the player alone; their other holes count for the team.
    note: row.note === 'no_return' && cardStatusNamed(facts.cardStatus) !== 'no_return' ? null : row.note,
    isBlind,
  }
}

/** No more holes come from this card. */
function isClosed(facts: EntrantFacts): boolean {
  return facts.cardStatus !== 'playing' || facts.totalsOnly === true
}

/** Cards of one course; a player who has none yet, or whose scores do not count, has one without a result. */
function scorePlayers(players: readonly EntrantFacts[]): Card[] {
  const started = players.find((one) => one.holes !== null)
  return players.map((one) => {
    const card = bringsScores(cardStatusNamed(one.cardStatus)) ? scoreEntrant(one) : undefined
    return card ?? emptyCard(started)
  })
}

function emptyCard(like: EntrantFacts | undefined): Card {
  const holes = like?.holes ?? []
  return cardFromTerms({ holes, playingHandicap: 0, stablefordTable: 'standard' }, new Map())
}
