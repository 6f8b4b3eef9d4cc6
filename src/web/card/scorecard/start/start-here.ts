import { getCompetition, type Competition } from '#contract/competition/competitions.ts'
import { listCourses, type Course } from '#contract/course/courses.ts'
import type { RoundDetail } from '#contract/card/rounds.ts'
import { startFacts, type StartFacts, type TeeChoice } from '#contract/card/tee-choice.ts'
import {
  handicapIndexFromWire,
  handicapIndexToWire,
  holeToWire,
  offeredToWire,
} from '#contract/platform/wire-names.ts'
import { closedInRound } from '#golf/competition/closed-holes.ts'
import { CASUAL_ALLOWANCE } from '#golf/competition/competition.ts'
import type { Gender } from '#golf/course/course.ts'
import { nines, type Nine } from '#golf/course/nines.ts'
import { cutToNine } from '#golf/course/nine.ts'
import { proposeTee } from '#golf/course/propose-tee.ts'
import { offeredTerms, roundTerms } from '#golf/card/round-terms.ts'
import { toUnits } from '#golf/rounding.ts'
import { maximumFrom } from '#golf/card/maximum-score.ts'
import { lastKnown } from '#web/lib/last-known.ts'

/** What this phone has kept of a course and its player, from which a round can start where there is no network. */
export type KnownHere = {
  course: Course
  facts: StartFacts
  competition: Competition | undefined
  /** How old the oldest of it is, in ms since 1970. */
  at: number
}

/** undefined when something is missing: the app has not been open long enough here while there was a network. */
export async function readKnownHere(
  owner: string,
  of: { clubId: string; courseId: string; competitionId: string | undefined },
): Promise<KnownHere | undefined> {
  const [courses, facts, competition] = await Promise.all([
    lastKnown(owner, listCourses, { params: { clubId: of.clubId } }),
    lastKnown(owner, startFacts, {}),
    of.competitionId === undefined
      ? undefined
      : lastKnown(owner, getCompetition, { params: { competitionId: of.competitionId } }),
  ])
  const course = courses?.reply.find(({ id }) => id === of.courseId)
  if (!courses || !course || !facts || (of.competitionId !== undefined && !competition)) return undefined
  const at = Math.min(courses.at, facts.at, competition?.at ?? Infinity)
  return { course, facts: facts.reply, competition: competition?.reply, at }
}

/** The tees that the server would offer, worked out with the same rules from what is known here. */
export function teeChoiceHere(
  known: KnownHere,
  { said, nine, now = Date.now() }: { said: Gender | null; nine?: Nine | undefined; now?: number },
): TeeChoice {
  const { course, facts, competition } = known
  const whole = cutToNine(toWhole(course), nineOf(competition, nine))
  const gender = facts.gender ?? said ?? undefined
  const player = {
    gender,
    index: handicapIndexFromWire(facts.handicap) ?? null,
    allowancePercent: competition?.allowance ?? CASUAL_ALLOWANCE,
  }
  const proposed = propose(known)
  return {
    tees: whole.tees.map((tee) => ({
      id: tee.id,
      name: tee.name,
      color: tee.color,
      terms: offeredTerms(whole, tee, player).map(offeredToWire),
    })),
    proposed: proposed ? { teeId: proposed.tee.id, reason: proposed.reason } : null,
    gender: facts.gender,
    isNew: facts.isNew,
    handicap: facts.handicap,
    ...notForHandicapHere(known, { now }),
  }
}

