import type { RoundElsewhereView } from '#contract/handicap/round-elsewhere.ts'
import { fullName, type PersonName } from '#contract/club/former-member.ts'
import { formatDay } from '#golf/day.ts'
import type { RoundElsewhereRow } from '../handicap.store.ts'
import { decimal } from '../record-numbers.ts'
import type { RoundElsewhereWithNames } from './rounds-elsewhere.store.ts'

/** As it was entered, with what became of it. */
export function toWireRoundElsewhere({
  round,
  decider,
  remover,
}: RoundElsewhereWithNames): RoundElsewhereView {
  const { id, courseName, teeName, slope, par, adjustedGross, markerName, note, status } = round
  return {
    id,
    day: formatDay(round.day),
    courseName,
    teeName,
    holes: round.holes === 9 ? 9 : 18,
    courseRating: decimal(round.courseRating),
    slope,
    par,
    adjustedGross,
    markerName,
    note,
    status,
    isByClub: round.enteredBy !== round.userId,
    enteredAt: round.createdAt.toISOString(),
    decided: decidedOf(round, { decider, remover }),
  }
}

function decidedOf(
  round: RoundElsewhereRow,
  names: { decider: PersonName | null; remover: PersonName | null },
): RoundElsewhereView['decided'] {
  const { takenOffAt, decidedAt, decidedBy } = round
  if (takenOffAt !== null)
    return {
      byName: names.remover && fullName(names.remover),
      at: takenOffAt.toISOString(),
      reason: round.takenOffReason,
    }
  if (decidedAt === null || decidedBy === null) return null
  return {
    byName: names.decider && fullName(names.decider),
    at: decidedAt.toISOString(),
    reason: round.refusedReason,
  }
}
