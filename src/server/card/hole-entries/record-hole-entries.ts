import type { SentHoleEntry, WireHoleEntry } from '#contract/card/rounds.ts'
import { entryFromWire, entryToWire } from '#contract/platform/wire-names.ts'
import { mayScoreRound } from '#contract/club/permissions.ts'
import { MOST_STROKES } from '#golf/numbers.ts'
import type { HoleEntry } from '#golf/card/hole-entry.ts'
import { isSameResult } from '#golf/card/hole-result.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError, fieldError } from '../../platform/http/app-error.ts'
import { cardClosed } from '../card-closed.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { findRoundFacts, type RoundFacts } from '../rounds.store.ts'
import type { KnownScorers } from '../scorers/known-scorers.ts'
import type { DifferenceNotices } from './difference-notices.ts'
import type { EntriesToSave } from './hole-entries.store.ts'
import { saveAndTell } from './save-and-tell.ts'
import type { SaveHoleEntries } from './save-hole-entries.ts'

/** As many as are played at once on a Saturday of a union, about 30 MB; the oldest goes for the next. */
const MOST_KEPT = 50_000

/** Facts of rounds being played: they never change, so a score does not ask for them again. */
export class KnownRounds {
  readonly #kept = new Map<string, RoundFacts>()

  /** The facts without asking, where this process has taken scores of the round. */
  kept(roundId: string): RoundFacts | undefined {
    return this.#kept.get(roundId)
  }

  async find(services: Services, roundId: string): Promise<RoundFacts | undefined> {
    const kept = this.#kept.get(roundId)
    if (kept) return kept
    const facts = await findRoundFacts(services.db, roundId)
    if (!facts) return undefined
    if (this.#kept.size >= MOST_KEPT) {
      const [oldest = ''] = this.#kept.keys()
      this.#kept.delete(oldest)
    }
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

/** What the process keeps for all the scores that it takes. */
export type Scoring = {
  known: KnownRounds
  scorers: KnownScorers
  clock: RisingClock
  save: SaveHoleEntries
  differences: DifferenceNotices
}

export type Recorded = { roundId: string; revision: number; acknowledged: string[]; entries: WireHoleEntry[] }

/**
 * Records hole entries as they were made. Sending again is harmless, order does not matter, and a clock that runs ahead
 * is set back to the server's, so it can never lock a hole. Only for somebody else's card is the store asked whether they
 * may score it.
 */
export async function recordHoleEntries(
  services: Services,
  scoring: Scoring,
  input: { viewer: SignedIn; roundId: string; entries: readonly SentHoleEntry[] },
): Promise<Recorded> {
  const { viewer, roundId } = input
  const facts = await scoring.known.find(services, roundId)
  if (!facts) throw new AppError('not_found')
  const isOwn = facts.userId === viewer.userId
  if (!isOwn && !(await scoring.scorers.has(services, { roundId, userId: viewer.userId })))
    throw new AppError('not_found')
  if (!mayScoreRound(viewer, { ...facts, scorers: isOwn ? [] : [viewer.userId] }))
    throw new AppError('no_longer_member')
  const now = services.now()
  const latest = scoring.clock.read(now)
  const entries = input.entries.map((sent, i): HoleEntry => {
    checkEntry(sent, { holeNumbers: facts.holeNumbers, field: `entries.${i}` })
    const entry = entryFromWire({ ...sent, authorId: viewer.userId })
    return { ...entry, at: Math.min(entry.at, latest) }
  })
  const source = isOwn ? 'player' : 'marker'
  const command: EntriesToSave = {
    roundId,
    clubId: facts.clubId,
    season: facts.season,
    source,
    receivedAt: now,
    entries: distinctEntries(entries),
  }
  const saved = services.scoreClubs.has(facts.clubId)
    ? await saveAndTell(services, { command, facts, byId: viewer.userId })
    : await scoring.save(command)
  if (!saved) throw new AppError('not_found')
  if (saved.reused) throw new AppError('entry_id_reused', { details: { ids: saved.reused } })
  if (saved.status !== 'in_progress') throw cardClosed(saved.status)
  const byOther = !isOwn || saved.counting.some(({ authorId }) => authorId !== viewer.userId)
  scoring.differences.afterSaved({ roundId, facts, byOther })
  // What came too late to count may still differ from what counts: whoever watches the card hears of it.
  if (!saved.changedBoard && facts.competitionId !== null)
    await services.feed.announce(services.db, {
      kind: 'board',
      competitionId: facts.competitionId,
      userId: facts.userId,
    })
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
    throw fieldError(`${field}.grossScore`, `A hole that was played has 1 to ${MOST_STROKES} strokes.`)
  if (entry.result !== 'picked_up' && entry.mostLikely !== undefined)
    throw fieldError(`${field}.mostLikely`, 'Only a hole that was picked up has a most likely score.')
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
