import type { FastifyInstance } from 'fastify'
import type { Output } from '#contract/platform/call.ts'
import {
  declareDays as declareDaysCall,
  withdrawDays as withdrawDaysCall,
} from '#contract/course/course-days.ts'
import {
  updateHole as updateHoleCall,
  updateHoles as updateHolesCall,
} from '#contract/course/course-holes.ts'
import { updateTees as updateTeesCall } from '#contract/course/course-tees.ts'
import { createCourse as createCourseCall, updateCourse } from '#contract/course/course-changes.ts'
import { getCourse, listCourses, listHoles } from '#contract/course/courses.ts'
import { holeChangeFromWire } from '#contract/course/wire-hole-names.ts'
import { recordAction } from '../platform/audit/audit.store.ts'
import { altersRow } from '../platform/db/versions.ts'
import type { Services } from '../platform/deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import { requireClubAdmin, requireMember } from '../platform/http/require.ts'
import { serve } from '../platform/http/serve-call.ts'
import type { SignedIn } from '../platform/http/session.ts'
import { tenthsText, toWireCourse, toWireHole } from './course-view.ts'
import { changeCourse, findCourse, listClubCourses, lockCourse, type WholeCourse } from './courses.store.ts'
import { createCourse } from './create-course.ts'
import { declareDays, withdrawDays, type CardsOfDays } from './declare-days.ts'
import { listDeclaredDays } from './declared-days.store.ts'
import { takeCourseVersion } from './take-course-version.ts'
import { updateHole, updateHoles } from './update-holes.ts'
import { updateTees } from './update-tees.ts'

export function courseRoutes(app: FastifyInstance, services: Services, cards: CardsOfDays): void {
  const { db, sessions } = services
  const toWire = makeToWire(services)

  async function readCourse(viewer: SignedIn, courseId: string): Promise<WholeCourse> {
    const whole = await findCourse(db, courseId)
    if (!whole) throw new AppError('not_found')
    requireMember(viewer, whole.course.clubId)
    return whole
  }

  serve(app, sessions, createCourseCall, async ({ viewer, body }) => {
    requireClubAdmin(viewer, body.clubId)
    return toWireCourse(await readCourse(viewer, await createCourse(services, { viewer, body })), [])
  })

  serve(app, sessions, listCourses, async ({ viewer, params }) => {
    requireMember(viewer, params.clubId)
    return listWithDays(services, params.clubId)
  })

  serve(app, sessions, getCourse, async ({ viewer, params }) =>
    toWire(await readCourse(viewer, params.courseId)),
  )

  serve(app, sessions, listHoles, async ({ viewer, params }) =>
    (await readCourse(viewer, params.courseId)).holes.map(toWireHole),
  )

  serve(app, sessions, updateCourse, async ({ viewer, params, body }) => {
    const { course } = await readCourse(viewer, params.courseId)
    requireClubAdmin(viewer, course.clubId)
    const change = {
      ...(body.name === undefined ? {} : { name: body.name }),
      ...(body.location === undefined ? {} : { location: body.location }),
      ...(body.par === undefined ? {} : { par: body.par }),
      ...(body.rating === undefined ? {} : { courseRating: body.rating }),
      ...(body.slope === undefined ? {} : { slope: body.slope }),
      ...(body.description === undefined ? {} : { description: body.description }),
    }
    await db.transaction(async (tx) => {
      const before = await lockCourse(tx, params.courseId)
      if (!before || !altersRow(before, change)) return
      await takeCourseVersion(tx, { courseId: params.courseId, seen: body.version, sent: sentCourse(body) })
      await changeCourse(tx, params.courseId, change)
      await recordAction(services, tx, {
        by: viewer,
        clubId: course.clubId,
        action: 'course.changed',
        objectId: course.id,
        before,
        after: { ...before, ...change },
      })
    })
    return toWire(await readCourse(viewer, params.courseId))
  })

  changeRoutes(app, services)
  dayRoutes(app, services, cards)
}

async function listWithDays({ db }: Services, clubId: string) {
  const courses = await listClubCourses(db, clubId)
  const ids = courses.map(({ course }) => course.id)
  const days = await listDeclaredDays(db, ids)
  return courses.map((whole) => toWireCourse(whole, days))
}

function makeToWire({ db }: Services) {
  return async (whole: WholeCourse) => toWireCourse(whole, await listDeclaredDays(db, [whole.course.id]))
}

/** Days whose scores do not count for the handicap. */
function dayRoutes(app: FastifyInstance, services: Services, cards: CardsOfDays): void {
  const { db, sessions } = services
  const toWire = makeToWire(services)
  const readCourse = async (courseId: string) => {
    const whole = await findCourse(db, courseId)
    if (!whole) throw new AppError('not_found')
    return toWire(whole)
  }

  serve(app, sessions, declareDaysCall, async ({ viewer, params: { courseId }, body }) => {
    await declareDays(services, { viewer, courseId, body, cards })
    return readCourse(courseId)
  })

  serve(app, sessions, withdrawDaysCall, async ({ viewer, params: { courseId, daysId } }) => {
    await withdrawDays(services, { viewer, courseId, daysId, cards })
    return readCourse(courseId)
  })
}

function changeRoutes(app: FastifyInstance, services: Services): void {
  const { sessions } = services
  const toWire = makeToWire(services)

  serve(app, sessions, updateHolesCall, async ({ viewer, params, body }) => {
    const { whole, exchanged } = await updateHoles(services, {
      viewer,
      courseId: params.courseId,
      changes: body.holes.map((hole) => ({ ...holeChangeFromWire(hole), holeNumber: hole.holeNumber })),
      hasWomensCard: body.hasWomensCard,
      seen: body.version,
      sent: body,
    })
    return { ...(await toWire(whole)), exchanged }
  })

  serve(app, sessions, updateTeesCall, async ({ viewer, params, body }) =>
    toWire(await updateTees(services, { viewer, courseId: params.courseId, body })),
  )

  serve(app, sessions, updateHoleCall, async ({ viewer, params, body }) => {
    const { hole, exchangedWith, version } = await updateHole(services, {
      viewer,
      holeId: params.holeId,
      change: holeChangeFromWire(body),
      seen: body.version,
      sent: body,
    })
    return { ...toWireHole(hole), version, exchangedWith }
  })
}

/** A change of a course as it was sent: the call has parsed the rating into whole tenths. */
function sentCourse(body: Output<typeof updateCourse.body>): object {
  return typeof body.rating === 'number' ? { ...body, rating: tenthsText(body.rating) } : body
}
