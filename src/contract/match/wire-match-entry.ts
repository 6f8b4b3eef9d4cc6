import type { MatchEntry } from '#golf/match/match-entry.ts'
import { fieldsOfSaying, sayingFromFields } from '#golf/match/match-fields.ts'
import type { WireMatchEntry } from './match-cards.ts'

export function matchEntryToWire(entry: MatchEntry): WireMatchEntry {
  const { id, at, authorId } = entry
  return { id, ...fieldsOfSaying(entry), at: new Date(at).toISOString(), authorId }
}

/** undefined for a word of a kind that this version does not know how to read. */
export function matchEntryFromWire(wire: WireMatchEntry): MatchEntry | undefined {
  const saying = sayingFromFields(wire)
  return saying && { ...saying, id: wire.id, at: Date.parse(wire.at), authorId: wire.authorId }
}
