import type { LeaderboardEntry } from '#contract/board/leaderboard.ts'

/** A row of an ordered board as places are made of it: a team's has its own players, and a card between rounds begins anew. */
export function toPlacedRow({ rank, team, ...row }: LeaderboardEntry) {
  const players = team?.members.filter((member) => !member.isBlind)
  const isBetweenRounds =
    row.roundsLeft !== undefined && row.missedCut !== true && row.rounds?.at(-1)?.isCompleted === true
  return {
    ...row,
    ...(isBetweenRounds && { thru: 0 }),
    main: rank.main,
    ...(players ? { memberIds: players.map((member) => member.userId) } : {}),
  }
}
