import type { Line } from '../arithmetic/line.ts'
import type { RatingValues } from '../course/course.ts'
import type { Fraction } from '../fraction.ts'
import {
  handicapIndex,
  playingHandicap,
  type CourseHandicap,
  type HandicapIndex,
  type PlayingHandicap,
} from '../numbers.ts'
import {
  exactCourseHandicap,
  exactNineHoleCourseHandicap,
  roundCourseHandicap,
  playingHandicapFrom,
  matchStrokesOnMixedTees,
} from './playing-handicap.ts'
import { explainCourseHandicap, explainPlayingHandicap, type HandicapFacts } from './explain-handicap.ts'
import { matchStrokes, matchStrokesInEngland, type MatchStrokesMethod } from './match-strokes.ts'

/** Strokes given in a match of two. */
export type MatchStrokesFacts = {
  no_strokes_given: null
  receives_strokes: { player: string; strokes: number }
  plays_off_scratch: { player: string }
  difference: { high: number; low: number; strokes: number }
  difference_once: { allowancePercent: number; strokes: number }
  /** R5.3 in singles: of the rounded Course Handicaps, as they stand on both cards. */
  difference_of_cards: { high: number; low: number; allowancePercent: number; strokes: number }
  /** R5.4: what the pars of the two tees add to the difference, or take from it. */
  match_on_mixed_tees: { player: string; par: number; otherPar: number; more: number; strokes: number }
}

type StrokesLine = Line<MatchStrokesFacts & HandicapFacts>

/** A line of the arithmetic, and the player whose handicap it makes; null for one of the match or that names its player. */
export type MatchStep = { of: string | null; line: StrokesLine }

/** A player of a match, with the ratings of the tee played; without an index they play off 0 (T8). */
export type MatchPlayer = { name: string; handicapIndex: HandicapIndex | null; rating: RatingValues }

export type MatchTerms = { method: MatchStrokesMethod; allowancePercent: number; holes: 9 | 18 }

/** Strokes of the first and of the second player, who gets them, and each step to them. */
export type StrokesGiven = {
  strokes: [number, number]
  summary: Line<MatchStrokesFacts>
  steps: MatchStep[]
}

/** Strokes given in a match of two (R5.2, R5.3) and each step to them, as a match card opens it. */
export function explainMatchStrokes(
  players: readonly [MatchPlayer, MatchPlayer],
  terms: MatchTerms,
): StrokesGiven {
  const [a, b] = players
  const isOfCards = terms.method === 'england_2024'
  const handicaps = players.map((player) =>
    isOfCards ? toRoundedHandicap(player, terms) : toPlayingHandicap(player, terms),
  )
  const given: PlayingHandicap[] = isOfCards
    ? matchStrokesInEngland(
        handicaps.map((one) => ({ numerator: one, denominator: 1 })),
        terms.allowancePercent,
      )
    : matchStrokes(handicaps.map(playingHandicap))
  const pars = [a.rating.par, b.rating.par] as const
  const [toA = 0, toB = 0] = matchStrokesOnMixedTees(given, pars)
  const strokes = Math.max(toA, toB)
  const between = Math.max(...given)
  const [high = 0, low = 0] = [...handicaps].sort((x, y) => y - x)
  return {
    strokes: [toA, toB],
    summary:
      strokes === 0
        ? { kind: 'no_strokes_given', facts: null }
        : { kind: 'receives_strokes', facts: { player: toA > toB ? a.name : b.name, strokes } },
    steps: [
      ...players.flatMap((player) =>
        (isOfCards ? explainCourseHandicapOf : explainHandicapsOf)(player, terms),
      ),
      {
        of: null,
        line: isOfCards
          ? {
              kind: 'difference_of_cards',
              facts: { high, low, allowancePercent: terms.allowancePercent, strokes: between },
            }
          : { kind: 'difference', facts: { high, low, strokes: between } },
      },
      ...explainMixedTees(players, strokes),
    ],
  }
}

function explainMixedTees([a, b]: readonly [MatchPlayer, MatchPlayer], strokes: number): MatchStep[] {
  const [high, low] = a.rating.par > b.rating.par ? [a, b] : [b, a]
  const [par, otherPar] = [high.rating.par, low.rating.par]
  if (par === otherPar) return []
  const facts = { player: high.name, par, otherPar, more: par - otherPar, strokes }
  return [{ of: null, line: { kind: 'match_on_mixed_tees', facts } }]
}

/** The steps to a player's Playing Handicap. */
export function explainHandicapsOf(
  player: MatchPlayer,
  { allowancePercent, holes }: MatchTerms,
): MatchStep[] {
  return explainWith(player, (handicapIndex) =>
    explainPlayingHandicap({ handicapIndex, rating: player.rating, holes, allowancePercent }),
  )
}

/** The steps to a player's Course Handicap, where the allowance is taken of a pair's. */
export function explainCourseHandicapOf(player: MatchPlayer, terms: MatchTerms): MatchStep[] {
  return explainWith(player, (handicapIndex) =>
    explainCourseHandicap({ ...terms, handicapIndex, rating: player.rating }),
  )
}

function explainWith(
  { name, handicapIndex }: MatchPlayer,
  explain: (handicapIndex: HandicapIndex) => Line<HandicapFacts>[],
): MatchStep[] {
  if (handicapIndex === null)
    return [{ of: null, line: { kind: 'plays_off_scratch', facts: { player: name } } }]
  return explain(handicapIndex).map((line) => ({ of: name, line }))
}

export function toPlayingHandicap(player: MatchPlayer, terms: MatchTerms): PlayingHandicap {
  return player.handicapIndex === null
    ? playingHandicap(0)
    : playingHandicapFrom(toExactHandicap(player, terms), terms.allowancePercent)
}

/** The Course Handicap that stands on a player's card. */
function toRoundedHandicap(player: MatchPlayer, terms: MatchTerms): CourseHandicap {
  return roundCourseHandicap(toExactHandicap(player, terms))
}

export function toExactHandicap(player: MatchPlayer, { holes }: MatchTerms): Fraction {
  if (player.handicapIndex === null) return { numerator: 0, denominator: 1130 }
  return (holes === 9 ? exactNineHoleCourseHandicap : exactCourseHandicap)(
    handicapIndex(player.handicapIndex),
    player.rating,
  )
}
