import { z } from 'zod'
import { recordResult } from '#golf/match/bracket/advance.ts'
import { findChampion, findMatch, isNeeded, matchPairing, type Bracket } from '#golf/match/bracket/bracket.ts'
import { doubleElimination } from '#golf/match/bracket/double-elimination.ts'
import { roundCount, roundName } from '#golf/match/bracket/round-name.ts'
import { bracketSize, byeCount, seedOrder } from '#golf/match/bracket/seeding.ts'
import { singleElimination } from '#golf/match/bracket/single-elimination.ts'
import { endedMatch, holeWinner, netOn, otherSide, type SideOnHole } from '#golf/match/hole-winner.ts'
import { parseMatchResult } from '#golf/match/match-result.ts'
import { describeMatch, matchState } from '#golf/match/match-state.ts'
import { bestCards } from '#golf/competition/teams/best-cards.ts'
import { bestPerHole } from '#golf/competition/teams/best-per-hole.ts'
import { group, type Group } from './group.ts'
import { receivedOn } from './scoring-groups.ts'

const number = z.number()
const side = z.enum(['A', 'B'])
const better = z.enum(['lower', 'higher'])

const matchEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('concession_of_match'), conceding: side }),
  z.object({ event: z.literal('walkover'), absent: side }),
  z.object({
    event: z.literal('disqualification'),
    /** One of the two names the side. */
    disqualified: side.optional(),
    player: side.optional(),
  }),
  z.object({ event: z.literal('concession_of_hole'), conceding: side }),
  z.object({
    event: z.literal('net_hole'),
    strokeIndex: number,
    /** null where the side gave the hole up. */
    grossA: number.nullable(),
    grossB: number.nullable(),
    strokesGivenToA: number.default(0),
    strokesGivenToB: number.default(0),
  }),
])

function afterEvent(input: z.output<typeof matchEvent>) {
  const ended = (loser: 'A' | 'B', ending: 'conceded' | 'w/o' | 'dq') => {
    const { winner, result, isFinal } = endedMatch(loser, ending)
    return { winner, result, final: isFinal }
  }
  switch (input.event) {
    case 'concession_of_match':
      return ended(input.conceding, 'conceded')
    case 'walkover':
      return ended(input.absent, 'w/o')
    case 'disqualification': {
      const disqualified = input.disqualified ?? input.player
      if (!disqualified) throw new Error('disqualified: name the side')
      return ended(disqualified, 'dq')
    }
    case 'concession_of_hole':
      return { holeWinner: otherSide(input.conceding) }
    case 'net_hole': {
      const on = (gross: number | null, given: number) =>
        gross === null ? 'conceded' : { gross, strokesReceived: receivedOn(input.strokeIndex, given) }
      const sides = {
        A: on(input.grossA, input.strokesGivenToA),
        B: on(input.grossB, input.strokesGivenToB),
      } as const
      const net = (one: SideOnHole) => (one === 'conceded' ? null : netOn(one))
      return { netA: net(sides.A), netB: net(sides.B), holeWinner: holeWinner(sides) }
    }
  }
}

function drawOf(type: 'single' | 'double', players: number): Bracket {
  const entrants = Array.from({ length: players }, (_, i) => String(i + 1))
  const outcome = type === 'single' ? singleElimination(entrants) : doubleElimination(entrants)
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome.value
}

/** Plays a double elimination of four up to its grand final, and from there as the vector says. */
function grandFinal(input: {
  grandFinal: 1 | 2
  winner: 'winners_bracket_champion' | 'losers_bracket_champion'
}) {
  const win = (bracket: Bracket, key: string, who: 0 | 1): Bracket => {
    const match = findMatch(bracket, key)
    const winnerId = (match && matchPairing(bracket, match)[who]) ?? ''
    const outcome = recordResult(bracket, key, { winnerId, result: '1 up' })
    if (!outcome.ok) throw new Error(`${key}: ${outcome.reason}`)
    return outcome.value
  }
  const before = ['winners-1-1', 'winners-1-2', 'winners-2-1', 'losers-1-1', 'losers-2-1']
  const upToFinal = before.reduce((bracket, key) => win(bracket, key, 0), drawOf('double', 4))
  const final = findMatch(upToFinal, 'grand_final-1-1')
  const champions = final ? matchPairing(upToFinal, final) : []
  const who = input.winner === 'winners_bracket_champion' ? 0 : 1
  const first = win(upToFinal, 'grand_final-1-1', input.grandFinal === 1 ? who : 1)
  const played = input.grandFinal === 1 ? first : win(first, 'reset-1-1', who)
  const champion = findChampion(played)
  const reset = findMatch(played, 'reset-1-1')
  return {
    champion:
      champion === null
        ? null
        : champion === champions[0]
          ? 'winners_bracket_champion'
          : 'losers_bracket_champion',
    resetPlayed: reset !== undefined && isNeeded(played, reset),
  }
}

