import type { BracketView, Match } from '#contract/match/matches.ts'
import { bracketText as text } from '#web/messages/en/match/bracket.ts'
import { knockoutText } from '#web/messages/en/match/knockout.ts'
import { pairsText } from '#web/messages/en/match/pairs.ts'

type Name = { firstName: string; lastName: string }
type Feeder = Match['player1From']

const fullName = ({ firstName, lastName }: Name) => `${firstName} ${lastName}`

/** A player, or both of a pair. */
export const nameOf = (player: Name, partner: Name | null = null) =>
  partner === null ? fullName(player) : `${fullName(player)} & ${fullName(partner)}`

type Place = {
  id: string | null
  player: Name | null
  partner: Name | null
  from: Feeder
  seed: number | null
}

/** The first or the second place of a match. */
export function placeOf(match: Match, number: 1 | 2): Place {
  return number === 1
    ? {
        id: match.player1Id,
        player: match.player1,
        partner: match.partner1,
        from: match.player1From,
        seed: match.player1Seed,
      }
    : {
        id: match.player2Id,
        player: match.player2,
        partner: match.partner2,
        from: match.player2From,
        seed: match.player2Seed,
      }
}

/** Who is in a place of the draw: a player or a pair, or the match whose winner or loser will be. */
export function placeText({ player, partner, from }: Place): string {
  if (player) return nameOf(player, partner)
  if (!from) return text.match.unknown
  return from.kind === 'winner' ? text.match.winnerOf(from.matchNumber) : text.match.loserOf(from.matchNumber)
}

/** Whether it is a match that the reader is in and that has no result yet. */
export function isToBePlayed(match: Match): boolean {
  return match.isNeeded && match.status === 'pending' && match.sideId !== null
}

export function winnerName(match: Match): string | undefined {
  const { player, partner } = placeOf(match, match.winnerId === match.player1Id ? 1 : 2)
  return match.winnerId !== null && player ? nameOf(player, partner) : undefined
}

/** How the draw was made, in a line. */
export function drawText({ draw, matches }: Pick<BracketView, 'draw' | 'matches'>): string {
  if (!draw) return ''
  const played = matches.filter((one) => one.status === 'completed').length
  const { how } = text
  const sides = draw.size - draw.byes
  return [
    ...(draw.matchFormat === 'singles'
      ? [how.players(sides)]
      : [
          pairsText.pairs(sides),
          pairsText[draw.matchFormat],
          ...(draw.allowancePercent === null ? [] : [pairsText.allowanceOf(draw.allowancePercent)]),
        ]),
    draw.seeding === 'random' ? how.random(`${draw.seed}`) : how[draw.seeding],
    how[draw.strokesMethod],
    how.played(played),
    ...(draw.plate === null ? [] : [knockoutText.withPlate]),
    ...(draw.confirmDays === null ? [] : [knockoutText.confirmsAfter(draw.confirmDays)]),
  ].join(' · ')
}

/** The sides that were drawn, the first seed first. */
export function sidesInDraw({ entrants }: Pick<BracketView, 'entrants'>): { seed: number; name: string }[] {
  const names = new Map<number, string[]>()
  for (const entrant of entrants)
    if (entrant.seed !== null) names.set(entrant.seed, [...(names.get(entrant.seed) ?? []), nameOf(entrant)])
  return [...names].sort(([a], [b]) => a - b).map(([seed, players]) => ({ seed, name: players.join(' & ') }))
}
