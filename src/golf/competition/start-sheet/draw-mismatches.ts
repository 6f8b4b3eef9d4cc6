import { isDayOfPlay, type DaysOfPlay } from '../days-of-play.ts'
import { clubClock } from './club-clock.ts'
import type { DrawnGroup, StartSlot } from './start-sheet.ts'

/** What a draw has and its competition has not, with both facts; days as the club's calendar has them, "2026-11-29". */
export type DrawMismatch =
  | ({ of: 'day'; drawn: string } & DaysOfPlay)
  | { of: 'hole'; drawn: number; holes: number }
  | { of: 'round'; drawn: number; rounds: number }

/** What a draw is compared with. */
export type DrawTerms = {
  days: DaysOfPlay
  /** Of the course; of any course of eighteen where none is named. */
  holes: readonly { number: number }[]
  roundCount: number
  timeZone: string
}

/** What of a start its competition has not; undefined where it has the day and the hole. */
export function startMismatch({ startsAt, hole }: StartSlot, terms: DrawTerms): DrawMismatch | undefined {
  const { days, holes, timeZone } = terms
  const { day } = clubClock(startsAt, timeZone)
  if (!isDayOfPlay(days, day)) return { of: 'day', drawn: day, ...days }
  if (!holes.some(({ number }) => number === hole)) return { of: 'hole', drawn: hole, holes: holes.length }
  return undefined
}

/**
 * Whatever no longer fits between a draw and its competition, each once: its round, then days and holes in their order.
 * Starts that nobody has are left out, because players are never shown them.
 */
export function drawMismatches(
  { groups, round }: { groups: readonly DrawnGroup[]; round: number | undefined },
  terms: DrawTerms,
): DrawMismatch[] {
  const found = new Map<string, DrawMismatch>()
  for (const group of groups) {
    const mismatch = group.players.length > 0 ? startMismatch(group, terms) : undefined
    if (mismatch) found.set(`${mismatch.of} ${String(mismatch.drawn).padStart(2, '0')}`, mismatch)
  }
  const starts = [...found].sort(([a], [b]) => a.localeCompare(b)).map(([, mismatch]) => mismatch)
  const { roundCount } = terms
  return round !== undefined && round > roundCount
    ? [{ of: 'round', drawn: round, rounds: roundCount }, ...starts]
    : starts
}

/** Both facts in English: "This draw starts on 29 November; the competition is on 6 December." */
export function sayMismatch(mismatch: DrawMismatch): string {
  switch (mismatch.of) {
    case 'day': {
      const { drawn, first, last } = mismatch
      return `This draw starts on ${sayDay(drawn, first, last)}; the competition is ${sayDays(mismatch, drawn)}.`
    }
    case 'hole':
      return `This draw starts a group on hole ${mismatch.drawn}; the course has ${mismatch.holes} holes.`
    case 'round':
      return `This draw is of round ${mismatch.drawn}; the competition has ${sayRounds(mismatch.rounds)}.`
  }
}

/** "on 6 December", or "from 6 December to 7 December"; `besides`: days in the same sentence. */
export function sayDays({ first, last }: DaysOfPlay, ...besides: readonly string[]): string {
  return first === last
    ? `on ${sayDay(first, ...besides)}`
    : `from ${sayDay(first, last, ...besides)} to ${sayDay(last, first, ...besides)}`
}

/** "one round", "3 rounds". */
export function sayRounds(count: number): string {
  return count === 1 ? 'one round' : `${count} rounds`
}

/** "6 December", with the year where a day beside it is of another one. */
export function sayDay(day: string, ...besides: readonly string[]): string {
  const isOneYear = besides.every((other) => other.slice(0, 4) === day.slice(0, 4))
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
    ...(!isOneYear && { year: 'numeric' }),
  }).format(Date.parse(`${day}T00:00:00Z`))
}
