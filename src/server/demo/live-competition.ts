import { createCompetition } from '#contract/competition/competition-changes.ts'
import { setCompetitionStatus } from '#contract/competition/competition-steps.ts'
import { activeCompetitions, joinCompetition, type Competition } from '#contract/competition/competitions.ts'
import { listCourses } from '#contract/course/courses.ts'
import { getLeaderboard } from '#contract/board/leaderboard.ts'
import type { Person } from './person.ts'

/** Tells the competition that the demo plays from one that a visitor has created. */
const description = 'Played by the club’s members while you watch. You can still join.'
const HOUR_MS = 3_600_000

/** A player who has signed in again for the live competition. */
export type LivePlayer = { userId: string; name: string; person: Person; tee: 'middle' | 'forward' }

/**
 * Opens the live Stableford competition: the one that a stopped demo left half played, or else a new one. All of
 * `entrants` are entered in it.
 */
export async function openLiveCompetition(input: {
  admin: Person
  clubId: string
  /** The players whose cards the demo writes. */
  field: readonly LivePlayer[]
  entrants: readonly LivePlayer[]
  now: Date
}): Promise<Competition> {
  const { admin, now } = input
  const ours = (await admin.ask(activeCompetitions)).filter((one) => one.description === description)
  for (const competition of ours) {
    if (!(await isAllIn(competition.id, input))) return competition
    const params = { competitionId: competition.id }
    await admin.ask(setCompetitionStatus, { params, body: { status: 'completed' } })
  }
  const courses = await admin.ask(listCourses, { params: { clubId: input.clubId } })
  const course = courses.find(({ location }) => location?.endsWith('Ireland')) ?? courses[0]
  const weekday = now.toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'Europe/London' })
  const competition = await admin.ask(createCompetition, {
    body: {
      name: `${weekday} Stableford`,
      clubId: input.clubId,
      courseId: course?.id ?? null,
      competitionType: 'stableford',
      startDate: new Date(now.getTime() - 2 * HOUR_MS).toISOString(),
      endDate: new Date(now.getTime() + 12 * HOUR_MS).toISOString(),
      entryFee: 5,
      prizes: 'Vouchers for the first three',
      description,
    },
  })
  for (const { person } of input.entrants)
    await person.ask(joinCompetition, { params: { competitionId: competition.id } })
  return competition
}

async function isAllIn(
  competitionId: string,
  { admin, field }: { admin: Person; field: readonly LivePlayer[] },
): Promise<boolean> {
  const board = await admin.ask(getLeaderboard, { params: { competitionId } })
  const isIn = new Set(board.filter((row) => row.isCompleted).map((row) => row.userId))
  return field.every(({ userId }) => isIn.has(userId))
}
