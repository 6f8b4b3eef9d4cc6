import { genders } from '#golf/course/course.ts'
import { holesFor } from '#golf/course/womens-card.ts'
import type { StrokesGiven } from '#golf/handicap/explain-match-strokes.ts'
import { strokesReceived } from '#golf/handicap/strokes-received.ts'
import { playingHandicap } from '#golf/numbers.ts'
import type { WholeCourse } from '../../course/course.ts'
import type { MatchHole } from '../../platform/db/tables/match-cards.ts'
import type { Player } from '../matches.store.ts'
import { strokesBetween, type StrokesInput } from '../strokes-between.ts'

/** What a match is scored with: strokes and the holes on which they fall, by the card that each of the two plays. */
export type MatchTerms = { given: StrokesGiven | null; holes: MatchHole[] }

export function matchTerms(players: readonly [Player, Player], input: StrokesInput): MatchTerms {
  const given = strokesBetween(players, input)
  const { course } = input
  const isKnown = course?.holes.length === 9 || course?.holes.length === 18
  if (!course || !isKnown) return { given, holes: unknownHoles() }
  const [a, b] = players.map((player, i) => cardOf(course, player, given?.strokes[i] ?? 0))
  return {
    given,
    holes: course.holes.map(({ holeNumber }, i) => {
      const [one, other] = [a?.[i], b?.[i]]
      return {
        holeNumber,
        pars: one && other ? [one.par, other.par] : null,
        strokeIndexes: one && other ? [one.strokeIndex, other.strokeIndex] : null,
        strokes: [one?.strokes ?? 0, other?.strokes ?? 0],
      }
    }),
  }
}

function cardOf({ holes }: WholeCourse, player: Player, strokes: number) {
  const own = holesFor(
    holes,
    genders.find((one) => one === player.gender),
  )
  const received = strokesReceived(own, playingHandicap(strokes))
  return own.map(({ par, strokeIndex }, i) => ({ par, strokeIndex, strokes: received[i] ?? 0 }))
}

/** A competition without a course, or with holes nobody can number: 18 holes without strokes. */
function unknownHoles(): MatchHole[] {
  return Array.from({ length: 18 }, (_, i) => ({
    holeNumber: i + 1,
    pars: null,
    strokeIndexes: null,
    strokes: [0, 0],
  }))
}
