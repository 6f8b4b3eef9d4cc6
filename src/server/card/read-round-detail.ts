import type { RoundDetail } from '#contract/card/rounds.ts'
import { wireNotForHandicap } from '#contract/handicap/wire-not-for-handicap.ts'
import type { Queryable } from '../platform/db/transaction.ts'
import { listCountingEntries, listSaidEntries } from './hole-entries/hole-entries.store.ts'
import { readNotForHandicap } from './read-not-for-handicap.ts'
import { toWireRoundDetail } from './round-view.ts'
import type { RoundWithNames } from './rounds.store.ts'

/** A round with its card, as its player and the club see it. */
export async function readRoundDetail(db: Queryable, found: RoundWithNames): Promise<RoundDetail> {
  const { round } = found
  const [entries, said, notForHandicap] = await Promise.all([
    listCountingEntries(db, round),
    listSaidEntries(db, round),
    readNotForHandicap(db, round),
  ])
  return { ...toWireRoundDetail(found, { entries, said }), ...wireNotForHandicap(notForHandicap) }
}
