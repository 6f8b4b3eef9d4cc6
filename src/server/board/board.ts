/** The prizes of a competition as a reader sees them, worked out from its cards. */
export { readPrizes } from './prizes/work-out-prizes.ts'
/** The board and its cards as they stand, to be stored when a result becomes final. */
export { makeResultSheet } from './result-sheet.ts'
/** Places and prizes as cards make them, with what the transaction has changed so far. */
export { readStanding } from './read-standing.ts'
/** Gives a competition links like another's. */
export { copyLinks } from './sharing/share-board.ts'
/** The boards that are in memory, and who follows them. */
export type { LeaderboardHub } from './live/leaderboard-hub.ts'
