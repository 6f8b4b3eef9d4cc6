export type EntryId = `ent_${string}`

/**
 * Mints the id of a hole entry on the device: nine digits of time in base 36, then 16 random ones. Ids of one device
 * rise strictly: when its clock stands still or is turned back, the time of the last id plus one is used, so a later
 * tap always supersedes an earlier one.
 */
export function mintEntryId(
  now: number,
  last: EntryId | undefined,
  random: () => number,
): { id: EntryId; at: number } {
  const lastAt = last === undefined ? 0 : entryIdTime(last)
  const whole = Math.floor(now)
  const at = whole > lastAt ? whole : lastAt + 1
  let tail = ''
  while (tail.length < 16) tail += Math.floor(random() * 36).toString(36)
  return { id: `ent_${at.toString(36).padStart(9, '0')}${tail}`, at }
}

function entryIdTime(id: EntryId): number {
  return Number.parseInt(id.slice(4, 13), 36)
}
