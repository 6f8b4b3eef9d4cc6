import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb'
import { z } from 'zod/mini'
import type { RoundDetail } from '#contract/card/rounds.ts'
import { entryFromWire, entryToWire } from '#contract/platform/wire-names.ts'
import type { EntryId } from '#golf/card/entry-id.ts'
import { recordHole, type HoleEntry, type RecordedHoles } from '#golf/card/hole-entry.ts'
import { fromRecord, readDetail, toRecord, type KeptRound, type RoundRecord } from './kept/kept-round.ts'
import type { StoredEntry } from './outbox.ts'
import { fromEntryRecord, toEntryRecord, type EntryRecord } from './spare-entries.ts'

/** What another version of the app wrote is parsed when read, never trusted. */
type OfflineSchema = DBSchema & {
  entries: { key: string; value: EntryRecord; indexes: { owner: string } }
  rounds: { key: [owner: string, id: string]; value: RoundRecord; indexes: { owner: string } }
  device: { key: string; value: string }
}

const NAME = 'scoreclub-offline'
/** 1: one round for each person. 2: several, each with what of it waits beside its scores. */
const VERSION = 2
const LAST_ID = 'last-entry-id'
/** A score is safe when the disk has it, not when the browser promises to write it (U1). */
const durable = { durability: 'strict' } as const

export type Kept = { entries: StoredEntry[]; rounds: KeptRound[]; lastId: EntryId | undefined }
export type OutboxStore = ReturnType<typeof createOutboxStore>

/** @param onLost the browser has cleared the storage under the open page; this store takes nothing any more */
export async function openOutboxStore(owner: string, onLost?: () => void) {
  const database = await openDB<OfflineSchema>(NAME, VERSION, {
    upgrade(db, from, _to, transaction) {
      if (from < 1) {
        db.createObjectStore('entries', { keyPath: 'id' }).createIndex('owner', 'owner')
        db.createObjectStore('device')
        createRounds(db)
      } else {
        // Half of a change is none: then the database stays as it was, and the app says that it cannot store.
        keepSeveralRounds(db, transaction).catch(() => {
          transaction.abort()
        })
      }
    },
    blocking: (_from, _to, event) => {
      if (event.target instanceof IDBDatabase) event.target.close()
    },
    terminated: () => onLost?.(),
  })
  return createOutboxStore(database, owner)
}

function createRounds(db: IDBPDatabase<OfflineSchema>) {
  const rounds = db.createObjectStore('rounds', { keyPath: ['owner', 'id'] })
  rounds.createIndex('owner', 'owner')
  return rounds
}

const roundOfVersion1 = z.object({ owner: z.string(), round: z.looseObject({ id: z.string() }) })

/** From version 1 to 2: the key of a kept card is its own and no longer its owner's. Entries stay as they are. */
async function keepSeveralRounds(
  db: IDBPDatabase<OfflineSchema>,
  transaction: IDBPTransaction<OfflineSchema, ('entries' | 'rounds' | 'device')[], 'versionchange'>,
): Promise<void> {
  const before: unknown[] = await transaction.objectStore('rounds').getAll()
  db.deleteObjectStore('rounds')
  const rounds = createRounds(db)
  for (const one of before) {
    const read = roundOfVersion1.safeParse(one)
    if (!read.success) continue
    const { owner, round } = read.data
    await rounds.put({ owner, id: round.id, isOwn: true, round, start: null, handIn: null, correction: null })
  }
}

/** What one user of this phone has kept here. Another user's entries are never read (U37). */
function createOutboxStore(database: IDBPDatabase<OfflineSchema>, owner: string) {
  const ofOwner = entriesOf(owner)
  return {
    async read(): Promise<Kept> {
      const transaction = database.transaction(['entries', 'rounds', 'device'])
      const [records, rounds, lastId] = await Promise.all([
        transaction.objectStore('entries').index('owner').getAll(owner),
        transaction.objectStore('rounds').index('owner').getAll(owner),
        transaction.objectStore('device').get(LAST_ID),
        transaction.done,
      ])
      const kept = await Promise.all(rounds.map(fromRecord))
      return {
        entries: records.flatMap(fromEntryRecord),
        rounds: kept.filter((one) => one !== undefined),
        lastId: isEntryId(lastId) ? lastId : undefined,
      }
    },

    /** Resolves when the disk has the entry. */
    async add(roundId: string, entry: HoleEntry): Promise<void> {
      const transaction = database.transaction(['entries', 'device'], 'readwrite', durable)
      const { id } = entry
      const device = transaction.objectStore('device')
      // Together: where the browser closes the database in between, each of them fails, and none unheard.
      await Promise.all([
        transaction.objectStore('entries').put(toEntryRecord(owner, roundId, entry)),
        device.get(LAST_ID).then((last = '') => (last < id ? device.put(id, LAST_ID) : undefined)),
        transaction.done,
      ])
    },

    /** The club has them: they leave the outbox and count on the kept card, in one step. */
    async settle(roundId: string, ids: readonly string[], counting: readonly HoleEntry[]): Promise<void> {
      const transaction = database.transaction(['entries', 'rounds'], 'readwrite', durable)
      const record = await transaction.objectStore('rounds').get([owner, roundId])
      const detail = record && readDetail(record)
      const writes: Promise<unknown>[] = ids.map((id) => transaction.objectStore('entries').delete(id))
      if (record && detail)
        writes.push(
          transaction.objectStore('rounds').put({ ...record, round: withCounting(detail, counting) }),
        )
      await Promise.all([...writes, transaction.done])
    },

    async setRefusal(id: string, refusal: string | null): Promise<void> {
      const transaction = database.transaction('entries', 'readwrite', durable)
      const record = await transaction.store.get(id)
      if (record) await transaction.store.put({ ...record, refusal })
      await transaction.done
    },

    async remove(id: string): Promise<void> {
      await database.delete('entries', id)
    },

    /**
     * Writes these cards and takes others away, in one step. With `movedFrom` the entries that waited for that round wait for
     * the first card written: the round that the phone started is another one at the club.
     */
    async putRounds(change: {
      put: readonly KeptRound[]
      remove?: readonly string[]
      movedFrom?: string
    }): Promise<void> {
      const transaction = database.transaction(['entries', 'rounds'], 'readwrite', durable)
      const rounds = transaction.objectStore('rounds')
      const entries = transaction.objectStore('entries')
      const to = change.put[0]?.id
      const isMoved = ({ roundId }: EntryRecord) => to !== undefined && roundId === change.movedFrom
      const moved = change.movedFrom === undefined ? [] : await ofOwner(entries, isMoved)
      await Promise.all([
        ...change.put.map((kept) => rounds.put(toRecord(owner, kept))),
        ...(change.remove ?? []).map((id) => rounds.delete([owner, id])),
        ...moved.map((entry) => entries.put({ ...entry, roundId: to ?? entry.roundId })),
        transaction.done,
      ])
    },

    close(): void {
      database.close()
    },
  }
}

type EntryIndex = { index: (name: 'owner') => { getAll: (key: string) => Promise<EntryRecord[]> } }

function entriesOf(owner: string) {
  return async (entries: EntryIndex, isWanted: (entry: EntryRecord) => boolean) =>
    (await entries.index('owner').getAll(owner)).filter(isWanted)
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
