import type { Output } from '#contract/platform/call.ts'
import type { clubStats } from '#contract/club/analytics.ts'
import { competitionStatuses, statusByDate } from '#golf/competition/competition.ts'
import type { Database } from '../../platform/db/client.ts'
import { clubMonths } from './club-months.ts'
import {
  readClubTimeZone,
  countActiveMembers,
  listUnfinishedCompetitions,
  listMonthlySums,
} from './figures.store.ts'

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
