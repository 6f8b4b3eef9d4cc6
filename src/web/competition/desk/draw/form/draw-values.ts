import type { Competition } from '#contract/competition/competitions.ts'
import type { StartDraw } from '#contract/competition/start-sheet-draw.ts'
import { isDayOfPlay } from '#golf/competition/days-of-play.ts'
import { clubClock } from '#golf/competition/start-sheet/club-clock.ts'
import { groupSizes, startKinds, startOrders } from '#golf/competition/start-sheet/start-sheet.ts'

export type BreakValues = { at: string; minutes: string }

export const noBreak: BreakValues = { at: '', minutes: '15' }

/** The form of a draw, all of it as text. */
export type DrawValues = {
  kind: string
  groupSize: string
  firstAt: string
  interval: string
  /** At least one; without a time it is none. */
  breaks: readonly BreakValues[]
  order: string
  seed: string
  /** Of several rounds; empty: as its day and the cards say. */
  round: string
}

const MOST_SEED = 2 ** 31 - 1

/** A moment as a date-time field writes it, on the club's clock: "2026-05-02T08:00". */
function clubField(iso: string, timeZone: string): string {
  const { day, minutes } = clubClock(Date.parse(iso), timeZone)
  return `${day}T${clockField(minutes)}`
}

/** Minutes since midnight as a time field writes them: "08:05". */
export function clockField(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** The settings of the last draw, or the usual ones. */
export function startingValues(
  competition: Competition,
  { settings, timeZone, days }: Pick<StartDraw, 'settings' | 'timeZone' | 'days'>,
): DrawValues {
  const breaks = (settings?.breaks ?? []).map(({ at, minutes }) => ({ at, minutes: String(minutes) }))
  const firstAt = settings?.firstAt ?? competition.startDate
  return {
    kind: settings?.kind ?? 'one_tee',
    groupSize: String(settings?.groupSize ?? 4),
    firstAt: firstAt === null ? '' : onDays(clubField(firstAt, timeZone), days),
    interval: String(settings?.intervalMinutes ?? 10),
    breaks: breaks.length > 0 ? breaks : [noBreak],
    order: settings?.order ?? 'handicap_low',
    seed: String(settings?.seed ?? Math.floor(Math.random() * MOST_SEED)),
    round: '',
  }
}

/** The same time on the first day of the competition, where that has been moved since. */
function onDays(field: string, days: StartDraw['days']): string {
  const [day = '', time = ''] = field.split('T')
  return days && !isDayOfPlay(days, day) ? `${days.first}T${time}` : field
}

/** The chosen settings; a choice that nobody could have made is the first one. */
export function readValues(values: DrawValues) {
  const seed = Number(values.seed)
  const breaks = values.breaks.map(({ at, minutes }) => ({ at, minutes: Number(minutes) }))
  return {
    kind: startKinds.find((one) => one === values.kind) ?? 'one_tee',
    groupSize: groupSizes.find((one) => String(one) === values.groupSize) ?? 4,
    firstAt: values.firstAt,
    intervalMinutes: Number(values.interval),
    breaks: breaks.filter(({ at, minutes }) => at !== '' && minutes > 0),
    order: startOrders.find((one) => one === values.order) ?? 'handicap_low',
    seed: Number.isInteger(seed) && seed >= 0 && seed <= MOST_SEED ? seed : 0,
    ...(values.round !== '' && { round: Number(values.round) }),
  }
}
