import { TZDate } from '@date-fns/tz'

export type ClubMonth = {
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
