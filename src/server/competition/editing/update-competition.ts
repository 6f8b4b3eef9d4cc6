import type { z } from 'zod/mini'
import type { updateCompetitionBody } from '#contract/competition/competition-changes.ts'
import { mayAdministerClub, maySeeClub } from '#contract/club/permissions.ts'
import { closedUpTo } from '#golf/competition/closed-holes.ts'
import { recordAction } from '../../platform/audit/audit.store.ts'
import { closePages } from '../entry-fees/entry-payments.store.ts'
import { competitions } from '../../platform/db/tables/competitions.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import { altersRow } from '../../platform/db/versions.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError, fieldError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { takeVersion } from '../../platform/http/take-version.ts'
import { findClub } from '../../club/club.ts'
import { auditedCompetition } from '../audited-competition.ts'
import { toWireCompetition } from '../competition-view.ts'
import {
  updateCompetitionRow,
  findCompetition,
  findCompetitionSummary,
  type CompetitionRow,
  currentStatus,
  listWithReserves,
} from '../competitions.store.ts'
import { moveUpReserves } from '../entries/move-up-reserves.ts'
import { checkEntryTimes } from '../entries/check-entry-times.ts'
import { checkNine } from './check-nine.ts'
import { checkEdit } from './check-edit.ts'
import { checkDependents } from './check-dependents.ts'
import { followDays, followingEntryTimes } from './follow-days.ts'
import { rowChange } from './row-change.ts'
import { takeCourse } from './take-course.ts'
import { addNotices } from '../../outbound/outbound.ts'

type Body = z.output<typeof updateCompetitionBody>

/** What another declaration for the handicap does to the cards of a competition and their players' records. */
export type HandicapCards = {
  lockOfCompetition: (tx: Transaction, competitionId: string) => Promise<void>
  postOfCompetition: (tx: Transaction, competitionId: string) => Promise<void>
}

/**
 * Changes what a competition is, field by field, until something stands on the field (golf/competition/editable-fields.ts).
 * Fields that are left out stay as they are, and null clears a field. With another format, what is not said of it has that
 * format's default. What hangs on the days, the course and the format follows, or the change is refused. A refusal changes
 * nothing.
 */
export async function updateCompetition(
  services: Services,
  input: { viewer: SignedIn; competitionId: string; body: Body; cards: HandicapCards },
): Promise<void> {
  const { viewer, competitionId, body, cards } = input
  await services.db.transaction(async (tx) => {
    requireOwn(viewer, await findCompetition(tx, competitionId))
    // Cards are locked before their competition, as by every change of one.
    if (body.notForHandicap !== undefined || body.notForHandicapNote !== undefined)
      await cards.lockOfCompetition(tx, competitionId)
    const competition = requireOwn(viewer, await findCompetition(tx, competitionId, { lock: true }))
    if (competition.status === 'final') throw new AppError('result_final')
    const club = await findClub(tx, competition.clubId)
    if (!club) throw new Error(`Competition ${competitionId} belongs to no club`)
    const asked = rowChange(competition, body, club)
    if (!altersRow(competition, asked)) return
    await takeVersion(tx, competitions, {
      id: competitionId,
      seen: body.version,
      sent: sentChange(body),
      now: () => readNow(services, tx, input),
    })
    const now = services.now()
    await checkEdit(tx, competition, { change: asked, now })
    const change = await withWhatFollows(tx, competition, { asked, now, timeZone: club.timeZone })
    await updateCompetitionRow(tx, competitionId, change)
    if (altersRow(competition, pickDeclared({ ...competition, ...change })))
      await cards.postOfCompetition(tx, competitionId)
    // A page that is open shows the fee as it was.
    const isOtherFee = altersRow(competition, pickFee({ ...competition, ...change }))
    if (isOtherFee && (await closePages(tx, { competitionId, at: now })))
      await services.feed.announce(tx, { kind: 'fees' })
    await tellOfMove(services, tx, { before: competition, after: { ...competition, ...change } })
    // A higher limit makes places.
    await moveUpReserves(services, tx, { ...competition, ...change })
    await services.feed.announce(tx, { kind: 'competition', competitionId })
    await recordAction(services, tx, {
      by: viewer,
      clubId: competition.clubId,
      action: 'competition.changed',
      objectId: competitionId,
      before: auditedCompetition(competition),
      after: auditedCompetition({ ...competition, ...change }),
    })
  })
}

