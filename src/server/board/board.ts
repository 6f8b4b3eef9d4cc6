/** The boards that are in memory, and who follows them. */
export type { LeaderboardHub } from './live/leaderboard-hub.ts'
