import { formatDateTime, formatter } from './format.ts'

/** The name of the club's zone, "Ireland Time", when its clock differs from the reader's at that moment; else undefined. */
export function foreignZoneName(iso: string, timeZone: string, ownZone = readerZone()): string | undefined {
  if (formatDateTime(iso, timeZone) === formatDateTime(iso, ownZone)) return undefined
  return formatter({ timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(new Date(iso))
    .find((part) => part.type === 'timeZoneName')?.value
}

function readerZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}
