import type { Course } from '#contract/course/courses.ts'
import type { WatchRound } from '#contract/card/round-file/garmin-rounds.ts'

const same = (one: string, other: string) =>
  one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase()

/** The one course whose name is that of the watch, alone or after the club's; undefined where none or several are. */
export function suggestedCourse(
  round: WatchRound,
  courses: readonly Pick<Course, 'id' | 'name'>[],
): string | undefined {
  const names = [round.courseName, ...round.courseName.split(', ')]
  return only(courses.filter(({ name }) => names.some((one) => same(one, name))))
}

/** The one tee of that name. */
export function suggestedTee(round: WatchRound, tees: Course['tees']): string | undefined {
  return only(tees.filter(({ name }) => same(name, round.teeName)))
}

const only = (found: readonly { id: string }[]) => (found.length === 1 ? found[0]?.id : undefined)