/** The card of a round that starts now on this phone; the club confirms or corrects its terms when it has it. */
export function roundHere(
  known: KnownHere,
  start: {
    id: string
    userId: string
    teeId: string | null
    gender: Gender | null
    nine?: Nine | undefined
    isPractice?: boolean | undefined
    now: number
  },
): RoundDetail {
  const { course, facts, competition } = known
  const whole = cutToNine(toWhole(course), nineOf(competition, start.nine))
  const index = handicapIndexFromWire(facts.handicap) ?? null
  const chosen = whole.tees.find(({ id }) => id === start.teeId)
  const tee = chosen ?? propose(known)?.tee ?? whole.tees[0] ?? null
  const terms = roundTerms({
    whole,
    tee,
    index,
    gender: facts.gender ?? start.gender ?? undefined,
    competition: competition && {
      allowancePercent: competition.allowance,
      stablefordTable: competition.stablefordTable,
      maximum: maximumFrom(competition.maximumKind, competition.maximumStrokes),
      closedHoles: closedInRound(
        competition.closedHoles ?? null,
        roundOfSeveral(competition).roundNumber ?? 1,
      ),
    },
  })
  return {
    id: start.id,
    userId: start.userId,
    courseId: course.id,
    courseName: course.name,
    competitionId: competition?.id ?? null,
    competitionName: competition?.name ?? null,
    competitionType: competition?.competitionType ?? null,
    roundDate: new Date(start.now).toISOString(),
    handicapUsed: handicapIndexToWire(index),
    holeCount: terms.holes.filter(({ isClosed }) => isClosed !== true).length,
    ...nothingYet,
    ...(competition?.markerCard === true && { markerCard: true }),
    ...notForHandicapHere(known, start),
    ...roundOfSeveral(competition),
    terms: {
      teeName: tee?.name ?? null,
      rating: (terms.courseRating / 10).toFixed(1),
      slope: terms.slope,
      par: terms.par,
      allowance: terms.allowancePercent,
      courseHandicap: terms.courseHandicap,
      playingHandicap: terms.playingHandicap,
      stablefordTable: terms.stablefordTable,
      strokeIndexesConfirmed: terms.strokeIndexesConfirmed,
      holes: terms.holes.map((hole) => ({ ...holeToWire(hole), yards: hole.yards })),
    },
  }
}

const nineOf = (competition: Competition | undefined, own: Nine | undefined) =>
  (competition ? nines.find((one) => one === competition.nine) : own) ?? null

/** As far as this phone knows: of the competition, of the course on the day that it is here, or as its player said. */
function notForHandicapHere(
  { course, competition }: KnownHere,
  { now, isPractice }: { now: number; isPractice?: boolean | undefined },
): Pick<RoundDetail, 'notForHandicap'> {
  // Written as our days are.
  const today = new Date(now).toLocaleDateString('sv')
  const why =
    competition?.notForHandicap ??
    course.notForHandicap?.find(({ from = '', until = '' }) => from <= today && today <= until) ??
    (isPractice && { reason: 'practice_round' })
  return why ? { notForHandicap: why } : {}
}

/** The next round as far as this phone knows; the club says which it is when it has it. */
function roundOfSeveral(
  competition: Competition | undefined,
): Pick<RoundDetail, 'roundNumber' | 'roundCount'> {
  const { roundCount, roundsPlayed = 0 } = competition ?? {}
  return roundCount === undefined ? {} : { roundNumber: Math.min(roundsPlayed + 1, roundCount), roundCount }
}

const nothingYet = {
  status: 'in_progress',
  isCompleted: false,
  isCorrected: false,
  holesPlayed: 0,
  grossScore: null,
  netScore: null,
  stablefordPoints: null,
  toPar: null,
  totalsOnly: false,
  partnerName: null,
  partnerSignature: null,
  scorecardPhotoUrl: null,
  verifiedAt: null,
  entries: [] as RoundDetail['entries'],
} as const

function propose({ course, facts, competition }: KnownHere) {
  return proposeTee({
    tees: toWhole(course).tees,
    competitionTeeId: competition?.teeId ?? null,
    lastTeeId: facts.lastTees.find(({ courseId }) => courseId === course.id)?.teeId ?? null,
    usual: facts.usualTee,
  })
}

const toRating = ({ rating, slope, par }: { rating: string; slope: number; par: number }) => ({
  courseRating: toUnits(rating, 1) ?? 0,
  slope,
  par,
})

/** The course as the rules know it. */
function toWhole(course: Course) {
  return {
    course: {
      courseRating: course.rating === null ? null : (toUnits(course.rating, 1) ?? null),
      slope: course.slope,
      par: course.par,
    },
    tees: course.tees.map((tee) => ({
      ...tee,
      ratings: tee.ratings.map(({ gender, nines, ...own }) => ({
        gender,
        ...toRating(own),
        nines: nines && { front: toRating(nines.front), back: toRating(nines.back) },
      })),
    })),
    holes: course.holes.map((hole) => ({
      holeNumber: hole.holeNumber,
      par: hole.par,
      strokeIndex: hole.handicapIndex,
      womenPar: hole.womenPar,
      womenStrokeIndex: hole.womenHandicapIndex,
      yardages: hole.yardages,
      generated: {
        par: hole.generated.includes('par'),
        strokeIndex: hole.generated.includes('handicapIndex'),
        yardages: hole.generatedYardages,
      },
    })),
  }
}
