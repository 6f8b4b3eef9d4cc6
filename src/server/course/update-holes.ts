import { isDeepStrictEqual } from 'node:util'
import { mayAdministerClub, maySeeClub } from '#contract/club/permissions.ts'
import { changeHoles, type HoleChange } from '#golf/course/change-holes.ts'
import { areStrokeIndexesConfirmed } from '#golf/course/generated-parts.ts'
import { withoutWomensCard, withWomensCard } from '#golf/course/womens-card.ts'
import { recordAction } from '../platform/audit/audit.store.ts'
import type { Transaction } from '../platform/db/transaction.ts'
import type { Services } from '../platform/deps.ts'
import { AppError, fieldError } from '../platform/http/app-error.ts'
import type { SignedIn } from '../platform/http/session.ts'
import { courseFacts } from './course-facts.ts'
import { takeCourseVersion } from './take-course-version.ts'
import {
  changeCourse,
  changeHole,
  findCourse,
  lockCourse,
  lockCourseOfHole,
  type CourseRow,
  type HoleRow,
  type WholeCourse,
} from './courses.store.ts'

export type HolesInput = {
  viewer: SignedIn
  courseId: string
  changes: readonly HoleChange[]
  hasWomensCard: boolean | undefined
  /** The version that the change was made from, and the change as it was sent. */
  seen: number | undefined
  sent: object
}

/** Changes or confirms holes of a course, all or none; returns the course and the holes that took other stroke indexes. */
export async function updateHoles(
  services: Services,
  input: HolesInput,
): Promise<{ whole: WholeCourse; exchanged: number[] }> {
  return services.db.transaction(async (tx) => {
    requireAdmin(input.viewer, await lockCourse(tx, input.courseId))
    return saveHoles(services, tx, input)
  })
}

/**
 * Changes one hole. When another hole has the new stroke index, the two are exchanged in the same transaction, so each
 * index is used once before and after (R6.4, T5); `exchangedWith` is the number of that hole. Yardages are merged with
 * those of the other tees.
 */
export async function updateHole(
  services: Services,
  input: Pick<HolesInput, 'viewer' | 'seen' | 'sent'> & {
    holeId: string
    change: Omit<HoleChange, 'holeNumber'>
  },
): Promise<{ hole: HoleRow; exchangedWith: number | null; version: number }> {
  const { viewer, holeId, change, seen, sent } = input
  return services.db.transaction(async (tx) => {
    const course = requireAdmin(viewer, await lockCourseOfHole(tx, holeId))
    const before = (await findCourse(tx, course.id))?.holes.find((one) => one.id === holeId)
    if (!before) throw new AppError('not_found')
    const { whole, exchanged } = await saveHoles(services, tx, {
      viewer,
      courseId: course.id,
      changes: [{ ...change, holeNumber: before.holeNumber }],
      hasWomensCard: undefined,
      seen,
      sent,
    })
    const hole = whole.holes.find((one) => one.id === holeId)
    if (!hole) throw new Error(`Hole ${holeId} vanished inside its own transaction`)
    return { hole, exchangedWith: exchanged[0] ?? null, version: whole.course.version }
  })
}

function requireAdmin(viewer: SignedIn, course: CourseRow | undefined): CourseRow {
  if (!course || !maySeeClub(viewer, course.clubId)) throw new AppError('not_found')
  if (!mayAdministerClub(viewer, course.clubId)) throw new AppError('forbidden')
  return course
}

/** Saves changes of a course whose row the caller has locked. */
async function saveHoles(
  services: Services,
  tx: Transaction,
  input: HolesInput,
): Promise<{ whole: WholeCourse; exchanged: number[] }> {
  const { viewer, courseId, changes, hasWomensCard } = input
  const before = await findCourse(tx, courseId)
  if (!before) throw new AppError('not_found')
  refuseUnknownTees(before, changes)
  const start =
    hasWomensCard === undefined
      ? before.holes
      : hasWomensCard
        ? withWomensCard(before.holes)
        : withoutWomensCard(before.holes)
  const changed = changeHoles<HoleRow>(start, changes)
  if (changed.ok && isDeepStrictEqual(changed.value.holes, before.holes))
    return { whole: before, exchanged: changed.value.exchanged }
  await takeCourseVersion(tx, input)
  if (!changed.ok) {
    const message = changed.detail ?? 'Each stroke index can be used for one hole only.'
    switch (changed.reason) {
      case 'no_such_hole':
      case 'hole_repeated':
        throw fieldError('holes', message)
      case 'stroke_index_out_of_range':
      case 'stroke_index_repeated':
        throw new AppError('stroke_index_conflict', { message })
    }
  }
  const { holes, exchanged } = changed.value
  for (const [i, hole] of holes.entries())
    if (!isDeepStrictEqual(hole, before.holes[i])) await changeHole(tx, hole)
  const strokeIndexesConfirmed = areStrokeIndexesConfirmed(holes)
  if (strokeIndexesConfirmed !== before.course.strokeIndexesConfirmed)
    await changeCourse(tx, courseId, { strokeIndexesConfirmed })
  const whole = { ...before, course: { ...before.course, strokeIndexesConfirmed }, holes }
  await recordAction(services, tx, {
    by: viewer,
    clubId: before.course.clubId,
    action: 'course.holes_changed',
    objectId: courseId,
    before: courseFacts(before),
    after: courseFacts(whole),
  })
  return {
    whole: { ...whole, course: { ...whole.course, version: before.course.version + 1 } },
    exchanged,
  }
}

function refuseUnknownTees(whole: WholeCourse, changes: readonly HoleChange[]): void {
  for (const change of changes)
    for (const tee of Object.keys(change.yardages ?? {}))
      if (whole.tees.every((one) => one.name !== tee))
        throw fieldError(`yardages.${tee}`, `The course has no tee called ${tee}.`)
}
