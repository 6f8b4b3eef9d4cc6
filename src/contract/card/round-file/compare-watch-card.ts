import type { WatchHole } from './garmin-rounds.ts'

type CourseHole = { holeNumber: number; par: number }

/** A hole of the watch beside the hole of the club. */
export type ComparedHole = {
  holeNumber: number
  strokes: number | undefined
  watchPar: number | undefined
  clubPar: number | undefined
}

export type WatchDifferences = {
  holes: ComparedHole[]
  /** Holes of which both know a par, and another one. */
  otherPars: number[]
  /** Holes of the club's card that the watch has no score of; of a nine that was not begun, none. */
  notPlayed: number[]
  /** Holes with a score that the course does not have: such a round is of another course. */
  notOnCourse: number[]
  /** How many holes the watch has and how many the course, where that is not the same. */
  otherCount: { watch: number; course: number } | undefined
}

/** Compares what the watch has of a round with the course of the club that it is said to be of. Stroke indexes are not compared. */
export function compareWatchCard(
  watch: readonly WatchHole[],
  course: readonly CourseHole[],
): WatchDifferences {
  const parOf = new Map(course.map(({ holeNumber, par }) => [holeNumber, par]))
  const watchOf = new Map(watch.map((hole) => [hole.holeNumber, hole]))
  const numbers = [...new Set([...watchOf.keys(), ...parOf.keys()])].sort((a, b) => a - b)
  const played = new Set(watch.filter(({ strokes }) => strokes !== undefined).map((hole) => hole.holeNumber))
  const cards = numbers.filter((number) => isOnCard(number, { course, played }) || watchOf.has(number))
  const holes = cards.map((holeNumber): ComparedHole => {
    const hole = watchOf.get(holeNumber)
    return { holeNumber, strokes: hole?.strokes, watchPar: hole?.par, clubPar: parOf.get(holeNumber) }
  })
  const numbered = (fits: (hole: ComparedHole) => boolean) =>
    holes.filter(fits).map(({ holeNumber }) => holeNumber)
  return {
    holes,
    otherPars: numbered(
      ({ watchPar, clubPar }) => watchPar !== undefined && clubPar !== undefined && watchPar !== clubPar,
    ),
    notPlayed: numbered(
      ({ holeNumber, clubPar, strokes }) =>
        clubPar !== undefined && strokes === undefined && isOnCard(holeNumber, { course, played }),
    ),
    notOnCourse: numbered(({ clubPar, strokes }) => clubPar === undefined && strokes !== undefined),
    otherCount: watch.length === course.length ? undefined : { watch: watch.length, course: course.length },
  }
}

/** A course of eighteen holes of which one nine alone was played has a card of that nine. */
function isOnCard(
  holeNumber: number,
  { course, played }: { course: readonly CourseHole[]; played: ReadonlySet<number> },
): boolean {
  if (course.length !== 18) return true
  const isFront = [...played].some((one) => one <= 9)
  const isBack = [...played].some((one) => one > 9)
  return isFront && isBack ? true : isFront === holeNumber <= 9
}