export const matchGroups: Record<string, Group> = {
  match_result: group(
    ['R7.6'],
    z.object({ holesInMatch: number, holeWinners: z.string().regex(/^[ABH]*$/) }),
    (input) => {
      const holeWinners = [...input.holeWinners].map((one) => z.enum(['A', 'B', 'H']).parse(one))
      const state = matchState({ holesInMatch: input.holesInMatch, holeWinners, isHalfAllowed: false })
      const { winner, result, decidedAtHole, isFinal } = state
      return {
        winner,
        result,
        decidedAtHole,
        final: isFinal,
        status: describeMatch(state, { A: 'A', B: 'B' }),
      }
    },
  ),
  match_result_text: group(
    ['R7.7'],
    z.object({ text: z.string(), holesInMatch: number, matchAdjustmentHoles: number.default(0) }),
    ({ text, holesInMatch, matchAdjustmentHoles }) => {
      const parsed = parseMatchResult(text, { holesInMatch, isRevised: matchAdjustmentHoles > 0 })
      return { accepted: parsed.ok }
    },
  ),
  match_event: group(['R7.6'], matchEvent, afterEvent),
  seed_order: group(['R8.2'], z.object({ bracketSize: number }), (input) => {
    const slots = seedOrder(input.bracketSize)
    const pairs = Array.from({ length: slots.length / 2 }, (_, i) => slots.slice(2 * i, 2 * i + 2))
    return { slots, roundOnePairs: pairs }
  }),
  single_elimination_shape: group(['R8.1', 'R8.4'], z.object({ players: number }), ({ players }) => {
    const bracket = drawOf('single', players)
    const roundOne = bracket.matches.filter((match) => match.bracketRound === 1)
    const playing = new Set(roundOne.flatMap((match) => matchPairing(bracket, match)))
    const seeds = Array.from({ length: players }, (_, i) => i + 1)
    return {
      bracketSize: bracketSize(players),
      byes: byeCount(players),
      byesGoToSeeds: seeds.filter((seed) => !playing.has(String(seed))),
      rounds: roundCount(bracket.size),
      matchesPlayed: bracket.matches.length,
      roundOneMatchesPlayed: roundOne.length,
    }
  }),
  round_names: group(['R8.1'], z.object({ bracketSize: number }), (input) => {
    const rounds = roundCount(input.bracketSize)
    return Array.from({ length: rounds }, (_, i) => roundName(i + 1, rounds))
  }),
  double_elimination_shape: group(['R8.5'], z.object({ players: number }), ({ players }) => {
    const { matches } = drawOf('double', players)
    const of = (part: string) => matches.filter((match) => match.part === part)
    const rounds = (part: string) => Math.max(0, ...of(part).map((match) => match.bracketRound))
    const finals = of('grand_final').length
    return {
      winnersMatches: of('winners').length,
      losersMatches: of('losers').length,
      winnersRounds: rounds('winners'),
      losersRounds: rounds('losers'),
      grandFinalMatches: finals === 0 ? [0] : [finals, finals + of('reset').length],
      totalMatchesMin: matches.length - of('reset').length,
      totalMatchesMax: matches.length,
    }
  }),
  grand_final: group(
    ['R8.5'],
    z.object({
      grandFinal: z.union([z.literal(1), z.literal(2)]),
      winner: z.enum(['winners_bracket_champion', 'losers_bracket_champion']),
    }),
    grandFinal,
  ),
  team_best_n_per_hole: group(
    ['R10.1'],
    z.object({ better, count: number, scoresByHole: z.array(z.array(number.nullable())) }),
    bestPerHole,
  ),
  team_best_n_cards: group(
    ['R10.2'],
    z.object({
      better,
      count: number,
      cards: z.array(number.nullable()),
      choose: z.enum(['best', 'worst', 'all']).default('best'),
    }),
    bestCards,
  ),
}
