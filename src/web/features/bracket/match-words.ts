import type { BracketView, Match } from '#contract/matches.ts'
import type { MatchStrokesMethod } from '#domain/handicap/match-strokes.ts'
import { formatCount } from '#web/lib/format.ts'

type Name = { firstName: string; lastName: string }
type Feeder = Match['player1From']

export const nameOf = ({ firstName, lastName }: Name) => `${firstName} ${lastName}`

/** Who stands in a place of the draw: a player, or what he will have done to come here. */
export function placeText(player: Name | null, from: Feeder): string {
  if (player) return nameOf(player)
  if (!from) return 'Not known yet'
  return `${from.kind === 'winner' ? 'Winner' : 'Loser'} of match ${from.matchNumber}`
}

export function winnerName(match: Match): string | undefined {
  const winner = match.winnerId === match.player1Id ? match.player1 : match.player2
  return match.winnerId !== null && winner ? nameOf(winner) : undefined
}

const strokesMethodNames: Record<MatchStrokesMethod, string> = {
  appendix_c: 'strokes by the difference of Playing Handicaps',
  england_2024: 'strokes by the difference of Course Handicaps (England)',
}

/** How the draw was made, in a line. */
export function drawText({ draw, matches }: Pick<BracketView, 'draw' | 'matches'>): string {
  if (!draw) return ''
  const played = matches.filter((one) => one.status === 'completed').length
  const how = {
    handicap: 'seeded by handicap',
    random: `drawn at random (seed ${draw.seed})`,
    given: 'seeded by the club',
  }[draw.seeding]
  return [
    formatCount(draw.size - draw.byes, 'player', 'players'),
    how,
    strokesMethodNames[draw.strokesMethod],
    `${formatCount(played, 'match', 'matches')} played`,
  ].join(' · ')
}
