import type { Competition } from '#contract/competitions.ts'
import { minorUnits, currencies, DEFAULT_CURRENCY } from '#domain/club/currencies.ts'
import { mayPlayAt } from '#domain/club/permissions.ts'
import { bracketTypes } from '#domain/competition/competition.ts'
import { mayJoin } from '#domain/competition/join.ts'
import type { SignedIn } from '../http/session.ts'
import {
  currentStatus,
  readStablefordTable,
  readCompetitionType,
  type CompetitionSummary,
} from './competitions.store.ts'

/** A competition as one person sees it at `now`: dates move its status, and what they may do depends on both. */
export function toWireCompetition(
  summary: CompetitionSummary,
  input: { viewer: SignedIn; now: Date },
): Competition {
  const { competition: row, entered, ownEntry } = summary
  const status = currentStatus(row, input.now)
  const currency = currencies.find((one) => one === summary.currency) ?? DEFAULT_CURRENCY
  const units = minorUnits(currency)
  const hasJoined = ownEntry === 'entered'
  const isReserve = ownEntry === 'reserve'
  const joining = mayJoin({
    status,
    openToAll: row.openToAll,
    isPlayer: mayPlayAt(input.viewer, row.clubId),
    entered,
    maxParticipants: row.maxParticipants,
  })
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    status,
    competitionType: readCompetitionType(row),
    startDate: row.startDate.toISOString(),
    endDate: row.endDate.toISOString(),
    courseId: row.courseId,
    courseName: summary.courseName,
    teeId: row.teeId,
    clubId: row.clubId,
    maxParticipants: row.maxParticipants,
    entryFee: row.entryFeeMinor === null ? null : (row.entryFeeMinor / units).toFixed(units === 1 ? 0 : 2),
    currency,
    timeZone: summary.timeZone,
    description: row.description,
    prizes: row.prizes,
    openToAll: row.openToAll,
    teamSize: row.teamSize,
    countingScores: row.countingScores,
    bracketType: bracketTypes.find((one) => one === row.bracketType) ?? null,
    allowance: row.allowancePercent,
    stablefordTable: readStablefordTable(row),
    participantCount: entered,
    hasJoined,
    hasPlayed: summary.hasPlayed,
    canJoin: !hasJoined && joining.ok,
    isReserve,
    canReserve: !hasJoined && !isReserve && !joining.ok && joining.reason === 'full',
  }
}
