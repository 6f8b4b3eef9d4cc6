/** A start on the club's clock as boards are sent it: "10:24", or "2026-06-07T10:24" where the day is to be said. */
export function readLocalStart(startsAt: string): { day: Date | undefined; time: string } {
  const [day, time] = startsAt.includes('T') ? startsAt.split('T') : [undefined, startsAt]
  return { day: day === undefined ? undefined : new Date(`${day}T00:00:00Z`), time: time ?? '' }
}
