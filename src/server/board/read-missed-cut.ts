import { cutFromWire } from '#contract/board/cut-from-wire.ts'
import { isPlayOver } from '#golf/competition/competition.ts'
import { type CompetitionRow, currentStatus, readCut } from '../competition/competition.ts'
import type { Services } from '../platform/deps.ts'

/** Who missed the cut of a competition, from its board: of them nobody waits for another round. */
export async function readMissedCut(
  { hub, now }: Pick<Services, 'hub' | 'now'>,
  competition: CompetitionRow,
): Promise<ReadonlySet<string>> {
  const terms = readCut(competition)
  if (!terms) return new Set()
  const cut = cutFromWire(await hub.rows(competition.id), {
    cut: terms,
    isOver: isPlayOver(currentStatus(competition, now())),
  })
  return cut?.isMade ? cut.missed : new Set()
}
