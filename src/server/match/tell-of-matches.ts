import { isNeeded, matchPairing, type Bracket, type BracketMatch } from '#golf/match/bracket/bracket.ts'
import { playByOf } from '#golf/match/bracket/play-by.ts'
import type { CompetitionRow } from '../competition/competition.ts'
import type { Transaction } from '../platform/db/transaction.ts'
import type { Services } from '../platform/deps.ts'
import { addNotices } from '../outbound/outbound.ts'
import { findBracket, playersOfMatch, type StoredBracket } from './matches.store.ts'

/**
 * Tells both players of each match that can be played now, and could not `before`, whom they meet and by when. The key names
 * the place in the draw and the opponent, so everybody is told of a pairing once, also when it is drawn again.
 */
export async function tellOfMatches(
  services: Pick<Services, 'now' | 'config'>,
  tx: Transaction,
  { competition, before }: { competition: Pick<CompetitionRow, 'id' | 'clubId'>; before?: StoredBracket },
): Promise<void> {
  const { id: competitionId, clubId } = competition
  const known = new Set(
    before?.bracket.matches.filter((one) => isReady(before.bracket, one)).map(({ key }) => key),
  )
  const stored = await findBracket(tx, competitionId)
  if (!stored) return
  const { bracket, matchRows, row } = stored
  for (const [i, match] of bracket.matches.entries()) {
    const matchRow = matchRows[i]
    const [a, b] = matchPairing(bracket, match)
    if (!matchRow || a === null || b === null || !isReady(bracket, match) || known.has(match.key)) continue
    const day = playByOf(match, { days: row.playBy, own: matchRow.playByDay })
    for (const [sideId, byId] of [
      [a, b],
      [b, a],
    ] as const)
      await addNotices(services, tx, {
        kind: 'match_ready',
        clubId,
        userIds: playersOfMatch(row, [sideId]),
        key: `match ready ${competitionId} ${match.key} ${byId}`,
        about: {
          competitionId,
          byId,
          ...(day === null ? {} : { day }),
          ...(row.sides === null ? {} : { isPair: true }),
        },
      })
  }
}

function isReady(bracket: Bracket, match: BracketMatch): boolean {
  return match.result === null && isNeeded(bracket, match) && !matchPairing(bracket, match).includes(null)
}