function requireOwn(viewer: SignedIn, found: CompetitionRow | undefined): CompetitionRow {
  if (!found || !maySeeClub(viewer, found.clubId)) throw new AppError('not_found')
  if (!mayAdministerClub(viewer, found.clubId)) throw new AppError('forbidden')
  return found
}

/**
 * The change with what follows from it: tees of the same names, closed and hidden holes and entry times; a draw that is not shown and
 * the last days of matches are moved with it. Refused where something that hangs on the competition would no longer fit.
 */
async function withWhatFollows(
  tx: Transaction,
  before: CompetitionRow,
  { asked, now, timeZone }: { asked: Partial<CompetitionRow>; now: Date; timeZone: string },
): Promise<Partial<CompetitionRow>> {
  const tees = await takeCourse(tx, before, asked)
  const dates = { before, after: { ...before, ...asked }, timeZone }
  const change = {
    ...(asked.roundCount !== undefined && { closedHoles: closedUpTo(before.closedHoles, asked.roundCount) }),
    ...tees,
    ...followingEntryTimes(before, { ...dates, now }),
    ...(asked.competitionType === 'matchplay' && { heldFrom: null, nine: null }),
    ...asked,
  }
  const after = { ...before, ...change }
  if (altersRow(before, pickPlayed(after))) await checkNine(tx, after)
  if (asked.entriesOpenAt !== undefined || asked.entriesCloseAt !== undefined) checkEntryTimes(after)
  else if (opensTooLate(after) && !opensTooLate(before))
    throw fieldError(
      'endDate',
      'Entries would open only after that. Change when they open in the entry terms first.',
    )
  await followDays(tx, before.id, dates)
  await checkDependents(tx, { before, after, timeZone })
  return change
}

const opensTooLate = ({ entriesOpenAt, endDate }: CompetitionRow) =>
  entriesOpenAt !== null && entriesOpenAt >= endDate

const pickDeclared = ({ notForHandicap, notForHandicapNote }: CompetitionRow) => ({
  notForHandicap,
  notForHandicapNote,
})

const pickPlayed = ({ nine, courseId, competitionType }: CompetitionRow) => ({
  nine,
  courseId,
  competitionType,
})

const pickFee = ({ entryFeeMinor, feeWay }: CompetitionRow) => ({ entryFeeMinor, feeWay })

async function readNow(
  services: Services,
  tx: Transaction,
  { viewer, competitionId }: { viewer: SignedIn; competitionId: string },
) {
  const now = services.now()
  const summary = await findCompetitionSummary(tx, competitionId, { userId: viewer.userId, now })
  return summary && toWireCompetition(summary, { viewer, now })
}

/** The change as it was sent: the call has parsed the fee into hundredths. */
function sentChange(body: Body): object {
  return typeof body.entryFee === 'number' ? { ...body, entryFee: (body.entryFee / 100).toFixed(2) } : body
}

/**
 * Tells everybody who is entered or waits for a place that the start has been moved, once for each move: they may have
 * been told the old one. Nobody sees a draft, and who plays knows that play is on.
 */
async function tellOfMove(
  services: Services,
  tx: Transaction,
  { before, after }: { before: CompetitionRow; after: CompetitionRow },
): Promise<void> {
  if (before.startDate.getTime() === after.startDate.getTime()) return
  if (currentStatus(after, services.now()) !== 'upcoming') return
  const { id: competitionId, clubId, startDate, version } = after
  await addNotices(services, tx, {
    kind: 'competition_moved',
    about: { competitionId },
    clubId,
    key: `moved ${competitionId} ${startDate.toISOString()} ${version}`,
    userIds: await listWithReserves(tx, competitionId),
  })
}
