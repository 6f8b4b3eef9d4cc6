import { mayAdministerClub, maySeeClub } from '#domain/club/permissions.ts'
import { assignStrokeIndex } from '#domain/course/course.ts'
import type { Services } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import type { SignedIn } from '../http/session.ts'
import { changeCourse, changeHole, findCourseOfHole, listCourseHoles, type HoleRow } from './courses.store.ts'

export type HoleChange = {
  par?: number | undefined
  handicapIndex?: number | undefined
  description?: string | null | undefined
  yardages?: Record<string, number> | undefined
}

/**
 * Changes one hole. When another hole has the new stroke index, the two are exchanged in the same transaction, so each
 * index is used once before and after (R6.4, T5); `exchangedWith` is the number of that hole. Yardages are merged with
 * those of the other tees.
 */
export async function updateHole(
  services: Services,
  input: { viewer: SignedIn; holeId: string; change: HoleChange },
): Promise<{ hole: HoleRow; exchangedWith: number | null }> {
  const { viewer, holeId, change } = input
  return services.db.transaction(async (tx) => {
    const course = await findCourseOfHole(tx, holeId)
    if (!course || !maySeeClub(viewer, course.clubId)) throw new AppError('not_found')
    if (!mayAdministerClub(viewer, course.clubId)) throw new AppError('forbidden')
    const holes = await listCourseHoles(tx, course.id)
    const hole = holes.find((one) => one.id === holeId)
    if (!hole) throw new AppError('not_found')

    let exchangedWith: number | null = null
    if (change.handicapIndex !== undefined) {
      const assigned = assignStrokeIndex(holes, {
        holeNumber: hole.holeNumber,
        strokeIndex: change.handicapIndex,
      })
      if (!assigned.ok)
        throw new AppError(
          'stroke_index_conflict',
          assigned.detail === undefined ? {} : { message: assigned.detail },
        )
      exchangedWith = assigned.value.exchangedWith ?? null
      for (const one of assigned.value.holes) {
        const before = holes.find((other) => other.id === one.id)
        if (before?.strokeIndex !== one.strokeIndex)
          await changeHole(tx, one.id, { strokeIndex: one.strokeIndex })
      }
      if (!course.strokeIndexesConfirmed) await changeCourse(tx, course.id, { strokeIndexesConfirmed: true })
    }
    const rest = {
      ...(change.par === undefined ? {} : { par: change.par }),
      ...(change.description === undefined ? {} : { description: change.description }),
      ...(change.yardages === undefined ? {} : { yardages: { ...hole.yardages, ...change.yardages } }),
    }
    if (Object.keys(rest).length > 0) await changeHole(tx, holeId, rest)
    const changed = (await listCourseHoles(tx, course.id)).find((one) => one.id === holeId)
    if (!changed) throw new Error(`Hole ${holeId} vanished inside its own transaction`)
    return { hole: changed, exchangedWith }
  })
}
