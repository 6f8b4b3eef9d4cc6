import { randomInt } from 'node:crypto'
import { mintEntryId, type EntryId } from '#golf/card/entry-id.ts'

/** The id of an entry that the server makes, the `i`th of one command. */
export function mintLaterId(now: Date, i: number): EntryId {
  return mintEntryId(now.getTime() + i, undefined, () => randomInt(2 ** 32) / 2 ** 32).id
}
