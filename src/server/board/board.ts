/** The prizes of a competition as a reader sees them, worked out from its cards. */
export { readPrizes } from './prizes/work-out-prizes.ts'
/** The boards that are in memory, and who follows them. */
export type { LeaderboardHub } from './live/leaderboard-hub.ts'
