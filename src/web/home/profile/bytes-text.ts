import { formatTenth } from '#web/lib/format.ts'

const MIB = 1_048_576

/** Below 1 MB as "0.1 MB", from a gigabyte on as GB; nobody plans with more digits. */
export function bytesText(bytes: number): string {
  const megabytes = bytes / MIB
  return megabytes >= 1024
    ? `${formatTenth(megabytes / 1024)} GB`
    : `${formatTenth(Math.max(0.1, megabytes))} MB`
}
