import type { EntryInput, WireHoleEntry } from '#contract/rounds.ts'
import { resultToWire } from '#contract/wire-names.ts'
import { mayScoreRound } from '#domain/club/permissions.ts'
import type { Services } from '../deps.ts'
import { AppError, fieldError } from '../http/app-error.ts'
import type { SignedIn } from '../http/session.ts'
import { resultFrom } from '../db/stored-golf.ts'
import type { SaveTaps } from './save-taps.ts'
import { findRoundFacts, type RoundFacts } from './rounds.store.ts'
import type { EntryToSave } from './taps.store.ts'

const MOST_KEPT = 5_000

/** Facts of rounds being played: they never change, so a score does not ask for them again. */
export class KnownRounds {
  readonly #kept = new Map<string, RoundFacts>()

  async find(services: Services, roundId: string): Promise<RoundFacts | undefined> {
    const kept = this.#kept.get(roundId)
    if (kept) return kept
    const facts = await findRoundFacts(services.db, roundId)
    if (!facts) return undefined
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear()
    this.#kept.set(roundId, facts)
    return facts
  }
}

export type Recorded = { roundId: string; revision: number; acknowledged: string[]; entries: WireHoleEntry[] }

/**
 * Records hole scores as they were made. Only the round's own player writes to it. Sending again is harmless, order
 * does not matter, and a clock that runs ahead is set back to the server's, so it can never lock a hole.
 */
export async function recordHoleScores(
  services: Services,
  { known, save }: { known: KnownRounds; save: SaveTaps },
  terms: { viewer: SignedIn; roundId: string; entries: readonly EntryInput[] },
): Promise<Recorded> {
  const { viewer, roundId, entries } = terms
  const facts = await known.find(services, roundId)
  if (!facts || !mayScoreRound(viewer, facts)) throw new AppError('not_found')
  const now = services.now()
  const saved = await save({
    roundId,
    authorId: viewer.userId,
    entries: distinctEntries(
      entries.map((entry, i) => checkEntry(entry, { facts, now, field: `entries.${i}` })),
    ),
    now,
  })
  if (!saved) throw new AppError('not_found')
  if (saved.reused) throw new AppError('entry_id_reused', { details: { ids: saved.reused } })
  if (saved.status !== 'in_progress')
    throw new AppError('round_closed', { details: { status: saved.status } })
  return {
    roundId,
    revision: saved.revision,
    acknowledged: entries.map((entry) => entry.id),
    entries: (saved.current ?? []).map((entry) => ({
      id: entry.id,
      holeNumber: entry.holeNumber,
      ...resultToWire(resultFrom(entry.result, entry.strokes)),
      at: new Date(entry.at).toISOString(),
    })),
  }
}

function checkEntry(entry: EntryInput, terms: { facts: RoundFacts; now: Date; field: string }): EntryToSave {
  const { facts, now, field } = terms
  if (!facts.holeNumbers.includes(entry.holeNumber))
    throw fieldError(`${field}.holeNumber`, `This course has no hole ${entry.holeNumber}.`)
  const strokes = entry.grossScore ?? null
  if (entry.result === 'strokes' && strokes === null)
    throw fieldError(`${field}.grossScore`, 'A hole that was played has 1 to 15 strokes.')
  if (entry.result !== 'strokes' && strokes !== null)
    throw fieldError(`${field}.grossScore`, 'A hole picked up or not played has no strokes.')
  const at = new Date(entry.at)
  return {
    id: entry.id,
    holeNumber: entry.holeNumber,
    result: entry.result,
    strokes,
    at: at > now ? now : at,
  }
}

/** The same tap twice in one request counts once; the same id with another content is refused. */
function distinctEntries(entries: readonly EntryToSave[]): EntryToSave[] {
  const byId = new Map<string, EntryToSave>()
  for (const entry of entries) {
    const present = byId.get(entry.id)
    if (
      present &&
      (present.holeNumber !== entry.holeNumber ||
        present.result !== entry.result ||
        present.strokes !== entry.strokes)
    )
      throw new AppError('entry_id_reused', { details: { ids: [entry.id] } })
    byId.set(entry.id, entry)
  }
  return [...byId.values()]
}
