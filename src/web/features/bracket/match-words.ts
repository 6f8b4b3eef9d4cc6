import type { BracketView, Match } from '#contract/matches.ts'
import { bracketText as text } from '#web/messages/en/bracket.ts'
import { knockoutText } from '#web/messages/en/knockout.ts'

type Name = { firstName: string; lastName: string }
type Feeder = Match['player1From']

export const nameOf = ({ firstName, lastName }: Name) => `${firstName} ${lastName}`

/** Who is in a place of the draw: a player, or the match whose winner or loser will be. */
export function placeText(player: Name | null, from: Feeder): string {
  if (player) return nameOf(player)
  if (!from) return text.match.unknown
  return from.kind === 'winner' ? text.match.winnerOf(from.matchNumber) : text.match.loserOf(from.matchNumber)
}

/** Whether it is a match that the player is in and that has no result yet. */
export function isToBePlayedBy(match: Match, userId: string | undefined): boolean {
  if (!match.isNeeded || match.status !== 'pending' || userId === undefined) return false
  return match.player1Id === userId || match.player2Id === userId
}

export function winnerName(match: Match): string | undefined {
  const winner = match.winnerId === match.player1Id ? match.player1 : match.player2
  return match.winnerId !== null && winner ? nameOf(winner) : undefined
}

/** How the draw was made, in a line. */
export function drawText({ draw, matches }: Pick<BracketView, 'draw' | 'matches'>): string {
  if (!draw) return ''
  const played = matches.filter((one) => one.status === 'completed').length
  const { how } = text
  return [
    how.players(draw.size - draw.byes),
    draw.seeding === 'random' ? how.random(`${draw.seed}`) : how[draw.seeding],
    how[draw.strokesMethod],
    how.played(played),
    ...(draw.plate === null ? [] : [knockoutText.withPlate]),
    ...(draw.confirmDays === null ? [] : [knockoutText.confirmsAfter(draw.confirmDays)]),
  ].join(' · ')
}
