import type { SentHoleEntry, WireHoleEntry } from '#contract/rounds.ts'
import { entryFromWire, entryToWire } from '#contract/wire-names.ts'
import { mayScoreRound } from '#domain/club/permissions.ts'
import type { HoleEntry } from '#domain/round/hole-entry.ts'
import { isSameResult } from '#domain/scoring/hole-result.ts'
import type { Services } from '../../deps.ts'
import { AppError, fieldError } from '../../http/app-error.ts'
import { cardClosed } from '../card-closed.ts'
import type { SignedIn } from '../../http/session.ts'
import { findRoundFacts, type RoundFacts } from '../rounds.store.ts'
import type { SaveHoleEntries } from './save-hole-entries.ts'

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

/**
 * The server's time as far as it has come: when the machine's clock is set back, a new tap must not be dated before an
 * older one that was already taken, or it would not count (P6).
 */
export class RisingClock {
  #latest = 0

  read(now: Date): number {
    this.#latest = Math.max(this.#latest, now.getTime())
    return this.#latest
  }
}

export type Recorded = { roundId: string; revision: number; acknowledged: string[]; entries: WireHoleEntry[] }

/**
 * Records hole entries as they were made. Sending again is harmless, order does not matter, and a clock that runs ahead
 * is set back to the server's, so it can never lock a hole.
 */
export async function recordHoleEntries(
  services: Services,
  { known, clock, save }: { known: KnownRounds; clock: RisingClock; save: SaveHoleEntries },
  input: { viewer: SignedIn; roundId: string; entries: readonly SentHoleEntry[] },
): Promise<Recorded> {
  const { viewer, roundId } = input
  const facts = await known.find(services, roundId)
  if (facts?.userId !== viewer.userId) throw new AppError('not_found')
  if (!mayScoreRound(viewer, facts)) throw new AppError('no_longer_member')
  const now = services.now()
  const latest = clock.read(now)
  const entries = input.entries.map((sent, i): HoleEntry => {
    checkEntry(sent, { holeNumbers: facts.holeNumbers, field: `entries.${i}` })
    const entry = entryFromWire({ ...sent, authorId: viewer.userId })
    return { ...entry, at: Math.min(entry.at, latest) }
  })
  const saved = await save({ roundId, entries: distinctEntries(entries), receivedAt: now })
  if (!saved) throw new AppError('not_found')
  if (saved.reused) throw new AppError('entry_id_reused', { details: { ids: saved.reused } })
  if (saved.status !== 'in_progress') throw cardClosed(saved.status)
  return {
    roundId,
    revision: saved.revision,
    acknowledged: entries.map((entry) => entry.id),
    entries: saved.counting.map(entryToWire),
  }
}

export function checkEntry(
  entry: SentHoleEntry,
  { holeNumbers, field }: { holeNumbers: readonly number[]; field: string },
): void {
  if (!holeNumbers.includes(entry.holeNumber))
    throw fieldError(`${field}.holeNumber`, `This course has no hole ${entry.holeNumber}.`)
  const strokes = entry.grossScore ?? null
  if (entry.result === 'strokes' && strokes === null)
    throw fieldError(`${field}.grossScore`, 'A hole that was played has 1 to 15 strokes.')
  if (entry.result !== 'strokes' && strokes !== null)
    throw fieldError(`${field}.grossScore`, 'A hole picked up or not played has no strokes.')
}

/** The same entry twice in one request counts once; the same id with another content is refused. */
export function distinctEntries(entries: readonly HoleEntry[]): HoleEntry[] {
  const byId = new Map<string, HoleEntry>()
  for (const entry of entries) {
    const present = byId.get(entry.id)
    if (present && (present.holeNumber !== entry.holeNumber || !isSameResult(present.result, entry.result)))
      throw new AppError('entry_id_reused', { details: { ids: [entry.id] } })
    byId.set(entry.id, entry)
  }
  return [...byId.values()]
}
