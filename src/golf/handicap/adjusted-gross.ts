import type { Hole } from '../course/course.ts'
import { playingHandicap, type CourseHandicap } from '../numbers.ts'
import { accepted, refused, type Outcome } from '../outcome.ts'
import { notPlayed, type HoleResult } from '../card/hole-result.ts'
import type { HolesNotPlayed } from './acceptable-score.ts'
import { maxHoleScore } from './max-hole-score.ts'
import { strokesReceived } from './strokes-received.ts'

/** What one hole counts for the handicap; `gross` is null when it was not holed out. */
export type AdjustedHole = {
  holeNumber: number
  gross: number | null
  maximum: number
  counted: number
  why: 'as_played' | 'capped' | 'picked_up' | 'most_likely' | 'net_par' | 'net_par_one_more'
}

const MOST_HOLES_WITH_ONE_MORE = 13

export type AdjustedGross = { total: number; holes: readonly AdjustedHole[] }

/**
 * The adjusted gross score (R2; Rules of Handicapping 3.1): each hole at most maxHoleScore, a hole started and not
 * finished at its most likely score or net double bogey, whichever is lower (R2.4; Rules of Handicapping 3.3). It never touches the competition score (R2.5). Holes not played are refused,
 * unless the club counts them at net par (R1.5a), which needs a Course Handicap; with `net_par_one_more` the
 * first of them counts a stroke more where thirteen holes or fewer were played (Dansk Golf Union 3.2, Deutscher Golf Verband).
 * https://www.danskgolfunion.dk/manualer/handicapsystemet/2024/da/topic/3-2-nar-et-hul-ikke-er-spillet
 */
export function adjustedGross(input: {
  holes: readonly Hole[]
  results: ReadonlyMap<number, HoleResult>
  courseHandicap: CourseHandicap | null
  missingHoles: 'refuse' | Exclude<HolesNotPlayed, 'not_counted'>
}): Outcome<AdjustedGross, 'holes_not_played'> {
  const { courseHandicap } = input
  const received = strokesReceived(input.holes, playingHandicap(courseHandicap ?? 0))
  const resultOn = (hole: Hole) => input.results.get(hole.holeNumber) ?? notPlayed
  const missing = input.holes.filter((hole) => resultOn(hole).kind === 'not_played')
  const isOneMore =
    input.missingHoles === 'net_par_one_more' &&
    input.holes.length - missing.length <= MOST_HOLES_WITH_ONE_MORE
  const holes: AdjustedHole[] = []
  let total = 0
  for (const [i, hole] of input.holes.entries()) {
    const strokes = received[i] ?? 0
    const result = resultOn(hole)
    if (result.kind === 'not_played' && (input.missingHoles === 'refuse' || courseHandicap === null))
      return refused('holes_not_played', `Hole ${hole.holeNumber} was not played.`)
    const maximum = maxHoleScore({ par: hole.par, strokesReceived: strokes, courseHandicap })
    const counted =
      isOneMore && hole === missing[0]
        ? ({ gross: null, counted: hole.par + strokes + 1, why: 'net_par_one_more' } as const)
        : countedFor(result, maximum, hole.par + strokes)
    holes.push({ holeNumber: hole.holeNumber, maximum, ...counted })
    total += counted.counted
  }
  return accepted({ total, holes })
}

function countedFor(
  result: HoleResult,
  maximum: number,
  netPar: number,
): Pick<AdjustedHole, 'gross' | 'counted' | 'why'> {
  switch (result.kind) {
    case 'not_played':
      return { gross: null, counted: netPar, why: 'net_par' }
    case 'picked_up':
      return result.mostLikely !== undefined && result.mostLikely <= maximum
        ? { gross: null, counted: result.mostLikely, why: 'most_likely' }
        : { gross: null, counted: maximum, why: 'picked_up' }
    case 'strokes':
      return result.strokes > maximum
        ? { gross: result.strokes, counted: maximum, why: 'capped' }
        : { gross: result.strokes, counted: result.strokes, why: 'as_played' }
  }
}
