const MS_PER_DAY = 86_400_000

/** A calendar day as a number that rises by one each day; 1970-01-01 is 0. No time zone: a round has a date. */
export type Day = number

/** Reads "2026-03-01"; undefined when there is no such day. */
export function parseDay(text: string): Day | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match) return undefined
  const ms = Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3]))
  return new Date(ms).toISOString().startsWith(text) ? ms / MS_PER_DAY : undefined
}

export function formatDay(day: Day): string {
  return new Date(day * MS_PER_DAY).toISOString().slice(0, 10)
}
