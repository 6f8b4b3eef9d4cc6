import { TZDate } from '@date-fns/tz'

export type ClubMonth = {
  /** "2026-11" */
  name: string
  start: Date
}

/** The last `many` months of the club's calendar with the present one as the last (D28). */
export function clubMonths(now: Date, terms: { timeZone: string; many: number }): ClubMonth[] {
  const there = new TZDate(now.getTime(), terms.timeZone)
  return Array.from({ length: terms.many }, (_, i) => {
    const start = new TZDate(
      there.getFullYear(),
      there.getMonth() - (terms.many - 1 - i),
      1,
      0,
      0,
      0,
      terms.timeZone,
    )
    const name = `${start.getFullYear()}-${String(start.getMonth() + 1).padStart(2, '0')}`
    return { name, start: new Date(start.getTime()) }
  })
}
