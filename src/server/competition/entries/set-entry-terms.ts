import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod/mini'
import type { setEntryTerms as setEntryTermsCall } from '#contract/competition/entries.ts'
import { withoutDivisions } from '#golf/competition/change-mismatches.ts'
import { checkDivisions, type Division } from '#golf/competition/divisions.ts'
import type { Eligibility } from '#golf/competition/eligibility.ts'
import { mayEdit } from '#golf/competition/editable-fields.ts'
import { recordAction } from '../../platform/audit/audit.store.ts'
import { findCourse } from '../../course/course.ts'
import type { OfClub } from '../../platform/db/of-club.ts'
import { newId } from '../../platform/db/new-id.ts'
import { competitions } from '../../platform/db/tables/competitions.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError, fieldError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { takeVersion } from '../../platform/http/take-version.ts'
import { areCategoriesOf, findCategoryNames, findClub } from '../../club/club.ts'
import { auditedCompetition } from '../audited-competition.ts'
import {
  countEntered,
  findCompetition,
  readCompetitionType,
  updateCompetitionRow,
  type CompetitionRow,
} from '../competitions.store.ts'
import { readClubTime } from '../../platform/http/read-club-time.ts'
import { checkDivisionsOfPrizes } from '../editing/check-dependents.ts'
import { readEditFacts } from '../editing/read-edit-facts.ts'
import { checkEntryTimes } from './check-entry-times.ts'
import { moveUpReserves } from './move-up-reserves.ts'
import { lockForClub } from './require-entries.ts'

type Body = z.output<typeof setEntryTermsCall.body>
type Tees = Pick<CompetitionRow, 'teeId' | 'womenTeeId' | 'juniorTeeId'>

/**
 * Sets when players enter by themselves, how many, who may, from which tees, and the divisions. What is left out is
 * taken away. A higher limit moves reserves up. The tees are fixed once a card has been begun from one of them.
 */
export async function setEntryTerms(
  services: Services,
  input: { viewer: SignedIn; competitionId: string; body: Body },
): Promise<void> {
  const { viewer, competitionId, body } = input
  await services.db.transaction(async (tx) => {
    const competition = await lockForClub(tx, input)
    if (competition.status === 'final') throw new AppError('result_final')
    const club = await findClub(tx, competition.clubId)
    if (!club) throw new Error(`Competition ${competitionId} belongs to no club`)
    await takeVersion(tx, competitions, {
      id: competitionId,
      seen: body.version,
      sent: body,
      now: () => findCompetition(tx, competitionId),
    })
    // Of a competition that is over, a category may be gone; it may go on standing there.
    const before = competition.eligibility?.categories ?? []
    const categoryIds = (body.categories ?? []).filter((one) => !before.includes(one))
    if (!(await areCategoriesOf(tx, { clubId: club.id, categoryIds })))
      throw fieldError('categories', 'Choose categories of this club.')
    const change = {
      ...timesOf(competition, body, club.timeZone),
      maxParticipants: await limitOf(tx, competition, body),
      eligibility: eligibilityOf(body),
      divisions: divisionsOf(competition, body),
      ...(await teesOf(tx, competition, { body, now: services.now() })),
    }
    await checkDivisionsOfPrizes(tx, { before: competition, after: { ...competition, ...change } })
    await updateCompetitionRow(tx, competitionId, change)
    await moveUpReserves(services, tx, { ...competition, ...change })
    await services.feed.announce(tx, { kind: 'competition', competitionId })
    const names = await findCategoryNames(tx, club.id)
    await recordAction(services, tx, {
      by: viewer,
      clubId: competition.clubId,
      action: 'competition.changed',
      objectId: competitionId,
      before: auditedCompetition(competition, names),
      after: auditedCompetition({ ...competition, ...change }, names),
    })
  })
}

function timesOf(competition: CompetitionRow, body: Body, timeZone: string) {
  const read = (text: string | null | undefined) => (text == null ? null : readClubTime(text, timeZone))
  const entriesOpenAt = read(body.entriesOpenAt)
  const entriesCloseAt = read(body.entriesCloseAt)
  checkEntryTimes({ entriesOpenAt, entriesCloseAt, endDate: competition.endDate })
  return { entriesOpenAt, entriesCloseAt }
}

async function limitOf(tx: Transaction, competition: OfClub, body: Body): Promise<number | null> {
  const most = body.maxParticipants ?? null
  if (most !== null && most < (await countEntered(tx, competition)))
    throw fieldError('maxParticipants', 'More players than that have already entered.')
  return most
}

function eligibilityOf(body: Body): Eligibility | null {
  const { leastIndex, mostIndex, gender, membersOnly, categories = [], leastAge, belowAge } = body
  if (leastIndex != null && mostIndex != null && mostIndex < leastIndex)
    throw fieldError('mostIndex', 'The highest index must not be below the lowest.')
  if (leastAge != null && belowAge != null && belowAge <= leastAge)
    throw fieldError('belowAge', 'This age must be above the lowest age.')
  const terms: Eligibility = {
    ...(leastIndex != null && { leastIndex }),
    ...(mostIndex != null && { mostIndex }),
    ...(gender != null && { gender }),
    ...(membersOnly === true && { membersOnly }),
    ...(categories.length > 0 && { categories: [...new Set(categories)] }),
    ...(leastAge != null && { leastAge }),
    ...(belowAge != null && { belowAge }),
  }
  return Object.keys(terms).length === 0 ? null : terms
}

function divisionsOf(competition: CompetitionRow, body: Body): readonly Division[] | null {
  const without = withoutDivisions(readCompetitionType(competition))
  const sent = body.divisions ?? []
  // What is there from before may be sent again with other terms.
  if (without && sent.length > 0 && !isDeepStrictEqual(sent, competition.divisions))
    throw fieldError(
      'divisions',
      `Divisions are for players who have a place of their own; this is ${without === 'teams' ? 'a competition of teams' : 'match play'}.`,
    )
  const divisions = (body.divisions ?? []).map(({ id, name, least, most }) => ({
    id: id ?? newId('div'),
    name,
    least,
    most,
  }))
  const checked = checkDivisions(divisions)
  if (!checked.ok) throw fieldError('divisions', checked.detail ?? '')
  return divisions.length === 0 ? null : divisions
}

async function teesOf(
  tx: Transaction,
  competition: CompetitionRow,
  { body, now }: { body: Body; now: Date },
): Promise<Tees> {
  const tees: Tees = {
    teeId: body.teeId ?? null,
    womenTeeId: body.womenTeeId ?? null,
    juniorTeeId: body.juniorTeeId ?? null,
  }
  const names = ['teeId', 'womenTeeId', 'juniorTeeId'] as const
  const changed = names.filter((name) => tees[name] !== competition[name])
  const [first] = changed
  if (first === undefined) return tees
  const course = competition.courseId === null ? undefined : await findCourse(tx, competition.courseId)
  for (const name of changed)
    if (tees[name] !== null && !course?.tees.some(({ id }) => id === tees[name]))
      throw fieldError(name, 'This tee does not belong to the course.')
  if (tees.teeId === null && (tees.womenTeeId !== null || tees.juniorTeeId !== null))
    throw fieldError('teeId', 'Choose the tee of everybody else too.')
  const allowed = mayEdit('tees', await readEditFacts(tx, competition, now))
  if (!allowed.ok) throw fieldError(first, allowed.detail ?? '', { reason: allowed.reason })
  return tees
}
