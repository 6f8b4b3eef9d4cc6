import { asHandicapIndex, indexToPlayOff } from '#golf/handicap/index-to-play-off.ts'
import { replay } from '#golf/handicap/replay.ts'
import { readRulesOfPlay } from '#golf/handicap/rules-of-play/rule-settings.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import {
  listRecordRows,
  recordEntries,
  setHandicapIndex,
  type RecordRow,
  type RoundElsewhereRow,
} from '../handicap.store.ts'
import { changeRoundElsewhere } from './rounds-elsewhere.store.ts'

/** What an index was, and what it is. */
export type IndexChange = { indexBefore: number | null; indexAfter: number | null }

/**
 * Makes a round that waits a score of the record: played off what the record had made by its day, as a card that comes late, in
 * the place of its day, so that what later cards make follows. Part of the transaction that has locked the player.
 */
export async function putOnRecord(
  services: Services,
  tx: Transaction,
  input: {
    round: RoundElsewhereRow
    rows: readonly RecordRow[]
    held: number | null
    rulesOfPlay: Record<string, string> | null
    /** Null where nobody has to. */
    decidedBy: string | null
  },
): Promise<IndexChange> {
  const { round, rows, held, rulesOfPlay, decidedBy } = input
  const { firstIndex, indexBrake: brake } = readRulesOfPlay(rulesOfPlay)
  const entries = recordEntries(rows)
  // A hold alone makes no index.
  const isEmpty = entries.every((entry) => entry.kind === 'hold')
  const indexWhenPlayed = isEmpty ? held : indexToPlayOff(entries, round.day)
  const now = services.now()
  await changeRoundElsewhere(tx, round.id, {
    ...{ status: 'accepted', decidedBy, decidedAt: now, askedAt: now },
    ...{ indexWhenPlayed, indexTerms: { firstIndex, brake }, indexBefore: held },
  })
  const { userId } = round
  const indexAfter = await remakeIndex(services, tx, { userId, held, without: held })
  await changeRoundElsewhere(tx, round.id, { indexAfter })
  return { indexBefore: held, indexAfter }
}

/** Takes one off: the record makes what it would have made without it, cards since then keep what they were played off. */
export async function takeOffRecord(
  services: Services,
  tx: Transaction,
  input: {
    round: RoundElsewhereRow
    rows: readonly RecordRow[]
    held: number | null
    isCalculated: boolean
    by: string
    reason: string
  },
): Promise<IndexChange> {
  const { round, rows, held, isCalculated, by, reason } = input
  await changeRoundElsewhere(tx, round.id, {
    ...{ status: 'taken_off', takenOffBy: by, takenOffAt: services.now(), takenOffReason: reason },
  })
  const { userId } = round
  const without = indexBeforeRecord(rows, held)
  const indexAfter = isCalculated ? await remakeIndex(services, tx, { userId, held, without }) : held
  await changeRoundElsewhere(tx, round.id, { takenOffBefore: held, takenOffAfter: indexAfter })
  return { indexBefore: held, indexAfter }
}

/** Sets what the record now makes; `without` is the index of a record that makes none. */
async function remakeIndex(
  services: Services,
  tx: Transaction,
  { userId, held, without }: { userId: string; held: number | null; without: number | null },
): Promise<number | null> {
  const { record } = replay(recordEntries(await listRecordRows(tx, userId)))
  const index = asHandicapIndex(record.index ?? without)
  if (index !== held) await setHandicapIndex(tx, userId, index)
  await services.feed.announce(tx, { kind: 'person', userId })
  return index
}

/** The index that the player had before the first score of the record came in. */
function indexBeforeRecord(rows: readonly RecordRow[], held: number | null): number | null {
  const first = rows
    .flatMap((row) => {
      switch (row.kind) {
        case 'score':
          return [{ at: row.at, index: row.score.indexBefore }]
        case 'elsewhere':
          return [{ at: row.at, index: row.elsewhere.indexBefore }]
        case 'starting':
          return [{ at: row.at, index: row.starting.indexBefore }]
        default:
          return []
      }
    })
    .sort((one, other) => one.at.getTime() - other.at.getTime())[0]
  return first ? first.index : held
}
