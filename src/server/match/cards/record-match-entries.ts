import type { SentMatchEntry } from '#contract/match/match-cards.ts'
import { isNeeded, matchPairing } from '#golf/match/bracket/bracket.ts'
import { maySeeClub, mayRecordMatch } from '#contract/club/permissions.ts'
import { isConfirmed } from '#golf/match/match-card.ts'
import { fieldsOfSaying, sayingFromFields } from '#golf/match/match-fields.ts'
import { toProgress, type MatchProgress } from '#golf/match/match-progress.ts'
import { findCourseOf } from '../../course/course.ts'
import { newId } from '../../platform/db/new-id.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError, fieldError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { findMatchForUpdate, requireCompetitionOpen } from '../find-match-for-update.ts'
import { keepStrokes } from '../kept-strokes.ts'
import { listPlayers, saveKeptStrokes } from '../matches.store.ts'
import { recordResultIn } from '../record-result.ts'
import { requireSingles } from './require-singles.ts'
import { stateOf } from './card-state.ts'
import {
  appendEntries,
  beginCard,
  listMatchEntries,
  lockOpenCard,
  saveProgress,
  type LockedCard,
  type MatchCardRow,
  type ReceivedEntry,
} from './match-cards.store.ts'
import { matchTerms } from './match-terms.ts'

type Input = { viewer: SignedIn; matchId: string; entries: readonly SentMatchEntry[] }

export type RecordedMatchEntries = {
  card: MatchCardRow
  entries: ReceivedEntry[]
  progress: MatchProgress
  winnerId: string | null
  result: string | null
}

/** So many words are on no card of a match that two people play. */
const MOST_ENTRIES_OF_CARD = 1000

/**
 * Records what somebody says about a match. Sending again is harmless and order does not matter; a clock that runs ahead is
 * set back to the server's. The first entry fixes the strokes. When both players, or the club, have confirmed what the card
 * says, its result is recorded with the same transaction.
 */
export async function recordMatchEntries(services: Services, input: Input): Promise<RecordedMatchEntries> {
  const { viewer, matchId } = input
  const now = services.now()
  const sent = input.entries.map((one, i) =>
    toEntry(one, { authorId: viewer.userId, now, field: `entries.${i}` }),
  )
  const confirms = sent.some(({ word }) => word.kind === 'confirmed')
  return services.db.transaction(async (tx) => {
    // Whoever may record a result locks the competition before the card, as undoing one does.
    if (confirms) await findMatchForUpdate(tx, { viewer, matchId })
    const locked = (await lockOpenCard(tx, matchId)) ?? (await openCard(services, tx, input))
    requirePlayer(viewer, locked)
    const { card } = locked
    const before = await listMatchEntries(tx, card.id)
    const fresh = entriesToAdd(sent, before)
    if (fresh.length === 0) return { ...locked, entries: before, progress: toProgress(stateOf(card, before)) }
    requireCompetitionOpen(locked.competition)
    if (locked.result !== null) throw matchClosed(locked.result)
    if (before.length + fresh.length > MOST_ENTRIES_OF_CARD)
      throw new AppError('invalid_input', {
        message: 'There are too many entries on the card of this match.',
      })
    await appendEntries(tx, { cardId: card.id, entries: fresh })
    const entries = [...before, ...fresh]
    const state = stateOf(card, entries)
    const progress = toProgress(state)
    await saveProgress(tx, { cardId: card.id, progress })
    const { outcome } = state
    const saved = { card: { ...card, progress, revision: card.revision + 1 }, entries, progress }
    if (confirms && outcome && isConfirmed(state)) {
      const winnerId = outcome.winner === 'A' ? card.player1Id : card.player2Id
      await recordResultIn(services, tx, { viewer, matchId, winnerId, result: outcome.result })
      return { ...saved, winnerId, result: outcome.result }
    }
    await services.feed.announce(tx, {
      kind: 'board',
      competitionId: locked.competition.id,
      userId: card.player1Id,
    })
    return { ...saved, winnerId: null, result: null }
  })
}

function toEntry(
  { id, at, ...fields }: SentMatchEntry,
  { authorId, now, field }: { authorId: string; now: Date; field: string },
): ReceivedEntry {
  const saying = sayingFromFields(fields)
  if (!saying)
    throw fieldError(
      `${field}.kind`,
      'A word about a hole names its hole, and who won or conceded; strokes are those of at least one player.',
    )
  return { ...saying, id, at: Math.min(Date.parse(at), now.getTime()), authorId, receivedAt: now }
}

function requirePlayer(viewer: SignedIn, { card, competition }: LockedCard): void {
  if (!maySeeClub(viewer, competition.clubId)) throw new AppError('not_found')
  if (!mayRecordMatch(viewer, competition.clubId, [card.player1Id, card.player2Id]))
    throw new AppError('forbidden')
}

/** Those that are not there yet, each once; the same id for another word is refused. */
function entriesToAdd(sent: readonly ReceivedEntry[], before: readonly ReceivedEntry[]): ReceivedEntry[] {
  const known = new Map(before.map((entry) => [entry.id, entry]))
  const fresh: ReceivedEntry[] = []
  for (const entry of sent) {
    const present = known.get(entry.id)
    if (present) {
      const isSame =
        present.authorId === entry.authorId &&
        JSON.stringify(fieldsOfSaying(present)) === JSON.stringify(fieldsOfSaying(entry))
      if (!isSame) throw new AppError('entry_id_reused', { details: { ids: [entry.id] } })
      continue
    }
    known.set(entry.id, entry)
    fresh.push(entry)
  }
  return fresh
}

function matchClosed(result: string): AppError {
  return new AppError('match_closed', {
    message: `This match is over: its result, ${result}, is recorded. The club can undo it.`,
    details: { result },
  })
}

/** Begins the card of the two who play the match, which fixes its strokes (R0.3), and locks it. */
async function openCard(services: Services, tx: Transaction, input: Input): Promise<LockedCard> {
  const { viewer, matchId } = input
  const { competition, stored, index, row } = await findMatchForUpdate(tx, input)
  const match = stored.bracket.matches[index]
  if (!match) throw new AppError('not_found')
  requireSingles(stored.row)
  const pairing = matchPairing(stored.bracket, match)
  if (!mayRecordMatch(viewer, competition.clubId, pairing)) throw new AppError('forbidden')
  requireCompetitionOpen(competition)
  if (row.result !== null) throw matchClosed(row.result)
  // Somebody else may have begun it while this waited for the competition.
  const begun = await lockOpenCard(tx, matchId)
  if (begun) return begun
  const players = await listPlayers(tx, stored.row.entrantsBySeed)
  const [player1, player2] = pairing.map((userId) => players.find((one) => one.userId === userId))
  if (!player1 || !player2 || !isNeeded(stored.bracket, match)) throw new AppError('match_not_ready')
  const course = await findCourseOf(tx, competition)
  const { given, holes } = matchTerms([player1, player2], { competition, course, row: stored.row })
  if (given) await saveKeptStrokes(tx, { matchId, keptStrokes: keepStrokes(given) })
  await beginCard(tx, {
    id: newId('mcd'),
    matchId,
    player1Id: player1.userId,
    player2Id: player2.userId,
    holes,
    begunAt: services.now(),
  })
  const opened = await lockOpenCard(tx, matchId)
  if (!opened) throw new Error(`The card of match ${matchId} was begun and is not there.`)
  return opened
}
