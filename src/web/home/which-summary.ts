import type { ListedRound } from '#contract/card/rounds.ts'
import { summaryWaits } from '#golf/card/summary-waits.ts'
import type { RoundBrought } from '#web/lib/round-brought.ts'
import { whereCardIs, type KnownOfCards } from './where-card-is.ts'

type Listed = Pick<ListedRound, 'id' | 'status' | 'summaryWaits'>
type Known<Round extends Listed> = {
  /** What was handed in on this phone, and not closed here. */
  brought: RoundBrought | undefined
  snapshot: KnownOfCards['snapshot']
  /** The player's latest rounds as the club has them, newest first; undefined where that is not known. */
  rounds: readonly Round[] | undefined
  /** The ids of those that were closed on this phone. */
  closed: readonly string[]
  openId?: KnownOfCards['openId']
  now: Date
}

export type Summary<Round> =
  | { from: 'phone'; brought: RoundBrought; isOnItsWay: boolean; round: Round | undefined }
  | { from: 'club'; round: Round }

/**
 * Which summary home shows: one, of the latest round whose player has closed it on no phone. The card that this phone
 * handed in last goes before whatever the club does not know to be later.
 */
export function whichSummary<Round extends Listed>({
  brought,
  snapshot,
  rounds,
  closed,
  openId,
  now,
}: Known<Round>): Summary<Round> | undefined {
  const waiting = rounds?.find(({ id, summaryWaits }) => summaryWaits === true && !closed.includes(id))
  const ofClub = waiting && { from: 'club' as const, round: waiting }
  if (!brought) return ofClub
  const round = rounds?.find(({ id }) => id === brought.roundId)
  const where = whereCardIs(brought, { snapshot, round, openId })
  if (where === 'open') return ofClub
  const isOnItsWay = where === 'on_its_way'
  if (!isOnItsWay && isOfLongAgo(brought, now)) return ofClub
  // Closed on another phone, or a later card came in elsewhere.
  if (!isOnItsWay && round && waiting?.id !== round.id) return ofClub
  return { from: 'phone', brought, isOnItsWay, round }
}

/** The club says it of its list, which this phone may not have, and which names the latest rounds only. */
function isOfLongAgo({ roundDate }: RoundBrought, now: Date): boolean {
  return roundDate !== undefined && !summaryWaits({ summaryWaits: true, startedAt: new Date(roundDate) }, now)
}
