import type { Gender } from '../course.ts'
import type { FileCourse } from './file-course.ts'

type Maybe<T> = T | null | undefined

/** A course as Garmin Connect keeps it with a round: `holePars` has a digit for each hole, `holeHandicaps` of a tee two. */
export type GarminCourse = {
  name: string
  holePars: string
  city?: Maybe<string>
  country?: Maybe<string>
  tees: readonly {
    name: string
    handicapType?: Maybe<string>
    rating?: Maybe<number>
    slope?: Maybe<number>
    holeHandicaps?: Maybe<string>
  }[]
}

/** Garmin's stroke indexes are wrong for many courses outside the United States, so they are always asked about. */
export function fromGarmin({ name, holePars, city, country, tees }: GarminCourse): FileCourse {
  const pars = /^[1-9]+$/.test(holePars) ? [...holePars].map(Number) : []
  return {
    name: [...new Set(name.split('~').map((part) => part.trim()))].filter((part) => part !== '').join(', '),
    location: [city, country].filter((place) => (place ?? '') !== '').join(', '),
    areIndexesOftenWrong: true,
    tees: tees.map((tee) => {
      const indexes = indexesIn(tee.holeHandicaps ?? '', pars.length)
      return {
        name: tee.name,
        gender: genderOf[tee.handicapType?.toUpperCase() ?? ''],
        holes: pars.map((par, at) => ({ par, strokeIndex: indexes[at] })),
        rating: { courseRating: tee.rating ?? undefined, slope: tee.slope ?? undefined },
      }
    }),
  }
}

const genderOf: Readonly<Record<string, Gender>> = { MEN: 'men', WOMEN: 'women' }

/** None where the text has not two digits for each hole. */
function indexesIn(text: string, holes: number): number[] {
  return /^\d+$/.test(text) && text.length === 2 * holes ? (text.match(/\d\d/g) ?? []).map(Number) : []
}
