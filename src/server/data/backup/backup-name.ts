/** `scoreclub-2026-11-23T03-00-00Z.zip`: sorts by time, and is a name for every file system. */
export function backupName(at: Date): string {
  return `scoreclub-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.zip`
}

/** When a backup of that name was made; undefined for any other file. */
export function timeOfBackup(name: string): Date | undefined {
  const found = /^scoreclub-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.zip$/.exec(name)
  if (!found) return undefined
  const [, day, hours, minutes, seconds] = found
  const at = new Date(`${day}T${hours}:${minutes}:${seconds}Z`)
  return Number.isNaN(at.getTime()) ? undefined : at
}
