import type { Line } from '../../arithmetic/line.ts'
import type { PairFormat } from './match-format.ts'
import type { Fraction } from '../../fraction.ts'
import { plus } from '../../fraction.ts'
import {
  explainCourseHandicapOf,
  explainHandicapsOf,
  toExactHandicap,
  toPlayingHandicap,
  type MatchPlayer,
  type MatchStep,
  type MatchStrokesFacts,
  type MatchTerms,
} from '../../handicap/explain-match-strokes.ts'
import { matchStrokes, matchStrokesInEngland } from '../../handicap/match-strokes.ts'
import { matchStrokesOnMixedTees, teamPlayingHandicap } from '../../handicap/playing-handicap.ts'
import type { PlayingHandicap } from '../../numbers.ts'

/** Strokes given in a match of two pairs. */
export type PairStrokesFacts = {
  four_ball_strokes: { players: readonly { player: string; strokes: number }[] }
  pair_receives: { pair: string; strokes: number }
  /** Who has the lowest handicap of the four; in England the percentage is taken of the differences. */
  off_the_lowest: { player: string; lowest: number }
  off_the_lowest_once: { player: string; allowancePercent: number }
  pair_handicap: { pair: string; total: Fraction; allowancePercent: number; exact: Fraction; rounded: number }
  /** R5.4: the par of one's tee above the lowest par of the four. */
  par_above_lowest: { player: string; par: number; lowestPar: number; more: number }
}

export type PairStep = { of: string | null; line: MatchStep['line'] | Line<PairStrokesFacts> }

export type PairStrokes = {
  /** Of the first and of the second pair; in four-ball of no pair, but of each player. */
  strokes: [number, number]
  summary: Line<MatchStrokesFacts & PairStrokesFacts>
  steps: PairStep[]
}

export type MatchPair = { name: string; players: readonly [MatchPlayer, MatchPlayer] }

/** Strokes given in a match of two pairs and each step to them, as its match opens it. */
export function explainPairStrokes(
  pairs: readonly [MatchPair, MatchPair],
  terms: MatchTerms & { format: PairFormat },
): PairStrokes {
  return terms.format === 'four_ball' ? fourBall(pairs, terms) : foursomes(pairs, terms)
}

/**
 * R5.1, R5.2, Appendix C: each of the four has a Playing Handicap of their own (90 %), the lowest of them plays off 0 and the
 * others receive the difference; in England the percentage is taken of the difference of Course Handicaps (R5.3).
 */
function fourBall([first, second]: readonly [MatchPair, MatchPair], terms: MatchTerms): PairStrokes {
  const players = [...first.players, ...second.players]
  const exact = players.map((player) => toExactHandicap(player, terms))
  const playing = players.map((player) => toPlayingHandicap(player, terms))
  const isOnce = terms.method === 'england_2024'
  const given = isOnce ? matchStrokesInEngland(exact, terms.allowancePercent) : matchStrokes(playing)
  const strokes = matchStrokesOnMixedTees(
    given,
    players.map(({ rating }) => rating.par),
  )
  const lowest = players[given.indexOf(Math.min(...given) as PlayingHandicap)]?.name ?? ''
  const off: Line<PairStrokesFacts> = isOnce
    ? { kind: 'off_the_lowest_once', facts: { player: lowest, allowancePercent: terms.allowancePercent } }
    : { kind: 'off_the_lowest', facts: { player: lowest, lowest: Math.min(...playing) } }
  return {
    strokes: [0, 0],
    summary: strokes.some((one) => one > 0)
      ? {
          kind: 'four_ball_strokes',
          facts: { players: players.map(({ name }, i) => ({ player: name, strokes: strokes[i] ?? 0 })) },
        }
      : { kind: 'no_strokes_given', facts: null },
    steps: [
      ...players.flatMap((player) => explainHandicapsOf(player, terms)),
      { of: null, line: off },
      ...explainPars(players),
    ],
  }
}

/**
 * R5.1, R5.2, Appendix C: a pair plays off half of its two Course Handicaps together, and the pair with more receives the
 * difference; in England half is taken of the difference of the sums (R5.3). A higher par is added to the Course Handicap
 * of who plays it, before the percentage (R5.4).
 */
function foursomes(pairs: readonly [MatchPair, MatchPair], terms: MatchTerms): PairStrokes {
  const players = pairs.flatMap((pair) => pair.players)
  const lowestPar = Math.min(...players.map(({ rating }) => rating.par))
  const exactOf = (player: MatchPlayer) =>
    plus(toExactHandicap(player, terms), { numerator: player.rating.par - lowestPar, denominator: 1 })
  const sums = pairs.map(({ players: [a, b] }) => plus(exactOf(a), exactOf(b)))
  const { allowancePercent } = terms
  const playing = pairs.map(({ players: both }) => {
    const found = teamPlayingHandicap(both.map(exactOf), [allowancePercent, allowancePercent])
    if (!found.ok) throw new Error('Foursomes are played by two.')
    return found.value
  })
  const isOnce = terms.method === 'england_2024'
  const given = isOnce ? matchStrokesInEngland(sums, allowancePercent) : matchStrokes(playing)
  const [toFirst = 0, toSecond = 0] = given
  const strokes = Math.max(toFirst, toSecond)
  const [high = 0, low = 0] = [...playing].sort((a, b) => b - a)
  return {
    strokes: [toFirst, toSecond],
    summary:
      strokes === 0
        ? { kind: 'no_strokes_given', facts: null }
        : { kind: 'pair_receives', facts: { pair: pairs[toFirst > toSecond ? 0 : 1].name, strokes } },
    steps: [
      ...players.flatMap((player) => explainCourseHandicapOf(player, terms)),
      ...explainPars(players),
      ...(isOnce
        ? []
        : pairs.map((pair, i) => explainPair(pair.name, { sums, playing, i, allowancePercent }))),
      {
        of: null,
        line: isOnce
          ? { kind: 'difference_once', facts: { allowancePercent, strokes } }
          : { kind: 'difference', facts: { high, low, strokes } },
      },
    ],
  }
}

function explainPair(
  pair: string,
  made: {
    sums: readonly Fraction[]
    playing: readonly PlayingHandicap[]
    i: number
    allowancePercent: number
  },
): PairStep {
  const { sums, playing, i, allowancePercent } = made
  const total = sums[i] ?? { numerator: 0, denominator: 1 }
  const exact = { numerator: total.numerator * allowancePercent, denominator: total.denominator * 100 }
  const facts = { pair, total, allowancePercent, exact, rounded: playing[i] ?? 0 }
  return { of: null, line: { kind: 'pair_handicap', facts } }
}

function explainPars(players: readonly MatchPlayer[]): PairStep[] {
  const lowestPar = Math.min(...players.map(({ rating }) => rating.par))
  return players.flatMap(({ name, rating: { par } }) => {
    const facts = { player: name, par, lowestPar, more: par - lowestPar }
    return par === lowestPar ? [] : [{ of: null, line: { kind: 'par_above_lowest' as const, facts } }]
  })
}
