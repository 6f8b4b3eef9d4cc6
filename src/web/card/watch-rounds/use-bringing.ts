import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Course } from '#contract/course/courses.ts'
import { getGender } from '#contract/club/members.ts'
import { roundStatistics } from '#contract/card/round-statistics.ts'
import { listRounds } from '#contract/card/rounds.ts'
import { bringWatchRound } from '#contract/card/watch-rounds.ts'
import { compareWatchCard } from '#contract/card/round-file/compare-watch-card.ts'
import type { WatchRound } from '#contract/card/round-file/garmin-rounds.ts'
import { send } from '#web/lib/api.ts'
import { allOf, query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { watchRoundsText as text } from '#web/messages/en/card/watch-rounds.online.ts'

type Input = {
  clubId: string
  userId: string
  /** Of the files that were read last. */
  rounds: readonly WatchRound[]
  courses: readonly Course[]
}

/** Which round of the watch, and which course and tee of the club it is of. What has the same name is suggested until another is chosen. */
export function useBringing({ clubId, userId, rounds, courses }: Input) {
  const [roundId, setRoundId] = useState<string>()
  const [answer, setAnswer] = useState<string>()
  const round = rounds.find(({ id }) => id === roundId)
  const [courseId, setCourseId] = useState<string>()
  const [teeId, setTeeId] = useState<string>()
  const own = useQuery(query(getGender, { params: { memberId: userId } }))
  const course = courses.find(({ id }) => id === (courseId ?? (round && suggestedCourse(round, courses))))
  const tee = course?.tees.find(({ id }) => id === (teeId ?? (round && suggestedTee(round, course.tees))))
  const holes = holesFor(course, own.data?.gender === 'women')
  const differences = round && course && compareWatchCard(round.holes, holes)
  const isReady = round !== undefined && tee !== undefined && differences?.notOnCourse.length === 0
  const sending = useAction({
    run: (body: Parameters<typeof bodyOf>[0]) =>
      send(bringWatchRound, { params: { clubId }, body: bodyOf(body) }),
    changes: [allOf(listRounds), query(roundStatistics)],
    onDone: ({ isNew }) => {
      setAnswer(isNew ? text.added : text.there)
      setRoundId(undefined)
    },
  })
  const { reset, error, isPending } = sending
  return {
    round,
    course,
    tee,
    holes,
    isReady,
    error,
    isPending,
    /** What became of the one before. */
    answer,
    isCourseSuggested: course !== undefined && courseId === undefined,
    isTeeSuggested: tee !== undefined && teeId === undefined,
    chooseRound: (id: string) => {
      reset()
      setAnswer(undefined)
      setRoundId(id)
      setCourseId(undefined)
      setTeeId(undefined)
    },
    chooseCourse: (id: string) => {
      reset()
      setCourseId(id)
      setTeeId(undefined)
    },
    chooseTee: (id: string) => {
      reset()
      setTeeId(id)
    },
    bring: (isAnotherRound: boolean) => {
      if (isReady && course && !isPending)
        sending.mutate({ round, courseId: course.id, teeId: tee.id, isAnotherRound })
    },
  }
}

export type Bringing = ReturnType<typeof useBringing>

/** The pars that the player's card has. */
const holesFor = (course: Course | undefined, isWomens: boolean) =>
  (course?.holes ?? []).map(({ holeNumber, par, womenPar }) => ({
    holeNumber,
    par: isWomens ? (womenPar ?? par) : par,
  }))

function bodyOf({
  round,
  isAnotherRound,
  ...where
}: {
  round: WatchRound
  courseId: string
  teeId: string
  isAnotherRound: boolean
}) {
  return {
    ...where,
    watchRoundId: `garmin:${round.id}`,
    startedAt: round.startedAt,
    holes: round.holes.flatMap(({ holeNumber, strokes }) =>
      strokes === undefined ? [] : [{ holeNumber, grossScore: strokes }],
    ),
    ...(isAnotherRound ? { isAnotherRound } : {}),
  }
}

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
