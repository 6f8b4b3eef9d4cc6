import { formatter } from './format.ts'

/** The name of the club's zone, "Ireland Time", when its clock differs from the reader's at that moment; else undefined. */
export function foreignZoneName(iso: string, timeZone: string, ownZone = readerZone()): string | undefined {
  const at = new Date(iso)
  if (clockIn(timeZone, at) === clockIn(ownZone, at)) return undefined
  return formatter({ timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(at)
    .find((part) => part.type === 'timeZoneName')?.value
}

function readerZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

function clockIn(timeZone: string, at: Date): string {
  return formatter({ timeZone, day: 'numeric', hour: 'numeric', minute: 'numeric' }).format(at)
}
