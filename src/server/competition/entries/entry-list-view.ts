import { entryStatuses, type Entry, type EntryList, type EntryTerms } from '#contract/competition/entries.ts'
import { amountText } from '#contract/money/currencies.ts'
import { divisionOf } from '#golf/competition/divisions.ts'
import { entrantGroup, entrantGroups } from '#golf/competition/entrant-group.ts'
import { feeStates, feeTotals, shownFee } from '#contract/money/fee-states.ts'
import { genders } from '#golf/course/course.ts'
import { formatHandicapIndex, toHandicapIndex } from '#golf/numbers.ts'
import type { CompetitionRow } from '../competitions.store.ts'
import type { EntryPaymentRow } from '../entry-fees/entry-payments.store.ts'
import type { EntryRow } from './entry-facts.store.ts'

/** The entries of a competition as administrators read them, with exact sums. */
export function toEntryList(
  rows: readonly EntryRow[],
  about: {
    competition: CompetitionRow
    currency: string
    isDrawn: boolean
    isCancelled: boolean
    byCard: ReadonlyMap<string, EntryPaymentRow>
    /** Of those whose name others in the list have. */
    marks: ReadonlyMap<string, Entry['marks']>
  },
): EntryList {
  const { competition, isDrawn, isCancelled } = about
  const money = (minor: number) => amountText(minor, about.currency)
  const { entryFeeMinor } = competition
  const totals = feeTotals(
    rows.map(({ entry }) => ({
      status: entry.status,
      fee: feeOf(entry.fee),
      paidMinor: entry.feePaidMinor,
      isCancelled,
    })),
    entryFeeMinor,
  )
  return {
    entries: rows.map((row) => ({
      ...toEntry(row, competition, money),
      marks: about.marks.get(row.entry.userId),
      fee: shownFee({ status: row.entry.status, fee: feeOf(row.entry.fee), isCancelled }),
      ...wireByCard(about.byCard.get(row.entry.userId)),
    })),
    terms: toTerms(competition),
    fees: {
      fee: entryFeeMinor === null ? null : money(entryFeeMinor),
      owed: money(totals.owedMinor),
      paid: money(totals.paidMinor),
      owing: totals.owed,
      paying: totals.paid,
      waived: totals.waived,
    },
    isDrawn,
  }
}

function wireByCard(payment: EntryPaymentRow | undefined): Pick<Entry, 'byCard'> {
  if (!payment) return {}
  const { state, paidAt, returnedAt, refusal } = payment
  const at = (returnedAt ?? paidAt)?.toISOString() ?? null
  return { byCard: { state, at, ...(refusal !== null && { refusal }) } }
}

function toEntry(
  row: EntryRow,
  competition: CompetitionRow,
  money: (minor: number) => string,
): Omit<Entry, 'fee'> {
  const { entry } = row
  const gender = genders.find((one) => one === row.gender) ?? null
  const division = divisionOf(competition.divisions ?? [], {
    fixed: entry.division,
    index: row.handicapIndex,
  })
  return {
    userId: entry.userId,
    firstName: row.firstName,
    lastName: row.lastName,
    isGuest: row.guestId !== null,
    homeClub: row.homeClub,
    reach: row.reach,
    status: entryStatuses.find((one) => one === entry.status) ?? 'withdrawn',
    enteredAt: entry.enteredAt.toISOString(),
    byClub: entry.enteredBy !== null,
    admittedReason: entry.admittedReason,
    withdrawnAt: entry.withdrawnAt?.toISOString() ?? null,
    withdrawnReason: entry.withdrawnReason,
    handicap: indexInWords(row.handicapIndex),
    gender,
    group: entrantGroup({ playsAs: entry.playsAs, gender }),
    isGroupSet: entrantGroups.some((one) => one === entry.playsAs),
    division: division?.name ?? null,
    isDivisionFixed: division !== null && division.id === entry.division,
    paid: entry.feePaidMinor === null ? null : money(entry.feePaidMinor),
    card: row.card === 'out' ? 'out' : row.card === 'in' ? 'in' : 'none',
  }
}

function toTerms(competition: CompetitionRow): EntryTerms {
  const { eligibility, divisions } = competition
  return {
    version: competition.version,
    entriesOpenAt: competition.entriesOpenAt?.toISOString() ?? null,
    entriesCloseAt: competition.entriesCloseAt?.toISOString() ?? null,
    maxParticipants: competition.maxParticipants,
    leastIndex: indexInWords(eligibility?.leastIndex ?? null),
    mostIndex: indexInWords(eligibility?.mostIndex ?? null),
    gender: eligibility?.gender ?? null,
    membersOnly: eligibility?.membersOnly ?? false,
    categories: [...(eligibility?.categories ?? [])],
    leastAge: eligibility?.leastAge ?? null,
    belowAge: eligibility?.belowAge ?? null,
    teeId: competition.teeId,
    womenTeeId: competition.womenTeeId,
    juniorTeeId: competition.juniorTeeId,
    divisions: (divisions ?? []).map(({ id, name, least, most }) => ({
      id,
      name,
      least: indexInWords(least) ?? '',
      most: indexInWords(most) ?? '',
    })),
  }
}

const feeOf = (kept: string) => feeStates.find((one) => one === kept) ?? 'owed'

export function indexInWords(tenths: number | null): string | null {
  const index = tenths === null ? undefined : toHandicapIndex(tenths)
  return index === undefined ? null : formatHandicapIndex(index)
}
