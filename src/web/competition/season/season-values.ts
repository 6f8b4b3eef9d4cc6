import type { Competition } from '#contract/competition/competitions.ts'
import type { Season } from '#contract/competition/season.ts'
import { USUAL_ECLECTIC_PERCENT } from '#golf/competition/season/eclectic.ts'
import { mayCountForSeason } from '#golf/competition/season/may-count-for-season.ts'

/** A season as it is typed: the server reads the numbers. */
export type SeasonValues = {
  name: string
  year: string
  /** "25, 20, 16" */
  points: string
  otherPoints: string
  best: string
  /** Empty: no eclectic. */
  eclecticCourseId: string
  eclecticPercent: string
  competitionIds: readonly string[]
}

const USUAL_POINTS = [25, 20, 16, 13, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]

export function valuesOf(season: Season): SeasonValues {
  const { name, year, points, otherPoints, best, competitions, eclectic } = season
  return {
    name,
    year: String(year),
    points: points.join(', '),
    otherPoints: String(otherPoints),
    best: best === null ? '' : String(best),
    eclecticCourseId: eclectic?.courseId ?? '',
    eclecticPercent: String(eclectic?.percent ?? USUAL_ECLECTIC_PERCENT),
    competitionIds: competitions.map(({ id }) => id),
  }
}

/** What a new season begins with, for the club to change. */
export function newValues(name: string, year: number): SeasonValues {
  return {
    name,
    year: String(year),
    points: USUAL_POINTS.join(', '),
    otherPoints: '0',
    best: '',
    eclecticCourseId: '',
    eclecticPercent: String(USUAL_ECLECTIC_PERCENT),
    competitionIds: [],
  }
}

/** What is sent of it; the points are read apart, because the server takes no text for them. */
export function sentSeason({ eclecticCourseId, eclecticPercent, competitionIds, ...rest }: SeasonValues) {
  return {
    ...rest,
    competitionIds: [...competitionIds],
    eclectic: eclecticCourseId === '' ? null : { courseId: eclecticCourseId, percent: eclecticPercent },
  }
}

/** "25, 20 16" as its numbers; undefined where something else stands in it. */
export function readPoints(typed: string): number[] | undefined {
  const parts = typed.split(/[\s,;]+/).filter((part) => part !== '')
  return parts.length > 0 && parts.every((part) => /^\d{1,5}$/.test(part)) ? parts.map(Number) : undefined
}

type Choosable = Pick<Competition, 'id' | 'competitionType' | 'status' | 'startDate'>

/** The competitions that can be chosen for a year, and those that are chosen already, earliest first. */
export function competitionsToChoose<One extends Choosable>(
  all: readonly One[],
  { year, competitionIds }: Pick<SeasonValues, 'year' | 'competitionIds'>,
): One[] {
  return all
    .filter(
      ({ id, competitionType, status, startDate }) =>
        competitionIds.includes(id) ||
        (mayCountForSeason(competitionType) && status !== 'cancelled' && startDate?.startsWith(`${year}-`)),
    )
    .sort((a, b) => (a.startDate ?? '').localeCompare(b.startDate ?? ''))
}

/** The chosen ones with this one among them or not. */
export function withChosen(chosen: readonly string[], id: string, isChosen: boolean): string[] {
  return isChosen ? [...chosen.filter((one) => one !== id), id] : chosen.filter((one) => one !== id)
}
