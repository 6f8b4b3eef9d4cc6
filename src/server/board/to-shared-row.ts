import { createHash } from 'node:crypto'
import type { LiveRow } from '#contract/platform/live-events.ts'

/** An id that means something on this board alone, so that nobody follows a person from one board to the next. */
function sharedId(competitionId: string, id: string): string {
  return createHash('sha256').update(`${competitionId}\n${id}`).digest('base64url').slice(0, 16)
}

/**
 * Makes what somebody sees of a row who has nothing but a link: places, scores, how far the card is, and a name unless its
 * person is not to be named. What is not copied here (handicaps, single holes, accounts) stays at the club.
 */
export function makeToShared(competitionId: string, isNamed: (userId: string) => boolean) {
  const ids = new Map<string, string>()
  const idOf = (id: string) => {
    const known = ids.get(id) ?? sharedId(competitionId, id)
    ids.set(id, known)
    return known
  }
  const person = (one: { userId: string; playerName: string }) => ({
    userId: idOf(one.userId),
    playerName: isNamed(one.userId) ? one.playerName : '',
    playingHandicap: null,
  })
  const toTeam = ({ countingScores, members }: NonNullable<LiveRow['team']>) => ({
    countingScores,
    members: members.map((one) => ({
      ...person(one),
      thru: one.thru,
      isCompleted: one.isCompleted,
      isOut: one.isOut,
      note: one.note,
      isBlind: one.isBlind,
    })),
    holes: [],
  })
  return (row: LiveRow): LiveRow => ({
    ...person(row),
    // A team's name is its own.
    ...(row.team && { playerName: row.playerName, team: toTeam(row.team) }),
    handicap: null,
    grossScore: row.grossScore,
    netScore: row.netScore,
    stablefordPoints: row.stablefordPoints,
    toPar: row.toPar,
    thru: row.thru,
    isCompleted: row.isCompleted,
    isOut: row.isOut,
    rounds: row.rounds,
    roundCount: row.roundCount,
    roundsLeft: row.roundsLeft,
    beforeCut: row.beforeCut,
    ...(row.startsAt !== undefined && { startsAt: row.startsAt }),
    note: row.note,
    rank: row.rank,
    revision: row.revision,
    heldFrom: row.heldFrom,
  })
}
