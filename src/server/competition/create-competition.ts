import type { z } from 'zod/mini'
import type { createCompetitionBody } from '#contract/competition/competition-changes.ts'
import type { AuditSource } from '#contract/platform/audit-facts.ts'
import { readRulesOfPlay } from '#golf/handicap/rules-of-play/rule-settings.ts'
import { recordAction } from '../platform/audit/audit.store.ts'
import { findCourse } from '../course/course.ts'
import { idOfKey, newId } from '../platform/db/new-id.ts'
import type { Transaction } from '../platform/db/transaction.ts'
import { altersRow } from '../platform/db/versions.ts'
import type { Services } from '../platform/deps.ts'
import { AppError, fieldError } from '../platform/http/app-error.ts'
import type { SignedIn } from '../platform/http/session.ts'
import { requirePlan } from '../platform/http/require-plan.ts'
import { findClub } from '../club/club.ts'
import { checkNine } from './editing/check-nine.ts'
import { declaredColumns } from './editing/declared-columns.ts'
import { formatOf, type Format } from './editing/format-of.ts'
import { readClubTime } from '../platform/http/read-club-time.ts'
import { copyPrizes } from './prizes/prizes.store.ts'
import { carriedOver } from './carried-over.ts'
import { findCompetition, insertCompetition, type CompetitionRow } from './competitions.store.ts'
import { entryFeeInMinorUnits } from './entry-fee-in-minor-units.ts'

type Body = z.output<typeof createCompetitionBody>

/** What other rooms carry over to a copy, in its transaction. */
export type CopyCommands = {
  copyLinks: (tx: Transaction, input: { viewer: SignedIn; from: string; to: CompetitionRow }) => Promise<void>
}

type Input = { viewer: SignedIn; body: Body; copies: CopyCommands }

/**
 * Creates a competition with the defaults of its type (D12, D13, D14), or like another one. Returns its id. The key of the
 * page makes twice once.
 */
export async function createCompetition(
  services: Services,
  { viewer, body, copies }: Input,
): Promise<string> {
  const now = services.now()
  return services.db.transaction(async (tx) => {
    // Its currency and its clock stay what the fee and the dates are read by.
    const club = await findClub(tx, body.clubId, { lock: 'share' })
    if (!club) throw fieldError('clubId', 'This club does not exist.')
    const id = body.key === undefined ? newId('cmp') : idOfKey('cmp', club.id, viewer.userId, body.key)
    const made = body.key === undefined ? undefined : await findCompetition(tx, id)
    if (made) return sameOrRefused(tx, { body, made, club })
    requirePlan(services, club)
    const copied = await findCopied(tx, body)
    const asked = await askedRow(tx, body, club)
    const { startDate, endDate } = asked
    const type = body.competitionType
    const carried =
      copied &&
      (await carriedOver(tx, {
        copied,
        timeZone: club.timeZone,
        made: { ...asked, type },
      }))
    const isNew = await insertCompetition(tx, {
      ...carried,
      ...asked,
      id,
      clubId: club.id,
      status: body.isDraft === true ? 'draft' : 'upcoming',
      countbackOrder: readRulesOfPlay(club.rulesOfPlay).countback,
      createdAt: now,
    })
    // The same request was on its way twice, and the other one has made it by now.
    if (!isNew) return sameOrRefused(tx, { body, made: await findCompetition(tx, id), club })
    if (copied) await copyPrizes(tx, { from: copied.id, to: id })
    await recordAction(services, tx, {
      by: viewer,
      clubId: club.id,
      action: 'competition.created',
      objectId: id,
      after: auditedBody(body, { startDate, endDate, copied, format: asked }),
    })
    const copy = copied && (await findCompetition(tx, id))
    if (copy) await copies.copyLinks(tx, { viewer, from: copied.id, to: copy })
    return id
  })
}

type OfClub = { currency: string; timeZone: string }

/** What the form says, as it is kept. */
async function askedRow(tx: Transaction, body: Body, { currency, timeZone }: OfClub) {
  return {
    ...(await placeOf(tx, body)),
    ...datesOf(body, timeZone),
    name: body.name,
    maxParticipants: body.maxParticipants ?? null,
    entryFeeMinor: entryFeeInMinorUnits(body.entryFee ?? null, currency),
    feeWay: body.feeWay ?? 'desk',
    description: body.description ?? null,
    prizes: body.prizes ?? null,
    openToAll: body.openToAll ?? true,
    ...formatOf(body),
    markerCard: body.markerCard ?? false,
    ...declaredColumns({
      notForHandicap: body.notForHandicap ?? null,
      note: body.notForHandicapNote ?? null,
    }),
  }
}

/**
 * The id of a competition that was made when the same form was sent before. Where the form says something else by now, and
 * nobody has changed the competition since, it is refused: what was typed last would be lost in silence.
 */
async function sameOrRefused(
  tx: Transaction,
  { body, made, club }: { body: Body; made: CompetitionRow | undefined; club: OfClub },
): Promise<string> {
  if (!made) throw new Error('A competition of this key has just been made')
  if (made.version > 1 || !altersRow(made, await askedRow(tx, body, club))) return made.id
  throw new AppError('already_created', {
    message: `“${made.name}” was created already when this form was sent before, with other facts. Close the form and change the competition in the list.`,
    details: { competitionId: made.id },
  })
}

async function placeOf(
  tx: Transaction,
  body: Body,
): Promise<Pick<CompetitionRow, 'courseId' | 'teeId' | 'nine'>> {
  const courseId = body.courseId ?? null
  const whole = courseId === null ? undefined : await findCourse(tx, courseId)
  if (courseId !== null && whole?.course.clubId !== body.clubId)
    throw fieldError('courseId', 'This course is not one of the club’s.')
  const teeId = body.teeId ?? null
  if (teeId !== null && !whole?.tees.some((tee) => tee.id === teeId))
    throw fieldError('teeId', 'This tee does not belong to the course.')
  const nine = body.nine ?? null
  await checkNine(tx, { nine, courseId, competitionType: body.competitionType })
  return { courseId, teeId, nine }
}

function datesOf(body: Body, timeZone: string) {
  const startDate = readClubTime(body.startDate, timeZone)
  const endDate = readClubTime(body.endDate, timeZone)
  if (endDate <= startDate) throw fieldError('endDate', 'The end must be after the start.')
  return { startDate, endDate }
}

type Made = { startDate: Date; endDate: Date; format: Format; copied: CompetitionRow | undefined }

function auditedBody(body: Body, { startDate, endDate, format, copied }: Made): AuditSource {
  return {
    name: body.name,
    competitionType: body.competitionType,
    startDate,
    endDate,
    isDraft: body.isDraft === true,
    ...(body.markerCard === true && { markerCard: true }),
    ...(body.nine != null && { nine: body.nine }),
    ...(body.notForHandicap != null && { notForHandicap: body.notForHandicap }),
    ...((body.roundCount ?? 1) > 1 && { roundCount: body.roundCount }),
    ...(format.cutAfter !== null && pickCut(format)),
    ...(copied && { copyOf: copied.name }),
  }
}

async function findCopied(tx: Transaction, { copyOf, clubId }: Body): Promise<CompetitionRow | undefined> {
  if (copyOf === undefined) return undefined
  const copied = await findCompetition(tx, copyOf)
  if (copied?.clubId !== clubId)
    throw fieldError(
      'copyOf',
      'The competition to copy is not there any more. Close this form and create a new one.',
    )
  return copied
}

const pickCut = ({ cutAfter, cutPlaces, cutTies }: Format) => ({ cutAfter, cutPlaces, cutTies })
