import type { Output } from '#contract/platform/call.ts'
import type { putSeasonBody, Season } from '#contract/competition/season.ts'
import type { AuditSource } from '#contract/platform/audit-facts.ts'
import { mayCountForSeason } from '#golf/competition/season/may-count-for-season.ts'
import { recordAction } from '../../platform/audit/audit.store.ts'
import { readCompetitionType, type CompetitionRow } from '../competitions.store.ts'
import { findCourse } from '../../course/course.ts'
import { seasons } from '../../platform/db/tables/seasons.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import { altersRow } from '../../platform/db/versions.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError, fieldError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { takeVersion } from '../../platform/http/take-version.ts'
import { toSeasonViews } from './season-view.ts'
import {
  findSeasonRow,
  insertSeason,
  listClubCompetitionRows,
  listCompetitionsOf,
  setSeasonCompetitions,
  updateSeason,
  type SeasonRow,
} from './seasons.store.ts'

type Body = Output<typeof putSeasonBody>
type Input = { viewer: SignedIn; clubId: string; seasonId: string; body: Body }
type Terms = Pick<SeasonRow, 'name' | 'year' | 'points' | 'otherPoints' | 'best'> &
  Partial<Pick<SeasonRow, 'eclecticCourseId' | 'eclecticPercent'>>

const seasonId = /^sea_[A-Za-z0-9]{6,40}$/

/** Makes a season, or changes it; what was sent already changes nothing. The caller administers the club. */
export async function putSeason(services: Services, input: Input): Promise<Season> {
  if (!seasonId.test(input.seasonId)) throw new AppError('not_found')
  return services.db.transaction(async (tx) => {
    const terms = toTerms(input.body)
    await requireCourse(tx, input.clubId, terms.eclecticCourseId)
    const chosen = await readChosen(tx, input)
    const { version } = input.body
    if (
      !(version !== undefined && version > 0) &&
      (await addSeason(services, tx, { ...input, terms, chosen }))
    )
      return readSeason(services, tx, input)
    const before = await findSeasonRow(tx, input, { lock: true })
    if (!before) throw new AppError('not_found')
    const held = (await listCompetitionsOf(tx, [before.id])).map(({ competition }) => competition)
    const isOther = chosen.map(({ id }) => id).join() !== held.map(({ id }) => id).join()
    if (!isOther && !altersRow(before, terms)) return readSeason(services, tx, input)
    await takeVersion(tx, seasons, {
      id: before.id,
      seen: version,
      sent: input.body,
      now: () => readSeason(services, tx, input),
    })
    await updateSeason(tx, before.id, terms)
    if (isOther) await setSeasonCompetitions(tx, before.id, ids(chosen))
    await recordAction(services, tx, {
      by: input.viewer,
      clubId: input.clubId,
      action: 'season.changed',
      objectId: before.id,
      before: await audited(tx, before, held),
      after: await audited(tx, { ...before, ...terms }, chosen),
    })
    return readSeason(services, tx, input)
  })
}

type New = Input & { terms: Terms; chosen: readonly CompetitionRow[] }

/** False where it is there already. */
async function addSeason(services: Services, tx: Transaction, input: New): Promise<boolean> {
  const { viewer, clubId, terms, chosen } = input
  const row = { id: input.seasonId, clubId, ...terms, createdAt: services.now() }
  if (!(await insertSeason(tx, row))) return false
  await setSeasonCompetitions(tx, input.seasonId, ids(chosen))
  await recordAction(services, tx, {
    by: viewer,
    clubId,
    action: 'season.created',
    objectId: input.seasonId,
    after: await audited(tx, terms, chosen),
  })
  return true
}

async function readSeason(services: Services, tx: Transaction, input: Input): Promise<Season> {
  const row = await findSeasonRow(tx, input)
  const [view] = row ? await toSeasonViews(tx, [row], { viewer: input.viewer, now: services.now() }) : []
  if (!view) throw new AppError('not_found')
  return view
}

function toTerms({ name, year, points, otherPoints, best = null, eclectic }: Body): Terms {
  const rising = points.findIndex((one, i) => i > 0 && one > (points[i - 1] ?? 0))
  if (rising > 0)
    throw fieldError(`points.${rising}`, 'A later place has no more points than an earlier one.')
  if (otherPoints > (points.at(-1) ?? 0))
    throw fieldError(
      'otherPoints',
      'The other places cannot have more points than the last one in the table.',
    )
  return { name, year, points, otherPoints, best, ...eclecticColumns(eclectic) }
}

/** What is typed for an eclectic stays where it is switched off, for the day it is switched on again. */
function eclecticColumns(eclectic: Body['eclectic']): Partial<Terms> {
  if (eclectic === undefined) return {}
  if (eclectic === null) return { eclecticCourseId: null }
  return { eclecticCourseId: eclectic.courseId, eclecticPercent: eclectic.percent }
}

async function requireCourse(
  tx: Transaction,
  clubId: string,
  courseId: string | null | undefined,
): Promise<void> {
  if (courseId === null || courseId === undefined) return
  if ((await findCourse(tx, courseId))?.course.clubId !== clubId)
    throw fieldError('eclectic.courseId', 'Choose a course of this club.')
}

/** The chosen competitions in the order of play, each once. */
async function readChosen(
  tx: Transaction,
  { clubId, body: { competitionIds } }: Input,
): Promise<CompetitionRow[]> {
  if (competitionIds.length === 0) return []
  const found = new Map(
    (await listClubCompetitionRows(tx, clubId, competitionIds)).map((one) => [one.id, one]),
  )
  competitionIds.forEach((id, i) => {
    const competition = found.get(id)
    if (!competition) throw fieldError(`competitionIds.${i}`, 'Choose competitions of this club.')
    if (!mayCountForSeason(readCompetitionType(competition)))
      throw fieldError(`competitionIds.${i}`, 'Match play and team competitions cannot count for a season.')
  })
  return [...found.values()].sort(
    (a, b) => a.startDate.getTime() - b.startDate.getTime() || (a.id < b.id ? -1 : 1),
  )
}

const ids = (of: readonly CompetitionRow[]) => of.map(({ id }) => id)

/** What the log says of a season. */
export async function audited(
  tx: Transaction,
  terms: Terms,
  chosen: readonly Pick<CompetitionRow, 'name'>[],
): Promise<AuditSource> {
  const { name, year, points, otherPoints, best, eclecticCourseId, eclecticPercent } = terms
  const course = eclecticCourseId == null ? undefined : await findCourse(tx, eclecticCourseId)
  return {
    name,
    year,
    otherPoints,
    best,
    points: points.join(', '),
    ...(course && { eclecticCourse: course.course.name, eclecticPercent }),
    competitions: chosen.map((one) => one.name).join(', '),
  }
}
