import type { RatingValues } from '../course/course.ts'
import {
  formatHandicap,
  handicapIndex,
  playingHandicap,
  type HandicapIndex,
  type PlayingHandicap,
} from '../numbers.ts'
import { exactCourseHandicap, exactNineHoleCourseHandicap } from './course-handicap.ts'
import { explainPlayingHandicap } from './explain-handicap.ts'
import { matchStrokes, matchStrokesInEngland, type MatchStrokesMethod } from './match-strokes.ts'
import { playingHandicapFrom } from './playing-handicap.ts'

/** A player of a match, with the ratings of the tee played; without an index they play off 0 (T8). */
export type MatchPlayer = { name: string; handicapIndex: HandicapIndex | null; rating: RatingValues }

export type MatchTerms = { method: MatchStrokesMethod; allowancePercent: number; holes: 9 | 18 }

/** Strokes given in a match of two (R5.2, R5.3) and each step to them, as a match card opens it. */
export function explainMatchStrokes(
  players: readonly [MatchPlayer, MatchPlayer],
  terms: MatchTerms,
): { strokes: [number, number]; summary: string; steps: string[] } {
  const [a, b] = players
  const playing = players.map((player) => toPlayingHandicap(player, terms))
  const given =
    terms.method === 'appendix_c'
      ? matchStrokes(playing)
      : matchStrokesInEngland(
          players.map((player) => toExactHandicap(player, terms)),
          terms.allowancePercent,
        )
  const [toA = 0, toB = 0] = given
  const difference = Math.max(toA, toB)
  const summary =
    difference === 0
      ? 'No strokes are given.'
      : `${toA > toB ? a.name : b.name} receives ${difference} ${difference === 1 ? 'stroke' : 'strokes'}.`
  const [high, low] = [...playing].sort((x, y) => y - x)
  const last =
    terms.method === 'england_2024'
      ? `Difference of the unrounded Course Handicaps x ${terms.allowancePercent} %, rounded once = ${difference}.`
      : `Difference of the Playing Handicaps: ${signed(high ?? 0)} - ${signed(low ?? 0)} = ${difference}.`
  return {
    strokes: [toA, toB],
    summary,
    steps: [...players.flatMap((player) => explainSteps(player, terms)), last],
  }
}

function explainSteps(player: MatchPlayer, { allowancePercent, holes }: MatchTerms): string[] {
  if (player.handicapIndex === null) return [`${player.name} has no Handicap Index and plays off 0.`]
  const { handicapIndex, rating } = player
  return explainPlayingHandicap({ handicapIndex, rating, holes, allowancePercent }).map(
    (step) => `${player.name}: ${step}`,
  )
}

function toPlayingHandicap(player: MatchPlayer, terms: MatchTerms): PlayingHandicap {
  return player.handicapIndex === null
    ? playingHandicap(0)
    : playingHandicapFrom(toExactHandicap(player, terms), terms.allowancePercent)
}

function toExactHandicap(player: MatchPlayer, { holes }: MatchTerms) {
  if (player.handicapIndex === null) return { numerator: 0, denominator: 1130 }
  return (holes === 9 ? exactNineHoleCourseHandicap : exactCourseHandicap)(
    handicapIndex(player.handicapIndex),
    player.rating,
  )
}

/** A plus handicap stands in brackets: 6 - (+2) = 8. */
function signed(strokes: number): string {
  return strokes < 0 ? `(${formatHandicap(playingHandicap(strokes))})` : String(strokes)
}
