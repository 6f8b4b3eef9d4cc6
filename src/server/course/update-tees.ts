import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod/mini'
import type { updateTeesBody } from '#contract/course/course-tees.ts'
import { recordAction } from '../platform/audit/audit.store.ts'
import { newId } from '../platform/db/new-id.ts'
import type { Transaction } from '../platform/db/transaction.ts'
import type { Services } from '../platform/deps.ts'
import { AppError, fieldError } from '../platform/http/app-error.ts'
import { requireClubAdmin } from '../platform/http/require.ts'
import type { SignedIn } from '../platform/http/session.ts'
import {
  changeHole,
  findCourse,
  findTeeInUse,
  lockCourse,
  replaceTees,
  type HoleRow,
  type TeeRow,
  type WholeCourse,
} from './courses.store.ts'
import { courseFacts } from './course-facts.ts'
import { refuseRepeatedTees } from './create-course.ts'
import { takeRatings } from './take-ratings.ts'
import { takeCourseVersion } from './take-course-version.ts'

type Body = z.output<typeof updateTeesBody>
type SentTee = Body['tees'][number]

/**
 * Replaces the tees of a course. Sent again it changes nothing: a tee without id is the course's tee of that name where
 * there is one. Yardages follow a renamed tee and go with a removed one. Rounds are untouched, since each is scored with
 * its snapshot (R0.3); for the same reason only open rounds and competitions hold a tee back.
 */
export async function updateTees(
  services: Services,
  input: { viewer: SignedIn; courseId: string; body: Body },
): Promise<WholeCourse> {
  const { viewer, courseId, body } = input
  const sent = body.tees
  return services.db.transaction(async (tx) => {
    const course = await lockCourse(tx, courseId)
    if (!course) throw new AppError('not_found')
    requireClubAdmin(viewer, course.clubId)
    refuseRepeatedTees(sent)
    const before = await findCourse(tx, courseId)
    if (!before) throw new AppError('not_found')
    const after = matchTees(before, sent)
    if (isDeepStrictEqual(after, before.tees)) return before
    await takeCourseVersion(tx, { courseId, seen: body.version, sent: body })
    await refuseTeesInUse(tx, before.tees, after)
    await replaceTees(tx, { before: before.tees, after })
    for (const hole of before.holes) {
      const moved = moveYardages(hole, before.tees, after)
      if (!isDeepStrictEqual(moved, hole)) await changeHole(tx, moved)
    }
    const saved = await findCourse(tx, courseId)
    if (!saved) throw new Error(`Course ${courseId} vanished inside its own transaction`)
    await recordAction(services, tx, {
      by: viewer,
      clubId: course.clubId,
      action: 'course.tees_changed',
      objectId: courseId,
      before: courseFacts(before),
      after: courseFacts(saved),
    })
    return saved
  })
}

/** The sent tees as rows, with the ids of those that the course has. */
function matchTees({ course, tees, holes }: WholeCourse, sent: readonly SentTee[]): TeeRow[] {
  const claimed = sent.flatMap(({ id }) => (id === undefined ? [] : [id]))
  return sent.map(({ id, name, color, order, ratings }, i) => {
    if (
      id !== undefined &&
      (tees.every((tee) => tee.id !== id) || claimed.indexOf(id) !== claimed.lastIndexOf(id))
    )
      throw fieldError(`tees.${i}.id`, 'This tee does not belong to the course, or it is there twice.')
    const sameName = tees.find((tee) => tee.name === name && !claimed.includes(tee.id))
    const before = tees.find((tee) => tee.id === id) ?? sameName
    return {
      id: before?.id ?? newId('tee'),
      courseId: course.id,
      name,
      color,
      order: order ?? i + 1,
      ratings: takeRatings(ratings, {
        before: before?.ratings ?? [],
        holes: holes.length,
        field: `tees.${i}.ratings`,
      }),
    }
  })
}

async function refuseTeesInUse(
  tx: Transaction,
  before: readonly TeeRow[],
  after: readonly TeeRow[],
): Promise<void> {
  const gone = before.filter((tee) => after.every(({ id }) => id !== tee.id))
  const use = await findTeeInUse(
    tx,
    gone.map(({ id }) => id),
  )
  if (!use) return
  const tee = gone.find(({ id }) => id === use.teeId)?.name ?? ''
  const why =
    use.competition === null ? 'an open round is played from it' : `${use.competition} is played from it`
  throw new AppError('tee_in_use', {
    message: `The tee ${tee} cannot be removed: ${why}.`,
    details: { tee, competition: use.competition },
  })
}

/** A hole with its yardages under the new names. Yardages that belong to no tee stay, unless a tee takes their name. */
function moveYardages(hole: HoleRow, before: readonly TeeRow[], after: readonly TeeRow[]): HoleRow {
  const nameNow = (tee: TeeRow) => after.find(({ id }) => id === tee.id)?.name
  const names = new Map(before.map((tee) => [tee.name, nameNow(tee)]))
  const kept = Object.entries(hole.yardages).filter(([name]) => !names.has(name))
  const moved = Object.entries(hole.yardages).flatMap(([name, yards]) => {
    const now = names.get(name)
    return now === undefined ? [] : [[now, yards] as const]
  })
  return {
    ...hole,
    yardages: Object.fromEntries([...kept, ...moved]),
    generated: {
      ...hole.generated,
      yardages: hole.generated.yardages.flatMap((name) => names.get(name) ?? []),
    },
  }
}
