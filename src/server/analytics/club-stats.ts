import type { Output } from '#contract/call.ts'
import type { clubStats } from '#contract/analytics.ts'
import { competitionStatuses, statusByDate } from '#domain/competition/competition.ts'
import type { Database } from '../db/client.ts'
import { clubMonths } from './club-months.ts'
import {
  clubTimeZone,
  clubTotals,
  countActiveMembers,
  listUnfinishedCompetitions,
  roundsByMonth,
} from './figures.store.ts'

const MONTHS_SHOWN = 12

/** The club in numbers at `now`, on its own calendar (D28). */
export async function readClubStats(
  db: Database,
  { clubId, now }: { clubId: string; now: Date },
): Promise<Output<typeof clubStats.reply>> {
  const calendar = clubMonths(now, { timeZone: await clubTimeZone(db, clubId), many: MONTHS_SHOWN })
  const [members, unfinished, totals, counted] = await Promise.all([
    countActiveMembers(db, clubId),
    listUnfinishedCompetitions(db, clubId, now),
    clubTotals(db, clubId),
    roundsByMonth(
      db,
      clubId,
      calendar.map((month) => month.start),
    ),
  ])
  const months = calendar.map(({ name }, i) => {
    const found = counted.find((one) => one.month === i)
    return { month: name, rounds: found?.rounds ?? 0, averageScore: found?.averageScore ?? null }
  })
  return {
    totalMembers: members,
    roundsThisMonth: months.at(-1)?.rounds ?? 0,
    activeCompetitions: unfinished.filter((one) => isActive(one, now)).length,
    ...totals,
    months,
  }
}

function isActive(row: { status: string; startDate: Date; endDate: Date }, now: Date): boolean {
  const status = competitionStatuses.find((one) => one === row.status)
  return status !== undefined && statusByDate({ ...row, status }, now) === 'active'
}
