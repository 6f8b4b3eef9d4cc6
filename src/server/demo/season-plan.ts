import { shuffled, wholeBetween, type Random } from './seeded-random.ts'

/** Players, markers and courses are indexes in their lists. */
export type PlannedRound = { player: number; marker: number; course: number; teeOff: Date }

export type PlannedCompetition = {
  name: string
  type: 'stableford' | 'stroke_play'
  course: number
  opensAt: Date
  closesAt: Date
  rounds: PlannedRound[]
}

export type Season = { competitions: PlannedCompetition[]; friendlies: PlannedRound[] }

/** The competition of each month, from January. */
const calendar = [
  ['New Year Stableford', 'stableford'],
  ['February Medal', 'stroke_play'],
  ['Spring Stableford', 'stableford'],
  ['April Medal', 'stroke_play'],
  ['May Day Stableford', 'stableford'],
  ['Captain’s Day', 'stroke_play'],
  ['Summer Stableford', 'stableford'],
  ['August Medal', 'stroke_play'],
  ['Autumn Stableford', 'stableford'],
  ['October Medal', 'stroke_play'],
  ['Remembrance Stableford', 'stableford'],
  ['December Medal', 'stroke_play'],
] as const

const MINUTE_MS = 60_000
const DAY_MS = 1_440 * MINUTE_MS
/** A little over half of all rounds are played in competitions. */
const COMPETITION_SHARE = 0.55

/** A competition on the third Saturday of each month before this one, and friendly rounds on any day between. */
export function planSeason(input: {
  now: Date
  months: number
  rounds: number
  players: number
  courses: number
  random: Random
}): Season {
  const { months, random } = input
  const entrants = Math.min(input.players, Math.round((input.rounds * COMPETITION_SHARE) / months))
  const competitions = Array.from({ length: months }, (_, i) => planCompetition({ ...input, entrants, i }))
  const friendlies: PlannedRound[] = []
  const everyone = Array.from({ length: input.players }, (_, player) => player)
  while (friendlies.length < input.rounds - entrants * months) {
    const group = shuffled(random, everyone).slice(0, 2)
    const day = midnight(input.now, wholeBetween(random, 3, 30 * months))
    const teeOff = new Date(day + wholeBetween(random, 8 * 60, 14 * 60) * MINUTE_MS)
    const course = wholeBetween(random, 0, input.courses - 1)
    friendlies.push(...inGroup(group, { course, teeOff }))
  }
  return { competitions, friendlies: friendlies.slice(0, input.rounds - entrants * months) }
}

function planCompetition(input: {
  now: Date
  months: number
  players: number
  courses: number
  random: Random
  entrants: number
  i: number
}): PlannedCompetition {
  const { now, random, i } = input
  const monthsAgo = input.months - i
  const day = thirdSaturday(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo)
  const [name, type] = calendar[new Date(day).getUTCMonth()] ?? calendar[0]
  const everyone = Array.from({ length: input.players }, (_, player) => player)
  const field = shuffled(random, everyone).slice(0, input.entrants)
  const course = i % input.courses
  const rounds = makeGroups(field).flatMap((group, g) =>
    inGroup(group, { course, teeOff: new Date(day + (8.5 * 60 + 9 * g) * MINUTE_MS) }),
  )
  const year = new Date(day).getUTCFullYear()
  return {
    name: `${name} ${year}`,
    type,
    course,
    opensAt: new Date(day + 7 * 60 * MINUTE_MS),
    closesAt: new Date(day + 20 * 60 * MINUTE_MS),
    rounds,
  }
}

/** Groups of about three, never a single player, because somebody has to mark each card. */
export function makeGroups<Player>(field: readonly Player[]): Player[][] {
  const count = Math.max(1, Math.floor(field.length / 3))
  return Array.from({ length: count }, (_, g) => field.filter((_player, i) => i % count === g))
}

function inGroup(group: readonly number[], round: { course: number; teeOff: Date }): PlannedRound[] {
  return group.map((player, i) => ({ ...round, player, marker: group[(i + 1) % group.length] ?? player }))
}

function midnight(now: Date, daysAgo: number): number {
  return Math.floor(now.getTime() / DAY_MS - daysAgo) * DAY_MS
}

/** The third Saturday of that month; month -1 is last year's December. */
function thirdSaturday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 21))
  return last.getTime() - ((last.getUTCDay() + 1) % 7) * DAY_MS
}
