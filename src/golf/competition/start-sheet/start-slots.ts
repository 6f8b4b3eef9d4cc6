import { accepted, refused, type Outcome } from '../../outcome.ts'
import { clockMinutes, clubClock } from './club-clock.ts'
import { startHalves, type StartBreak, type StartSettings, type StartSlot } from './start-sheet.ts'

const MINUTE_MS = 60_000
const TENTH = 10

/** Where groups can start: the holes of the course, and the clock that its breaks are read on. */
export type StartPlace = { holes: readonly { number: number; par: number }[]; timeZone: string }

export type SlotRefusal = 'too_many_groups' | 'no_tenth_hole' | 'no_first_hole' | 'past_midnight'

/**
 * Times and holes for so many groups, in the order in which they are filled. The first of them do not depend on how many
 * there are, so that groups can be added later.
 */
export function makeSlots(
  count: number,
  settings: StartSettings,
  place: StartPlace,
): Outcome<StartSlot[], SlotRefusal> {
  switch (settings.kind) {
    case 'one_tee':
      return onTees(count, [place.holes[0]?.number ?? 1], { settings, place })
    case 'two_tees':
      if (place.holes.every(({ number }) => number !== TENTH)) return refused('no_tenth_hole')
      if (place.holes.every(({ number }) => number !== 1)) return refused('no_first_hole')
      return onTees(count, [1, TENTH], { settings, place })
    case 'shotgun':
      return shotgun(count, settings, place)
  }
}

function onTees(
  count: number,
  tees: readonly number[],
  { settings, place: { timeZone } }: { settings: StartSettings; place: StartPlace },
): Outcome<StartSlot[], SlotRefusal> {
  const slots: StartSlot[] = []
  const { day } = clubClock(settings.firstAt, timeZone)
  let startsAt = afterBreaks(settings.firstAt, settings.breaks, timeZone)
  while (slots.length < count) {
    if (clubClock(startsAt, timeZone).day !== day) return refused('past_midnight')
    for (const hole of tees) slots.push({ startsAt, hole, half: null })
    startsAt = afterBreaks(startsAt + settings.intervalMinutes * MINUTE_MS, settings.breaks, timeZone)
  }
  return accepted(slots.slice(0, count))
}

/** The same moment, or the end of the break that it is in. */
function afterBreaks(at: number, breaks: readonly StartBreak[], timeZone: string): number {
  const { minutes } = clubClock(at, timeZone)
  const pause = breaks.find(
    (one) => minutes >= clockMinutes(one.at) && minutes < clockMinutes(one.at) + one.minutes,
  )
  if (!pause) return at
  const left = clockMinutes(pause.at) + pause.minutes - minutes
  // The clocks may change in a break, and another may follow.
  return afterBreaks(at + left * MINUTE_MS, breaks, timeZone)
}

/** A group on each hole; then second ones, on the holes where two can wait: par threes come last. */
function shotgun(
  count: number,
  { firstAt }: StartSettings,
  { holes }: StartPlace,
): Outcome<StartSlot[], SlotRefusal> {
  if (count > holes.length * startHalves.length) return refused('too_many_groups')
  const byNumber = [...holes].sort((a, b) => a.number - b.number)
  const second = [...byNumber]
    .sort((a, b) => Number(a.par === 3) - Number(b.par === 3))
    .map(({ number }) => number)
  const seconds = second.slice(0, Math.max(0, count - holes.length))
  const first: StartSlot[] = byNumber.map(({ number }) => ({
    startsAt: firstAt,
    hole: number,
    half: seconds.includes(number) ? 'A' : null,
  }))
  return accepted(
    [...first, ...seconds.map((hole): StartSlot => ({ startsAt: firstAt, hole, half: 'B' }))].slice(0, count),
  )
}

/** Groups as they stand on the sheet: by time, then by hole. */
export function bySlot(a: StartSlot, b: StartSlot): number {
  return a.startsAt - b.startsAt || a.hole - b.hole || (a.half ?? '').localeCompare(b.half ?? '')
}

/** The same time and hole, by which a group of a sheet is known. */
export function isSameSlot(a: StartSlot, b: StartSlot): boolean {
  return a.startsAt === b.startsAt && a.hole === b.hole && (a.half === 'B') === (b.half === 'B')
}
