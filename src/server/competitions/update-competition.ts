import type { z } from 'zod/mini'
import type { updateCompetitionBody } from '#contract/competition-changes.ts'
import { mayAdministerClub, maySeeClub } from '#domain/club/permissions.ts'
import { recordAction } from '../audit/audit.store.ts'
import { competitions } from '../db/tables/competitions.ts'
import { altersRow } from '../db/versions.ts'
import type { Services } from '../deps.ts'
import { AppError, fieldError } from '../http/app-error.ts'
import type { SignedIn } from '../http/session.ts'
import { takeVersion } from '../http/take-version.ts'
import { findClub } from '../members/members.store.ts'
import { toWireCompetition } from './competition-view.ts'
import { readClubTime } from '../http/read-club-time.ts'
import {
  updateCompetitionRow,
  countCards,
  countEntered,
  findCompetition,
  findCompetitionSummary,
  readCompetitionType,
  type CompetitionRow,
} from './competitions.store.ts'
import { allowanceOf } from './allowance-of.ts'
import { auditedCompetition } from './audited-competition.ts'
import { moveUpReserves } from './entries/move-up-reserves.ts'
import { entryFeeInMinorUnits } from './entry-fee-in-minor-units.ts'

type Body = z.output<typeof updateCompetitionBody>

/**
 * Changes a competition's particulars until its result is final. Fields that are left out stay as they are, and null
 * clears a field. Each card keeps the allowance it was begun with (R0.3), so the allowance is fixed once there is one.
 */
export async function updateCompetition(
  services: Services,
  input: { viewer: SignedIn; competitionId: string; body: Body },
): Promise<void> {
  const { viewer, competitionId, body } = input
  await services.db.transaction(async (tx) => {
    const competition = await findCompetition(tx, competitionId, { lock: true })
    if (!competition || !maySeeClub(viewer, competition.clubId)) throw new AppError('not_found')
    if (!mayAdministerClub(viewer, competition.clubId)) throw new AppError('forbidden')
    if (competition.status === 'final') throw new AppError('result_final')
    const club = await findClub(tx, competition.clubId)
    if (!club) throw new Error(`Competition ${competitionId} belongs to no club`)
    const change = { ...toRowChange(body, club), ...allowanceChange(competition, body) }
    if (!altersRow(competition, change)) return
    await takeVersion(tx, competitions, {
      ...{ id: competitionId, seen: body.version, sent: sentChange(body) },
      now: async () => {
        const now = services.now()
        const summary = await findCompetitionSummary(tx, competitionId, { userId: viewer.userId, now })
        return summary && toWireCompetition(summary, { viewer, now })
      },
    })
    if ((change.endDate ?? competition.endDate) <= (change.startDate ?? competition.startDate))
      throw fieldError('endDate', 'The end must be after the start.')
    const most = change.maxParticipants ?? null
    if (most !== null && most < (await countEntered(tx, competitionId)))
      throw fieldError('maxParticipants', 'More players than that have already entered.')
    if (
      change.allowancePercent !== undefined &&
      change.allowancePercent !== competition.allowancePercent &&
      (await countCards(tx, competitionId)) > 0
    )
      throw fieldError(
        'allowance',
        'Cards have already been started with this allowance, so it cannot change.',
      )
    await updateCompetitionRow(tx, competitionId, change)
    // A higher limit makes places.
    await moveUpReserves(services, tx, { ...competition, ...change })
    await services.feed.announce(tx, { kind: 'competition', competitionId })
    await recordAction(services, tx, {
      ...{ by: viewer, clubId: competition.clubId, action: 'competition.changed', objectId: competitionId },
      ...{
        before: auditedCompetition(competition),
        after: auditedCompetition({ ...competition, ...change }),
      },
    })
  })
}

function toRowChange(body: Body, club: { currency: string; timeZone: string }): Partial<CompetitionRow> {
  return {
    ...(body.name === undefined ? {} : { name: body.name }),
    ...(body.startDate === undefined ? {} : { startDate: readClubTime(body.startDate, club.timeZone) }),
    ...(body.endDate === undefined ? {} : { endDate: readClubTime(body.endDate, club.timeZone) }),
    ...(body.maxParticipants === undefined ? {} : { maxParticipants: body.maxParticipants }),
    ...(body.entryFee === undefined
      ? {}
      : { entryFeeMinor: entryFeeInMinorUnits(body.entryFee, club.currency) }),
    ...(body.description === undefined ? {} : { description: body.description }),
    ...(body.prizes === undefined ? {} : { prizes: body.prizes }),
  }
}

function allowanceChange(competition: CompetitionRow, body: Body): Partial<CompetitionRow> {
  if (body.allowance === undefined && body.allowanceReason === undefined) return {}
  const { teamSize, countingScores } = competition
  return allowanceOf(
    { competitionType: readCompetitionType(competition), teamSize, countingScores },
    {
      allowance: body.allowance ?? competition.allowancePercent,
      allowanceReason: body.allowanceReason,
    },
  )
}

/** The change as it was sent: the call has parsed the fee into hundredths. */
function sentChange(body: Body): object {
  return typeof body.entryFee === 'number' ? { ...body, entryFee: (body.entryFee / 100).toFixed(2) } : body
}
