import type { Hole, RatingValues } from '../course/course.ts'
import type { Nine } from '../course/nines.ts'
import type { Day } from '../day.ts'
import type { CourseHandicap, HandicapIndex } from '../numbers.ts'
import { accepted, type Outcome } from '../outcome.ts'
import type { HoleResult } from '../card/hole-result.ts'
import {
  acceptableScore,
  type AcceptableAs,
  type HolesNotPlayed,
  type NotAcceptable,
} from './acceptable-score.ts'
import { adjustedGross, type AdjustedGross } from './adjusted-gross.ts'
import { exactCourseHandicap, exactNineHoleCourseHandicap, roundCourseHandicap } from './playing-handicap.ts'
import {
  checkRatedScore,
  differentialOf18,
  differentialOfNinePlayed,
  type RatedScore,
  type ScoreRefusal,
} from './score-differential.ts'
import type { IndexTerms, RecordedScore } from './scoring-record.ts'

/** A finished card with everything it was played with (R0.3). Rating values are those of the holes on the card. */
export type PlayedCard = {
  id: string
  day: Day
  /** A hole that is closed was played by nobody, whatever is entered there. */
  holes: readonly (Hole & { isClosed?: boolean | undefined })[]
  results: ReadonlyMap<number, HoleResult>
  handicapIndex: HandicapIndex | null
  rating: RatingValues
  /** `rating` is the tee's own for the player's gender; false where another stood in for play (D6, D40). */
  isRated: boolean
  /** Of the nines of an 18-hole card, null where the course has none. */
  nines: { front: RatingValues; back: RatingValues } | null
  pcc: number
  hasValidReason: boolean
  holesNotPlayed: HolesNotPlayed
  /** Left out: a first index takes 54 holes, and there is no brake. */
  terms?: IndexTerms
}

/** The card as the record takes it, and what it was made of. */
export type ScoreForRecord = {
  entry: RecordedScore
  acceptedAs: AcceptableAs
  courseHandicap: CourseHandicap | null
  adjusted: AdjustedGross
  rated: RatedScore
}

export type NotForRecord = NotAcceptable | ScoreRefusal | 'holes_not_played' | 'nine_not_rated'

/**
 * From a card to a score on the record: is it acceptable (R1.2, R1.5, R1.6), adjusted gross with the Course Handicap of
 * the holes played (R2), differential (R1.1, R1.2), still unrounded. A refused card is kept and counts in its
 * competition (R2.5).
 */
export function scoreForRecord(sent: PlayedCard): Outcome<ScoreForRecord, NotForRecord> {
  const card = withoutClosedHoles(sent)
  const played = card.holes.filter(
    (hole) => (card.results.get(hole.holeNumber)?.kind ?? 'not_played') !== 'not_played',
  )
  const part = card.holes.length === 9 ? 'whole' : nineOf(card.holes, played)
  const acceptable = acceptableScore({
    holesOnCard: card.holes.length === 9 ? 9 : 18,
    holesPlayed: played.length,
    isWholeNine: part !== undefined,
    hasValidReason: card.hasValidReason,
    isRated: card.isRated,
    hasHandicapIndex: card.handicapIndex !== null,
    clubCountsNetPar: card.holesNotPlayed !== 'not_counted',
  })
  if (!acceptable.ok) return acceptable
  if (acceptable.value !== 'nine')
    return rated(card, { as: acceptable.value, holes: card.holes, rating: card.rating })
  if (part === 'whole') return rated(card, { as: 'nine', holes: played, rating: card.rating })
  const rating = part && card.nines?.[part]
  if (!rating) return { ok: false, reason: 'nine_not_rated', detail: 'This nine has no rating of its own.' }
  return rated(card, { as: 'nine', holes: played, rating })
}

/**
 * A hole that the committee declared out of play was not played, for a valid reason (Rules of Handicapping 3.2). Other holes that
 * are missing need a reason of their own.
 */
function withoutClosedHoles(card: PlayedCard): PlayedCard {
  const isClosed = new Map(card.holes.map((hole) => [hole.holeNumber, hole.isClosed === true]))
  if (![...isClosed.values()].includes(true)) return card
  const results = new Map([...card.results].filter(([holeNumber]) => isClosed.get(holeNumber) !== true))
  const isOnlyClosed = card.holes.every(
    ({ holeNumber, isClosed: closed }) =>
      closed === true || (results.get(holeNumber)?.kind ?? 'not_played') !== 'not_played',
  )
  return { ...card, results, hasValidReason: isOnlyClosed || card.hasValidReason }
}

/** Which nine of an 18-hole card was played, if it was one of the two. */
function nineOf(holes: readonly Hole[], played: readonly Hole[]): Nine | undefined {
  if (played.length !== 9) return undefined
  const inOrder = [...holes].sort((a, b) => a.holeNumber - b.holeNumber)
  if (inOrder.slice(0, 9).every((hole) => played.includes(hole))) return 'front'
  return inOrder.slice(9).every((hole) => played.includes(hole)) ? 'back' : undefined
}

function rated(
  card: PlayedCard,
  played: { as: AcceptableAs; holes: readonly Hole[]; rating: RatingValues },
): Outcome<ScoreForRecord, NotForRecord> {
  const isNine = played.as === 'nine'
  const exact = isNine ? exactNineHoleCourseHandicap : exactCourseHandicap
  const courseHandicap =
    card.handicapIndex === null ? null : roundCourseHandicap(exact(card.handicapIndex, played.rating))
  const gross = adjustedGross({
    holes: played.holes,
    results: card.results,
    courseHandicap,
    missingHoles:
      played.as === 'eighteen_with_net_par' && card.holesNotPlayed !== 'not_counted'
        ? card.holesNotPlayed
        : 'refuse',
  })
  if (!gross.ok) return gross
  const { courseRating, slope } = played.rating
  const checked = checkRatedScore(
    { adjustedGross: gross.value.total, courseRating, slope, pcc: card.pcc },
    isNine ? 9 : 18,
  )
  if (!checked.ok) return checked
  const entry: RecordedScore = {
    kind: isNine ? 'nine' : 'eighteen',
    id: card.id,
    day: card.day,
    indexWhenPlayed: card.handicapIndex,
    ...(card.terms && { terms: card.terms }),
    differential: isNine ? differentialOfNinePlayed(checked.value) : differentialOf18(checked.value),
  }
  return accepted({
    entry,
    acceptedAs: played.as,
    courseHandicap,
    adjusted: gross.value,
    rated: checked.value,
  })
}
