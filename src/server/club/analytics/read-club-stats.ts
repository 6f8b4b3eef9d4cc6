import type { Output } from '#contract/platform/call.ts'
import type { clubStats } from '#contract/club/analytics.ts'
import { competitionStatuses, statusByDate } from '#golf/competition/competition.ts'
import type { Database } from '../../platform/db/client.ts'
import {
  readClubTimeZone,
  countActiveMembers,
  listUnfinishedCompetitions,
  listMonthlySums,
} from './figures.store.ts'
import { TZDate } from '@date-fns/tz'

const MONTHS_SHOWN = 12

/** The club's figures at `now`, by the months of its own calendar (D28). */
export async function readClubStats(
  db: Database,
  { clubId, now }: { clubId: string; now: Date },
): Promise<Output<typeof clubStats.reply>> {
  const calendar = clubMonths(now, { timeZone: await readClubTimeZone(db, clubId), many: MONTHS_SHOWN })
  const [members, unfinished, sums] = await Promise.all([
    countActiveMembers(db, clubId),
    listUnfinishedCompetitions(db, clubId, now),
    listMonthlySums(
      db,
      clubId,
      calendar.map((month) => month.start),
    ),
  ])
  const months = calendar.map(({ name }, i) => {
    const found = sums.find((one) => one.month === i)
    return {
      month: name,
      rounds: found?.rounds ?? 0,
      averageScore: found ? average(found.strokes, found.scored) : null,
    }
  })
  const total = (read: (sum: (typeof sums)[number]) => number) =>
    sums.reduce((all, one) => all + read(one), 0)
  const [scoredRounds, nineHoleRounds] = [total((one) => one.scored), total((one) => one.nines)]
  return {
    totalMembers: members,
    roundsThisMonth: months.at(-1)?.rounds ?? 0,
    activeCompetitions: unfinished.filter((one) => isActive(one, now)).length,
    averageScore: average(
      total((one) => one.strokes),
      scoredRounds,
    ),
    scoredRounds,
    averageNineScore: average(
      total((one) => one.nineStrokes),
      nineHoleRounds,
    ),
    nineHoleRounds,
    months,
  }
}

function average(strokes: number, rounds: number): number | null {
  return rounds === 0 ? null : strokes / rounds
}

function isActive(row: { status: string; startDate: Date; endDate: Date }, now: Date): boolean {
  const status = competitionStatuses.find((one) => one === row.status)
  return status !== undefined && statusByDate({ ...row, status }, now) === 'active'
}

type ClubMonth = {
  /** "2026-11" */
  name: string
  start: Date
}

/** The last `many` months of the club's calendar; the present month is the last one (D28). */
export function clubMonths(now: Date, options: { timeZone: string; many: number }): ClubMonth[] {
  const there = new TZDate(now.getTime(), options.timeZone)
  return Array.from({ length: options.many }, (_, i) => {
    const start = new TZDate(
      there.getFullYear(),
      there.getMonth() - (options.many - 1 - i),
      1,
      0,
      0,
      0,
      options.timeZone,
    )
    const name = `${start.getFullYear()}-${String(start.getMonth() + 1).padStart(2, '0')}`
    return { name, start: new Date(start.getTime()) }
  })
}
