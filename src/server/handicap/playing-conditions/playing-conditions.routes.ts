import type { FastifyInstance } from 'fastify'
import {
  enterPlayingConditions,
  listPlayingConditions,
  type PlayingConditions,
} from '#contract/handicap/playing-conditions.ts'
import { fullName } from '#contract/club/former-member.ts'
import { formatDay, parseDay, type Day } from '#golf/day.ts'
import { PCC_NOT_ENTERED } from '#golf/handicap/playing-conditions.ts'
import { clubDay } from '../../platform/db/club-day.ts'
import type { Services } from '../../platform/deps.ts'
import { serve } from '../../platform/http/serve-call.ts'
import { findClub } from '../../club/club.ts'
import { enterConditions, requireHandicapCommittee } from './enter-conditions.ts'
import { findNewestEntry, listDays, listEntries, type DayRow, type EntryRow } from './list-days.store.ts'
import { listCourseNames } from './playing-conditions.store.ts'

const DAYS_A_PAGE = 7

export function playingConditionsRoutes(app: FastifyInstance, services: Services): void {
  const { sessions } = services

  serve(app, sessions, listPlayingConditions, ({ viewer, params: { clubId }, query }) => {
    requireHandicapCommittee(viewer, clubId)
    return readConditions(services, { clubId, before: query.before })
  })

  serve(app, sessions, enterPlayingConditions, async ({ viewer, params: { clubId }, body }) => {
    const { version, ...entry } = body
    await enterConditions(services, { ...entry, viewer, clubId, seen: version, sent: body })
    return readConditions(services, { clubId, before: undefined })
  })
}

async function readConditions(
  { db, now }: Services,
  { clubId, before }: { clubId: string; before: string | undefined },
): Promise<PlayingConditions> {
  const today = clubDay(now(), (await findClub(db, clubId))?.timeZone ?? 'UTC')
  const from = (before === undefined ? undefined : parseDay(before)) ?? today + 1
  const version = await findNewestEntry(db, clubId)
  const rows = await listDays(db, { clubId, before: from, limit: DAYS_A_PAGE })
  const days = [...new Set(rows.map(({ day }) => day))]
  const entries = await listEntries(db, { clubId, days })
  const oldest = days.at(-1)
  return {
    version,
    today: formatDay(today),
    courses: await listCourseNames(db, clubId),
    days: days.map((day) => ({ day: formatDay(day), courses: toCourses(rows, { day, entries }) })),
    next: oldest !== undefined && days.length === DAYS_A_PAGE ? formatDay(oldest) : null,
  }
}

function toCourses(rows: readonly DayRow[], { day, entries }: { day: Day; entries: readonly EntryRow[] }) {
  return rows
    .filter((row) => row.day === day)
    .map(({ courseId, courseName, scores, qualifying }) => {
      const made = entries.filter((one) => one.day === day && one.courseId === courseId).map(toEntry)
      const pcc = made[0]?.pcc ?? PCC_NOT_ENTERED
      return { courseId, courseName, scores, qualifying, pcc, entries: made }
    })
}

function toEntry({ id, pcc, reason, createdAt, players, isDone, firstName, lastName }: EntryRow) {
  const authorName = firstName === null || lastName === null ? null : fullName({ firstName, lastName })
  return { id, pcc, authorName, reason, at: new Date(createdAt).toISOString(), players, isDone }
}
