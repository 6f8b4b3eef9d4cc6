import type { Gender } from '../course.ts'
import type { FileCourse, FileTee } from './file-course.ts'
import { inOrder } from './understand-rows.ts'

type Maybe<T> = T | null | undefined

/** A course of GHIN: each tee with its gender, its holes by number, and ratings of 18 and of each nine. */
export type GhinCourse = {
  CourseName?: Maybe<string>
  CourseCity?: Maybe<string>
  CourseState?: Maybe<string>
  Facility?: Maybe<{ FacilityName?: Maybe<string> }>
  TeeSets: readonly GhinTee[]
}

type GhinTee = {
  TeeSetRatingName: string
  Gender?: Maybe<string>
  TotalPar?: Maybe<number>
  StrokeAllocation?: Maybe<boolean>
  Ratings?: Maybe<
    readonly { RatingType: string; CourseRating?: Maybe<number>; SlopeRating?: Maybe<number> }[]
  >
  Holes?: Maybe<
    readonly { Number: number; Par?: Maybe<number>; Length?: Maybe<number>; Allocation?: Maybe<number> }[]
  >
}

export function fromGhin({ CourseName, Facility, CourseCity, CourseState, TeeSets }: GhinCourse): FileCourse {
  const names = [Facility?.FacilityName, CourseName].filter((name) => (name ?? '').trim() !== '')
  return {
    name: [...new Set(names)].join(', '),
    location: [CourseCity, CourseState].filter((place) => (place ?? '') !== '').join(', '),
    tees: TeeSets.map(teeOf),
  }
}

/** Of a tee that is neither Male nor Female, such as Mixed, nobody knows for whom its ratings are. */
const genderOf: Readonly<Record<string, Gender>> = { male: 'men', female: 'women' }

function teeOf(tee: GhinTee): FileTee {
  const holes = tee.Holes ?? []
  const numbers = new Set(holes.map(({ Number: number }) => number))
  const isInOrder =
    numbers.size === holes.length && [...numbers].every((one) => one >= 1 && one <= holes.length)
  const rating = (type: string) => {
    const one = tee.Ratings?.find(({ RatingType }) => RatingType.toLowerCase() === type)
    return one && { courseRating: one.CourseRating ?? undefined, slope: one.SlopeRating ?? undefined }
  }
  return {
    name: tee.TeeSetRatingName,
    gender: genderOf[tee.Gender?.toLowerCase() ?? ''],
    holes: isInOrder
      ? inOrder(
          holes.map(({ Number: number, Par, Length, Allocation }) => ({
            number,
            hole: {
              par: Par ?? undefined,
              yards: Length ?? undefined,
              strokeIndex: tee.StrokeAllocation === false ? undefined : (Allocation ?? undefined),
            },
          })),
          holes.length,
        )
      : [],
    par: tee.TotalPar ?? undefined,
    rating: rating('total'),
    front: rating('front'),
    back: rating('back'),
  }
}
