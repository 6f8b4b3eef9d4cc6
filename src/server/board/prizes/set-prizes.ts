import type { z } from 'zod/mini'
import type { putPrizesBody } from '#contract/competition/prizes.ts'
import { mayAdministerClub, maySeeClub } from '#contract/club/permissions.ts'
import { sayPrizeMismatch } from '#golf/competition/change-mismatches.ts'
import { prizeMismatch } from '#golf/competition/prizes/prize-mismatch.ts'
import {
  isByPlace,
  isMeasured,
  type PrizeCategory,
  type PrizePlan,
} from '#golf/competition/prizes/prize-plan.ts'
import type { AuditSource } from '#contract/platform/audit-facts.ts'
import type { Division } from '#golf/competition/divisions.ts'
import { amountText } from '#contract/money/currencies.ts'
import { recordAction } from '../../platform/audit/audit.store.ts'
import { inMinorUnits } from '../../platform/http/in-minor-units.ts'
import {
  type CompetitionRow,
  currentStatus,
  ensurePrizePlan,
  findCompetition,
  findPrizePlan,
  findPrizeTerms,
  savePrizePlan,
} from '../../competition/competition.ts'
import { prizePlans } from '../../platform/db/tables/prizes.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import { altersRow } from '../../platform/db/versions.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError, fieldError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { takeVersion } from '../../platform/http/take-version.ts'
import { findClub } from '../../club/club.ts'
import { readPrizes } from './work-out-prizes.ts'

type Body = z.output<typeof putPrizesBody>

/** Sets what can be won; what was sent already changes nothing. Until the result is final (D10). */
export async function setPrizes(
  services: Services,
  input: { viewer: SignedIn; competitionId: string; body: Body },
): Promise<void> {
  const { viewer, competitionId, body } = input
  await services.db.transaction(async (tx) => {
    const competition = await lockOpenCompetition(services, tx, { viewer, competitionId })
    const club = await findClub(tx, competition.clubId)
    if (!club) throw new Error(`Competition ${competitionId} belongs to no club`)
    const plan = toPlan(body, { currency: club.currency, divisions: competition.divisions ?? [] })
    const before = await findPrizePlan(tx, competitionId)
    if (!altersRow(before, plan)) return
    await refuseMismatch(tx, competition, plan)
    await ensurePrizePlan(tx, competitionId)
    await takeVersion(tx, prizePlans, {
      id: competitionId,
      seen: body.version,
      sent: body,
      now: () => readPrizes(services, { competition, seesAwards: true }),
    })
    await savePrizePlan(tx, competitionId, plan)
    await recordAction(services, tx, {
      by: viewer,
      clubId: competition.clubId,
      action: 'competition.prizes_set',
      objectId: competitionId,
      before: audited(before, club.currency),
      after: audited(plan, club.currency),
    })
  })
}

/** A line for each category: "result: 50.00, Golf bag". */
function audited({ isOnePerPlayer, categories }: PrizePlan, currency: string): AuditSource {
  const lines = categories.map(({ id, kind, prizes }): [string, string] => [
    id,
    `${kind}: ${prizes.map(({ amountMinor, thing }) => [amountMinor === null ? null : amountText(amountMinor, currency), thing].filter((part) => part !== null).join(' + ')).join(', ')}`,
  ])
  return { isOnePerPlayer, prizes: Object.fromEntries(lines) }
}

/** The competition, locked, for an administrator of its club, while its result is not final. */
export async function lockOpenCompetition(
  services: Services,
  tx: Transaction,
  { viewer, competitionId }: { viewer: SignedIn; competitionId: string },
): Promise<CompetitionRow> {
  const competition = await findCompetition(tx, competitionId, { lock: true })
  if (!competition || !maySeeClub(viewer, competition.clubId)) throw new AppError('not_found')
  if (!mayAdministerClub(viewer, competition.clubId)) throw new AppError('forbidden')
  if (currentStatus(competition, services.now()) === 'final') throw new AppError('result_final')
  return competition
}

/** Refuses a category that nobody could win, at its field. */
async function refuseMismatch(tx: Transaction, competition: CompetitionRow, plan: PrizePlan): Promise<void> {
  const terms = await findPrizeTerms(tx, competition)
  for (const [i, category] of plan.categories.entries()) {
    const prize = prizeMismatch(category, terms)
    if (!prize) continue
    const field = { hole: 'holeNumber', division: 'divisionId', team_division: 'divisionId', matches: 'kind' }
    throw fieldError(`categories.${i}.${field[prize.of]}`, sayPrizeMismatch(prize), {
      reason: `prize_${prize.of}`,
      mismatch: prize,
    })
  }
}

type Terms = { currency: string; divisions: readonly Division[] }

function toPlan(body: Body, terms: Terms): PrizePlan {
  const ids = body.categories.map(({ id }) => id)
  const twice = ids.findIndex((id, i) => ids.indexOf(id) !== i)
  if (twice >= 0) throw fieldError(`categories.${twice}.id`, 'Each category of prizes has an id of its own.')
  return {
    isOnePerPlayer: body.onePerPlayer,
    categories: body.categories.map((sent, i) => toCategory(sent, { at: `categories.${i}`, ...terms })),
  }
}

function toCategory(
  sent: Body['categories'][number],
  { at, currency, divisions }: Terms & { at: string },
): PrizeCategory {
  const { id, kind } = sent
  const holeNumber = isMeasured(kind) ? (sent.holeNumber ?? null) : null
  if (isMeasured(kind) && holeNumber === null)
    throw fieldError(`${at}.holeNumber`, 'Say on which hole it is measured.')
  const prizes = sent.prizes.map(({ amount, thing }, place) => {
    const field = `${at}.prizes.${place}.amount`
    const prize = { amountMinor: inMinorUnits(amount ?? null, { currency, field }), thing: thing ?? null }
    if (prize.amountMinor === null && prize.thing === null)
      throw fieldError(field, 'Enter an amount, or say what the prize is.')
    return prize
  })
  if (kind === 'twos' && (prizes.length > 1 || prizes[0]?.amountMinor == null))
    throw fieldError(`${at}.prizes.0.amount`, 'Enter the one amount that all twos share.')
  const divisionId = isByPlace(kind) ? (sent.divisionId ?? null) : null
  if (divisionId !== null && !divisions.some((one) => one.id === divisionId))
    throw fieldError(`${at}.divisionId`, 'This division is no longer there.')
  return { id, kind, name: sent.name ?? null, holeNumber, prizes, divisionId }
}
