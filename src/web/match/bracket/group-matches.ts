import type { BracketView, Match } from '#contract/match/matches.ts'

export type Round = { id: string; name: string; matches: Match[] }
export type Side = { name: 'draw' | 'winners' | 'losers' | 'finals' | 'plate'; rounds: Round[] }

/** The draw as it is read: a knock-out from round to round, a double elimination side by side, the grand final last. */
export function groupMatches({ draw, matches }: Pick<BracketView, 'draw' | 'matches'>): Side[] {
  const isDouble = draw?.bracketType === 'double_elimination' && matches.some((one) => one.side === 'losers')
  const plate = matches.filter((one) => one.side === 'plate')
  if (!isDouble)
    return [
      { name: 'draw', rounds: roundsOf(matches.filter((one) => one.side !== 'plate')) },
      ...(plate.length > 0 ? [{ name: 'plate' as const, rounds: roundsOf(plate) }] : []),
    ]
  const of = (...sides: Match['side'][]) => roundsOf(matches.filter((one) => sides.includes(one.side)))
  return [
    { name: 'winners', rounds: of('winners') },
    { name: 'losers', rounds: of('losers') },
    { name: 'finals', rounds: of('grand_final', 'reset') },
  ]
}

function roundsOf(matches: readonly Match[]): Round[] {
  const rounds = new Map<string, Match[]>()
  for (const match of matches) {
    const round = rounds.get(match.roundName)
    if (round) round.push(match)
    else rounds.set(match.roundName, [match])
  }
  return [...rounds].map(([name, ofRound]) => ({
    // The number of its first match is the round's own in the whole draw.
    id: `from-match-${ofRound[0]?.matchNumber ?? 0}`,
    name,
    matches: ofRound,
  }))
}
