import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { z } from 'zod/mini'
import { holeEntry, roundDetail, type RoundDetail } from '#contract/rounds.ts'
import { entryFromWire, entryToWire, resultFromWire, resultToWire } from '#contract/wire-names.ts'
import type { EntryId } from '#domain/round/entry-id.ts'
import { recordHole, type HoleEntry, type RecordedHoles } from '#domain/round/hole-entry.ts'
import { holeResultKinds } from '#domain/scoring/hole-result.ts'
import type { StoredEntry } from './outbox.ts'

const storedEntry = z.object({
  id: z.string(),
  owner: z.string(),
  roundId: z.string(),
  holeNumber: z.number(),
  result: z.enum(holeResultKinds),
  grossScore: z.nullable(z.number()),
  at: z.number(),
  refusal: z.nullable(z.string()),
})
type EntryRecord = z.infer<typeof storedEntry>

/** A card as it was kept, perhaps by a version whose entries did not name their author yet. */
const keptRound = z.object({
  ...roundDetail.shape,
  entries: z.array(z.object({ ...holeEntry.shape, authorId: z.optional(z.string()) })),
})

/** What another version of the app wrote is parsed when read, never trusted. */
type OfflineSchema = DBSchema & {
  entries: { key: string; value: EntryRecord; indexes: { owner: string } }
  rounds: { key: string; value: { owner: string; round: unknown } }
  device: { key: string; value: string }
}

const NAME = 'scoreclub-offline'
const VERSION = 1
const LAST_ID = 'last-entry-id'
/** A score is safe when the disk has it, not when the browser promises to write it (U1). */
const durable = { durability: 'strict' } as const

export type Kept = { entries: StoredEntry[]; round: RoundDetail | null; lastId: EntryId | undefined }
export type OutboxStore = ReturnType<typeof createOutboxStore>

export async function openOutboxStore(owner: string, onBlocked?: () => void) {
  const database = await openDB<OfflineSchema>(NAME, VERSION, {
    upgrade(db) {
      db.createObjectStore('entries', { keyPath: 'id' }).createIndex('owner', 'owner')
      db.createObjectStore('rounds', { keyPath: 'owner' })
      db.createObjectStore('device')
    },
    blocked: () => onBlocked?.(),
    blocking: (_from, _to, event) => {
      if (event.target instanceof IDBDatabase) event.target.close()
    },
  })
  return createOutboxStore(database, owner)
}

/** What one user of this phone has kept here. Another user's entries are never read (U37). */
function createOutboxStore(database: IDBPDatabase<OfflineSchema>, owner: string) {
  return {
    async read(): Promise<Kept> {
      const transaction = database.transaction(['entries', 'rounds', 'device'])
      const [records, kept, lastId] = await Promise.all([
        transaction.objectStore('entries').index('owner').getAll(owner),
        transaction.objectStore('rounds').get(owner),
        transaction.objectStore('device').get(LAST_ID),
      ])
      return {
        entries: records.flatMap(entryFromRecord),
        round: roundFromRecord(kept),
        lastId: isEntryId(lastId) ? lastId : undefined,
      }
    },

    /** Resolves when the disk has the entry. */
    async add(roundId: string, entry: HoleEntry): Promise<void> {
      const transaction = database.transaction(['entries', 'device'], 'readwrite', durable)
      const { id, holeNumber, at, result } = entry
      const lastId = await transaction.objectStore('device').get(LAST_ID)
      await Promise.all([
        transaction
          .objectStore('entries')
          .put({ id, owner, roundId, holeNumber, at, refusal: null, ...resultToWire(result) }),
        lastId === undefined || lastId < id ? transaction.objectStore('device').put(id, LAST_ID) : undefined,
        transaction.done,
      ])
    },

    /** The club has them: they leave the outbox and count on the kept card, in one step. */
    async settle(roundId: string, ids: readonly string[], counting: readonly HoleEntry[]): Promise<void> {
      const transaction = database.transaction(['entries', 'rounds'], 'readwrite', durable)
      const kept = roundFromRecord(await transaction.objectStore('rounds').get(owner))
      const writes: Promise<unknown>[] = ids.map((id) => transaction.objectStore('entries').delete(id))
      if (kept?.id === roundId)
        writes.push(transaction.objectStore('rounds').put({ owner, round: withCounting(kept, counting) }))
      await Promise.all([...writes, transaction.done])
    },

    async setRefusal(id: string, refusal: string | null): Promise<void> {
      const transaction = database.transaction('entries', 'readwrite', durable)
      const record = await transaction.store.get(id)
      await Promise.all([
        record ? transaction.store.put({ ...record, refusal }) : undefined,
        transaction.done,
      ])
    },

    async remove(id: string): Promise<void> {
      await database.delete('entries', id)
    },

    async keepRound(round: RoundDetail | null): Promise<void> {
      const transaction = database.transaction('rounds', 'readwrite', durable)
      await Promise.all([
        round ? transaction.store.put({ owner, round }) : transaction.store.delete(owner),
        transaction.done,
      ])
    },

    close(): void {
      database.close()
    },
  }
}

function entryFromRecord(record: unknown): StoredEntry[] {
  const parsed = storedEntry.safeParse(record)
  if (!parsed.success) return []
  const { id, roundId, holeNumber, at, refusal, owner } = parsed.data
  return [{ id, roundId, holeNumber, at, refusal, result: resultFromWire(parsed.data), authorId: owner }]
}

function roundFromRecord(record: { owner: string; round: unknown } | undefined): RoundDetail | null {
  const parsed = keptRound.safeParse(record?.round)
  if (!record || !parsed.success) return null
  const entries = parsed.data.entries.map((entry) => ({ ...entry, authorId: entry.authorId ?? record.owner }))
  return { ...parsed.data, entries }
}

function isEntryId(id: string | undefined): id is EntryId {
  return id?.startsWith('ent_') ?? false
}

/** The kept card with more of what the club has confirmed; late and repeated news change nothing. */
export function withCounting(round: RoundDetail, counting: readonly HoleEntry[]): RoundDetail {
  const held: RecordedHoles = new Map(round.entries.map((wire) => [wire.holeNumber, entryFromWire(wire)]))
  const recorded = counting.reduce(recordHole, held)
  return recorded === held ? round : { ...round, entries: [...recorded.values()].map(entryToWire) }
}
