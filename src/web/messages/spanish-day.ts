/** "6 de diciembre", with the year where a day beside it is of another one; days as "2026-12-06". */
export function spanishDay(day: string, ...besides: readonly string[]): string {
  const isOneYear = besides.every((other) => other.slice(0, 4) === day.slice(0, 4))
  return new Intl.DateTimeFormat('es-ES', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
    ...(!isOneYear && { year: 'numeric' }),
  }).format(Date.parse(`${day}T00:00:00Z`))
}

/** "el 6 de diciembre", or "del 6 de diciembre al 7 de diciembre". */
export function spanishDays(
  { first, last }: { first: string; last: string },
  ...besides: readonly string[]
): string {
  return first === last
    ? `el ${spanishDay(first, ...besides)}`
    : `del ${spanishDay(first, last, ...besides)} al ${spanishDay(last, first, ...besides)}`
}
