import { indexToPlayOff } from '#golf/handicap/index-to-play-off.ts'
import type { Day } from '#golf/day.ts'
import { readRulesOfPlay } from '#golf/handicap/rules-of-play/rule-settings.ts'
import type { NewRoundElsewhere } from '../change-record.store.ts'
import { recordEntries, type RecordRow } from '../handicap.store.ts'

/**
 * What makes a round that waits a score of the record: played off what the record had made by its day, as a card that comes late,
 * in the place of its day, so that what later cards make follows.
 */
export function asScore(input: {
  day: Day
  rows: readonly RecordRow[]
  held: number | null
  rulesOfPlay: Record<string, string> | null
  /** Null where nobody has to. */
  decidedBy: string | null
  now: Date
}) {
  const { day, rows, held, rulesOfPlay, decidedBy, now } = input
  const { firstIndex, indexBrake: brake } = readRulesOfPlay(rulesOfPlay)
  const entries = recordEntries(rows)
  // A hold alone makes no index.
  const isEmpty = entries.every((entry) => entry.kind === 'hold')
  return {
    status: 'accepted',
    decidedBy,
    decidedAt: now,
    askedAt: now,
    indexWhenPlayed: isEmpty ? held : indexToPlayOff(entries, day),
    indexTerms: { firstIndex, brake },
    indexBefore: held,
  } satisfies Partial<NewRoundElsewhere>
}

/** The index that a record without a score leaves: the one that the player had before the first score of the record came in. */
export function indexBeforeRecord(rows: readonly RecordRow[], held: number | null): number | null {
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
