import type { SentHoleEntry, WireHoleEntry } from '#contract/card/rounds.ts'
import { entryFromWire, entryToWire } from '#contract/platform/wire-names.ts'
import { mayScoreRound } from '#contract/club/permissions.ts'
import { nothingRecorded, recordHole, type HoleEntry } from '#golf/card/hole-entry.ts'
import { isSameResult, notPlayed } from '#golf/card/hole-result.ts'
import { resultColumns } from '../../platform/db/stored-golf.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { cardClosed } from '../card-closed.ts'
import { listCountingEntries } from '../hole-entries/hole-entries.store.ts'
import { checkEntry, distinctEntries } from '../hole-entries/record-hole-entries.ts'
import { lockRound, type RoundRow } from '../rounds.store.ts'
import { withScorers } from '../scorers/scorers.store.ts'
import { countLateScores, findKnownEntries, insertLateScore } from './late-scores.store.ts'

/** Three for each hole: more has no use, and a phone that is out of its mind fills no table. */
const MOST_OF_A_CARD = 54

type Proposed = { acknowledged: string[]; entries: WireHoleEntry[]; proposed: number[] }

/**
 * Keeps hole entries that come after the card was handed in or ended, as from a second phone that was offline (P9). The card stays
 * as it is. Of a hole only the latest is proposed, and none that the card has already. Everything is acknowledged, because
 * the club has it now.
 */
export async function proposeLateScores(
  services: Services,
  input: { viewer: SignedIn; roundId: string; entries: readonly SentHoleEntry[] },
): Promise<Proposed> {
  const { viewer, roundId } = input
  return services.db.transaction(async (tx) => {
    const found = await lockRound(tx, roundId)
    const round = found && (await withScorers(tx, viewer, found))
    requireClosed(viewer, round)
    const entries = readEntries(input, round, services.now())
    const card = await listCountingEntries(tx, round)
    const proposed = await keepDiffering(tx, { round, entries, card, now: services.now() })
    const sent = new Set(entries.map(({ holeNumber }) => holeNumber))
    return {
      acknowledged: entries.map(({ id }) => id),
      entries: card.filter(({ holeNumber }) => sent.has(holeNumber)).map(entryToWire),
      proposed,
    }
  })
}

function requireClosed<Round extends RoundRow & { scorers: string[] }>(
  viewer: SignedIn,
  round: Round | undefined,
): asserts round is Round {
  if (round?.userId !== viewer.userId && !round?.scorers.includes(viewer.userId))
    throw new AppError('not_found')
  if (!mayScoreRound(viewer, round)) throw new AppError('no_longer_member')
  if (round.watchRoundId !== null) throw cardClosed(round.status)
  // Reopened meanwhile: what is sent as a score is one again.
  if (round.status === 'in_progress') throw new AppError('changed_meanwhile')
  if (round.status !== 'submitted' && round.status !== 'withdrawn') throw cardClosed(round.status)
}

function readEntries(
  { viewer, entries }: { viewer: SignedIn; entries: readonly SentHoleEntry[] },
  { holes }: RoundRow,
  now: Date,
): HoleEntry[] {
  const holeNumbers = holes.map(({ holeNumber }) => holeNumber)
  return distinctEntries(
    entries.map((sent, i): HoleEntry => {
      checkEntry(sent, { holeNumbers, field: `entries.${i}` })
      const entry = entryFromWire({ ...sent, authorId: viewer.userId })
      return { ...entry, at: Math.min(entry.at, now.getTime()) }
    }),
  )
}

/** Gives the holes of the entries that were kept, now or before. */
async function keepDiffering(
  tx: Transaction,
  input: { round: RoundRow; entries: readonly HoleEntry[]; card: readonly HoleEntry[]; now: Date },
): Promise<number[]> {
  const { round, entries, card, now } = input
  const roundId = round.id
  const { known, openHoles } = await findKnownEntries(tx, { round, ids: entries.map(({ id }) => id) })
  const latest = entries.filter(({ id }) => !known.has(id)).reduce(recordHole, nothingRecorded)
  const onCard = (holeNumber: number) =>
    card.find((entry) => entry.holeNumber === holeNumber)?.result ?? notPlayed
  const differing = [...latest.values()].filter(
    ({ holeNumber, result }) => !isSameResult(result, onCard(holeNumber)),
  )
  if (differing.length > 0 && (await countLateScores(tx, roundId)) + differing.length > MOST_OF_A_CARD)
    throw new AppError('round_closed', {
      message:
        'The club has many late scores of this card already. Please tell the club which score is right.',
    })
  for (const { id, holeNumber, result, at, authorId } of differing) {
    const { result: cardResult, strokes: cardStrokes } = resultColumns(onCard(holeNumber))
    await insertLateScore(tx, {
      roundId,
      id,
      clubId: round.clubId,
      holeNumber,
      ...resultColumns(result),
      authorId,
      typedAt: new Date(at),
      receivedAt: now,
      cardResult,
      cardStrokes,
    })
  }
  // The answer to the first time may have been lost: the second one names the same holes.
  const named = new Set([...openHoles, ...differing.map(({ holeNumber }) => holeNumber)])
  return [...named].sort((a, b) => a - b)
}
