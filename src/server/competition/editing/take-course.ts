import { closedOfPlayed } from '#golf/competition/closed-holes.ts'
import type { TeeHolder } from '#golf/competition/change-mismatches.ts'
import { findCourse, type WholeCourse } from '../../course/course.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import { fieldError } from '../../platform/http/app-error.ts'
import type { CompetitionRow } from '../competitions.store.ts'
import { refusedMismatch } from './refuse-mismatch.ts'

type Tees = Pick<CompetitionRow, 'teeId' | 'womenTeeId' | 'juniorTeeId'>

const teeColumns = {
  teeId: 'everybody',
  womenTeeId: 'women',
  juniorTeeId: 'juniors',
} as const satisfies Record<keyof Tees, TeeHolder>

/**
 * What a course that is chosen anew brings along: it is one of the club's, has every hole from which the board is hidden,
 * and a tee of the same name for each that the competition names. Without a course there are no tees. Gives the tees; holes
 * that were closed were those of the old course.
 */
export async function takeCourse(
  tx: Transaction,
  competition: CompetitionRow,
  { courseId, nine }: Partial<CompetitionRow>,
): Promise<Partial<Tees & Pick<CompetitionRow, 'closedHoles' | 'nine'>>> {
  if (courseId === undefined || courseId === competition.courseId)
    return nine === undefined || nine === competition.nine
      ? {}
      : { closedHoles: closedOfPlayed(competition.closedHoles, nine) }
  if (courseId === null) return { teeId: null, womenTeeId: null, juniorTeeId: null, closedHoles: null }
  const whole = await findCourse(tx, courseId)
  if (whole?.course.clubId !== competition.clubId)
    throw fieldError('courseId', 'This course is not one of the club’s.')
  const { heldFrom } = competition
  const holes = whole.holes.length
  if (heldFrom !== null && holes > 0 && heldFrom > holes)
    throw refusedMismatch('courseId', { of: 'hidden_holes', from: heldFrom, holes })
  const before = competition.courseId === null ? undefined : await findCourse(tx, competition.courseId)
  return {
    closedHoles: null,
    ...(holes === 9 && { nine: null }),
    teeId: sameTee('teeId', { competition, before, whole }),
    womenTeeId: sameTee('womenTeeId', { competition, before, whole }),
    juniorTeeId: sameTee('juniorTeeId', { competition, before, whole }),
  }
}

type Courses = { competition: CompetitionRow; before: WholeCourse | undefined; whole: WholeCourse }

/** The tee of the new course that is called as the one of the old course was. */
function sameTee(column: keyof Tees, { competition, before, whole }: Courses): string | null {
  const tee = before?.tees.find(({ id }) => id === competition[column])
  if (!tee) return null
  const same = whole.tees.find(({ name }) => nameOf(name) === nameOf(tee.name))
  if (same) return same.id
  throw refusedMismatch('courseId', {
    of: 'tee',
    who: teeColumns[column],
    tee: tee.name,
    course: whole.course.name,
  })
}

const nameOf = (name: string) => name.trim().toLowerCase()
