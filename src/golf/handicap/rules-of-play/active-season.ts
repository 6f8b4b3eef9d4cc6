import { formatDay, parseDay, type Day } from '../../day.ts'

/** The first and the last day of the months in which scores count, as "MM-DD". */
type Season = { from: string; until: string }

/**
 * Active seasons of provinces and states, by their ISO 3166-2 codes: scores made there on other days are not acceptable
 * (Rules of Handicapping 2.1). Canada: https://albertagolf.org/article/what-is-an-active-posting-season. Chicago District:
 * https://www.cdga.org/detail.asp?id=34&pid=4. Oregon: https://chapters.lpgaamateurs.com/education/handicap/ORCE.
 */
const seasons = {
  'CA-AB': { from: '03-01', until: '10-31' },
  'CA-BC': { from: '03-01', until: '11-15' },
  'CA-MB': { from: '04-15', until: '10-31' },
  'CA-NB': { from: '05-01', until: '10-31' },
  'CA-NL': { from: '04-01', until: '11-30' },
  'CA-NS': { from: '04-15', until: '10-31' },
  'CA-ON': { from: '04-15', until: '10-31' },
  'CA-PE': { from: '04-16', until: '11-14' },
  'CA-QC': { from: '04-15', until: '10-31' },
  'CA-SK': { from: '04-15', until: '10-31' },
  'US-IL': { from: '04-01', until: '10-31' },
  'US-OR': { from: '03-01', until: '11-30' },
} as const satisfies Record<string, Season>

/** Whose season a club has: all the year, or that of its province or state. */
export const activeSeasons = [
  'all_year',
  ...(['CA-AB', 'CA-BC', 'CA-MB', 'CA-NB', 'CA-NL', 'CA-NS', 'CA-ON', 'CA-PE', 'CA-QC', 'CA-SK'] as const),
  ...(['US-IL', 'US-OR'] as const),
] as const
export type ActiveSeason = (typeof activeSeasons)[number]

/** The first and the last day as "MM-DD"; undefined where every day counts. */
export function daysOfSeason(season: ActiveSeason): Season | undefined {
  return season === 'all_year' ? undefined : seasons[season]
}

/** Whether a round of this day, by the club's calendar, is of the active season. */
export function isInSeason(season: ActiveSeason, day: Day): boolean {
  const days = daysOfSeason(season)
  const date = formatDay(day).slice(5)
  return days === undefined || (date >= days.from && date <= lastOf(days))
}

/**
 * Months that a club closes as it decided for itself, from the first day to the last as "MM-DD", over the turn of the year where
 * the last comes first in it. They stand in the place of its region's.
 */
export type InactiveSeason = { from: string; until: string; reason: string }

/** Who ends with February ends with its last day: 29 February is a day of no year but some. */
const lastOf = ({ until }: Season) => (until === '02-28' ? '02-29' : until)

/** "MM-DD" of a day that is in every year. */
export function isDayOfYear(text: string): boolean {
  return parseDay(`2001-${text}`) !== undefined
}

/** Whether scores of a day count at a club, by its region's season or its own. */
export function doScoresCount(
  club: { activeSeason: ActiveSeason; inactiveSeason: InactiveSeason | null },
  day: Day,
): boolean {
  const { activeSeason, inactiveSeason: closed } = club
  if (closed === null) return isInSeason(activeSeason, day)
  const date = formatDay(day).slice(5)
  const [isAfter, isBefore] = [date >= closed.from, date <= lastOf(closed)]
  return !(closed.from <= closed.until ? isAfter && isBefore : isAfter || isBefore)
}
