import type { RoundDetail } from '#contract/card/rounds.ts'
import { entryFromWire } from '#contract/platform/wire-names.ts'
import type { SourcedEntry } from '#golf/card/entry-source.ts'
import type { HoleEntry, RecordedHoles } from '#golf/card/hole-entry.ts'

type SaidCard = {
  roundId: string
  playerId: string
  said: NonNullable<RoundDetail['said']>
  /** What counted when the card was read: of a hole of which only the player had said something, their word. */
  counting?: RoundDetail['entries']
}

/** What this phone has of its person's cards (offline/outbox.ts). */
type OnPhone = {
  confirmed: ReadonlyMap<string, RecordedHoles>
  entries: ReadonlyMap<string, HoleEntry & { roundId: string }>
}

/** What the club knows that each of them says of a card, and what this phone's person has said since. */
export function saidEntries(
  { roundId, playerId, said, counting = [] }: SaidCard,
  outbox: OnPhone | undefined,
  userId: string,
): SourcedEntry[] {
  const known = said.map(({ source, ...entry }): SourcedEntry => ({ ...entryFromWire(entry), source }))
  const byPlayer = counting
    .map(entryFromWire)
    .filter(({ authorId }) => authorId === playerId)
    .map((entry): SourcedEntry => ({ ...entry, source: 'player' }))
  const source = userId === playerId ? 'player' : 'marker'
  const own = [...(outbox?.confirmed.get(roundId)?.values() ?? []), ...(outbox?.entries.values() ?? [])]
  const mine = own
    .filter((entry) => !('roundId' in entry) || entry.roundId === roundId)
    .filter(({ authorId }) => authorId === userId)
    .map(({ id, holeNumber, result, at, authorId }): SourcedEntry => ({
      id,
      holeNumber,
      result,
      at,
      authorId,
      source,
    }))
  return [...known, ...byPlayer, ...mine]
}
