import { openDB, type DBSchema } from 'idb'
import { z } from 'zod/mini'
import { matchEntryFromWire, matchEntryToWire } from '#contract/match/wire-match-entry.ts'
import { matchWordKinds, type MatchEntry } from '#golf/match/match-entry.ts'

/** An entry of a match on this phone. */
export type KeptMatchEntry = {
  matchId: string
  entry: MatchEntry
  /** The card's revision at the club that has it; null while it waits. A card that is older does not show it yet. */
  takenAt: number | null
  /** Why the club did not take it; its author decides what becomes of it. */
  refusal: string | null
}

const side = z.nullable(z.enum(['A', 'B']))
const gross = z.nullable(z.number())
const record = z.object({
  owner: z.string(),
  id: z.string(),
  matchId: z.string(),
  takenAt: z.nullable(z.number()),
  refusal: z.nullable(z.string()),
  wire: z.object({
    id: z.string(),
    at: z.string(),
    authorId: z.string(),
    kind: z.enum(matchWordKinds),
    holeNumber: z.nullable(z.number()),
    side,
    strokesA: gross,
    strokesB: gross,
    result: z.nullable(z.string()),
  }),
})
type MatchSchema = DBSchema & {
  entries: { key: string; value: z.infer<typeof record>; indexes: { owner: string } }
}

const SPARE = 'scoreclub.match.'
/** A word is safe when the disk has it (U1). */
const durable = { durability: 'strict' } as const

/** Apart from the outbox's database, which a new version would close under an older tab that is scoring. */
async function inBox<Result>(act: (box: Awaited<ReturnType<typeof openBox>>) => Promise<Result>) {
  const box = await openBox()
  try {
    return await act(box)
  } finally {
    box.close()
  }
}

function openBox() {
  return openDB<MatchSchema>('scoreclub-matches', 1, {
    upgrade(db) {
      db.createObjectStore('entries', { keyPath: 'id' }).createIndex('owner', 'owner')
    },
  })
}

/**
 * Writes an entry: a copy into local storage at once, so that closing the page at that moment does not lose it, then
 * to the disk. Resolves when it is there.
 */
export async function keepMatchEntry(owner: string, kept: KeptMatchEntry): Promise<void> {
  const written = toRecord(owner, kept)
  putSpare(written)
  await inBox(async (box) => {
    const transaction = box.transaction('entries', 'readwrite', durable)
    await Promise.all([transaction.store.put(written), transaction.done])
  })
}

export async function dropMatchEntries(ids: readonly string[]): Promise<void> {
  for (const id of ids) dropSpare(id)
  await inBox(async (box) => {
    const transaction = box.transaction('entries', 'readwrite')
    await Promise.all([...ids.map((id) => transaction.store.delete(id)), transaction.done])
  })
}

/** All of this person's, of the disk and of the copies; never another's (U37). */
export async function readMatchEntries(owner: string): Promise<KeptMatchEntry[]> {
  const spares = listSpares()
  const stored: unknown[] = await inBox((box) => box.getAllFromIndex('entries', 'owner', owner)).catch(
    (fault: unknown) => {
      // Storage is forbidden: the copies are all there is.
      if (spares.length === 0) throw fault
      return []
    },
  )
  const found = new Map<string, KeptMatchEntry>()
  for (const one of [...spares, ...stored]) {
    const read = record.safeParse(one)
    const entry = read.success ? matchEntryFromWire(read.data.wire) : undefined
    if (!read.success || !entry || read.data.owner !== owner) continue
    const { id, matchId, takenAt, refusal } = read.data
    found.set(id, { matchId, entry, takenAt, refusal })
  }
  return [...found.values()]
}

function toRecord(owner: string, { matchId, entry, takenAt, refusal }: KeptMatchEntry) {
  const {
    side: of = null,
    strokesA = null,
    strokesB = null,
    result = null,
    ...wire
  } = matchEntryToWire(entry)
  return {
    owner,
    id: entry.id,
    matchId,
    takenAt,
    refusal,
    wire: { ...wire, side: of, strokesA, strokesB, result },
  }
}

function putSpare(written: { id: string }): void {
  try {
    localStorage.setItem(SPARE + written.id, JSON.stringify(written))
  } catch {
    // Full or forbidden: then the database has the only one.
  }
}

function dropSpare(id: string): void {
  try {
    localStorage.removeItem(SPARE + id)
  } catch {
    // Forbidden: then there is none.
  }
}

function spareKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(SPARE))
  } catch {
    return [] // forbidden
  }
}

function listSpares(): unknown[] {
  return spareKeys().map((key): unknown => JSON.parse(localStorage.getItem(key) ?? 'null'))
}
