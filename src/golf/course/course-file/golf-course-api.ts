import { genders } from '../course.ts'
import type { FileCourse, FileRating } from './file-course.ts'

type Maybe<T> = T | null | undefined

/** A course of golfcourseapi.com. Its holes have no number: their order is it. */
export type GolfCourseApiCourse = {
  club_name?: Maybe<string>
  course_name?: Maybe<string>
  location?: Maybe<{ city?: Maybe<string>; state?: Maybe<string>; country?: Maybe<string> }>
  tees: { male?: Maybe<readonly GolfCourseApiTee[]>; female?: Maybe<readonly GolfCourseApiTee[]> }
}

type GolfCourseApiTee = {
  tee_name: string
  course_rating?: Maybe<number>
  slope_rating?: Maybe<number>
  front_course_rating?: Maybe<number>
  front_slope_rating?: Maybe<number>
  back_course_rating?: Maybe<number>
  back_slope_rating?: Maybe<number>
  par_total?: Maybe<number>
  holes?: Maybe<readonly { par?: Maybe<number>; yardage?: Maybe<number>; handicap?: Maybe<number> }[]>
}

export function fromGolfCourseApi(course: GolfCourseApiCourse): FileCourse {
  const { club_name, course_name, location } = course
  const names = [...new Set([club_name ?? '', course_name ?? ''].filter((name) => name.trim() !== ''))]
  const places = [location?.city, location?.state, location?.country]
  const listOf = { men: course.tees.male ?? [], women: course.tees.female ?? [] }
  return {
    name: names.join(', '),
    location: places.filter((place) => place !== null && place !== undefined && place !== '').join(', '),
    tees: genders.flatMap((gender) =>
      listOf[gender].map((tee) => ({
        name: tee.tee_name,
        gender,
        holes: (tee.holes ?? []).map(({ par, yardage, handicap }) => ({
          par: known(par),
          yards: known(yardage),
          strokeIndex: known(handicap),
        })),
        par: known(tee.par_total),
        rating: rating(tee.course_rating, tee.slope_rating),
        front: rating(tee.front_course_rating, tee.front_slope_rating),
        back: rating(tee.back_course_rating, tee.back_slope_rating),
      })),
    ),
  }
}

const rating = (courseRating: Maybe<number>, slope: Maybe<number>): FileRating => ({
  courseRating: known(courseRating),
  slope: known(slope),
})

/** Zero is written for what the program does not know. */
const known = (value: Maybe<number>) => (value === null || value === 0 ? undefined : value)
