import { daysOfPlay } from '#golf/competition/days-of-play.ts'
import { drawMismatches } from '#golf/competition/start-sheet/draw-mismatches.ts'
import type { DrawnGroup } from '#golf/competition/start-sheet/start-sheet.ts'
import { clubDay } from '../../platform/db/club-day.ts'
import { startSheets } from '../../platform/db/tables/start-sheets.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import { takeNextVersion } from '../../platform/db/versions.ts'
import { moveClubDays } from '../../platform/http/move-club-days.ts'
import { movePlayByDays } from './play-by-days.store.ts'
import { changeStartSheet, findStartSheet } from '../start-sheets/start-sheets.store.ts'
import type { CompetitionRow } from '../competitions.store.ts'

type Days = Pick<CompetitionRow, 'startDate' | 'endDate'>
type Moved = { before: Days; after: Days; timeZone: string }

/** By how many days of the club's calendar the first day of a competition moves. */
function daysMoved({ before, after, timeZone }: Moved): number {
  return clubDay(after.startDate, timeZone) - clubDay(before.startDate, timeZone)
}

/** Whether the competition is as long as before, so that each of its days moves alike. */
function isSameLength(moved: Moved): boolean {
  const { before, after, timeZone } = moved
  const span = ({ startDate, endDate }: Days) =>
    daysOfPlay({ from: startDate.getTime(), to: endDate.getTime() }, timeZone)
  return Date.parse(span(after).last) - Date.parse(span(before).last) === daysMoved(moved) * 86_400_000
}

/**
 * Entry times that move with the first day, on the club's clock: when entries close, and when they open where that is
 * still to come. Entries that are open stay open.
 */
export function followingEntryTimes(
  { entriesOpenAt, entriesCloseAt }: Pick<CompetitionRow, 'entriesOpenAt' | 'entriesCloseAt'>,
  { now, ...moved }: Moved & { now: Date },
): Partial<CompetitionRow> {
  const days = daysMoved(moved)
  const move = (moment: Date) => moveClubDays(moment, days, moved.timeZone)
  if (days === 0) return {}
  return {
    ...(entriesCloseAt && { entriesCloseAt: move(entriesCloseAt) }),
    ...(entriesOpenAt && now < entriesOpenAt && { entriesOpenAt: move(entriesOpenAt) }),
  }
}

/**
 * Moves a draw that players are not shown, and the last days of matches, with the days of their competition. A draw moves
 * where the competition is as long as before, or where only so its day is one of the competition's; else it stays, and is
 * marked until it is drawn again or given other times.
 */
export async function followDays(tx: Transaction, competitionId: string, moved: Moved): Promise<void> {
  const days = daysMoved(moved)
  if (days === 0) return
  if (isSameLength(moved)) await movePlayByDays(tx, { competitionId, days })
  const sheet = await findStartSheet(tx, competitionId)
  if (sheet?.publishedAt !== null) return
  const { timeZone } = moved
  const move = (at: number) => moveClubDays(new Date(at), days, timeZone).getTime()
  const groups = sheet.groups.map((group) => ({ ...group, startsAt: move(group.startsAt) }))
  if (!isSameLength(moved) && (isOnDays(sheet.groups, moved) || !isOnDays(groups, moved))) return
  await takeNextVersion(tx, startSheets, { id: competitionId, seen: undefined })
  const settings = { ...sheet.settings, firstAt: move(sheet.settings.firstAt) }
  await changeStartSheet(tx, { id: competitionId, groups, settings })
}

/** Whether every start that somebody has is on a day of the competition as it will be. */
function isOnDays(groups: readonly DrawnGroup[], { after, timeZone }: Moved): boolean {
  const days = daysOfPlay({ from: after.startDate.getTime(), to: after.endDate.getTime() }, timeZone)
  const holes = groups.map(({ hole }) => ({ number: hole }))
  return drawMismatches({ groups, round: undefined }, { days, holes, roundCount: 1, timeZone }).length === 0
}
