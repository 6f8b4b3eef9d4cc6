import { accepted, type Outcome } from '../../outcome.ts'
import { matchKey, type Bracket, type BracketMatch, type BracketPart, type Source } from './bracket.ts'
import { bracketSize } from './seeding.ts'
import { checkEntrants, type DrawRefusal } from './single-elimination.ts'
import { playRound, winnersSide } from './winners-side.ts'

/**
 * R8.5: a player who loses once goes on in the losers' side. Its champion meets the winners' champion in the grand
 * final, and a second match (reset) is played when the losers' champion wins the first. Losers drop in reversed order,
 * so that early pairings do not repeat. Two entrants play one match. Byes leave empty places, which are passed without
 * a match.
 */
export function doubleElimination(entrantsBySeed: readonly string[]): Outcome<Bracket, DrawRefusal> {
  const checked = checkEntrants(entrantsBySeed)
  if (!checked.ok) return checked
  const size = bracketSize(entrantsBySeed.length)
  const winners = winnersSide(entrantsBySeed)
  if (size === 2) return accepted({ type: 'double_elimination', size, matches: winners })
  const { matches: losers, champion } = losersSide(winners, size)
  const last = winners.at(-1)
  if (!last || !champion) throw new Error(`No champions in a draw of ${entrantsBySeed.length}`)
  const sources = [{ kind: 'winner', of: last.key }, champion] as const
  return accepted({
    type: 'double_elimination',
    size,
    matches: [...winners, ...losers, finalMatch('grand_final', sources), finalMatch('reset', sources)],
  })
}

/** Rounds in turn: survivors against the losers of the next winners' round, then survivors among themselves. */
function losersSide(winners: readonly BracketMatch[], size: number) {
  const matches: BracketMatch[] = []
  const round = (bracketRound: number) => ({ part: 'losers', bracketRound, matches }) as const
  let survivors = playRound(losersOf(winners, 1, size), round(1))
  for (let winnersRound = 2, bracketRound = 2; survivors.length > 0; winnersRound++) {
    const dropping = losersOf(winners, winnersRound, size).reverse()
    const met = survivors.flatMap((survivor, i) => [survivor, dropping[i] ?? null])
    survivors = playRound(met, round(bracketRound++))
    if (survivors.length === 1) break
    survivors = playRound(survivors, round(bracketRound++))
  }
  return { matches, champion: survivors[0] ?? null }
}

/** The losers of one winners' round by place; null where a bye left no match. */
function losersOf(winners: readonly BracketMatch[], bracketRound: number, size: number): (Source | null)[] {
  return Array.from({ length: size / 2 ** bracketRound }, (_, i): Source | null => {
    const match = winners.find((one) => one.bracketRound === bracketRound && one.number === i + 1)
    return match ? { kind: 'loser', of: match.key } : null
  })
}

function finalMatch(part: BracketPart, sources: readonly [Source, Source]): BracketMatch {
  return { key: matchKey(part, 1, 1), part, bracketRound: 1, number: 1, sources, result: null }
}
