/** A competition as its readers have it, and where it stands for them: before, in play, over, final. */
export { stageOfSummary, toWireCompetition } from './competition-view.ts'
/** Refuses what only a competition of teams has. */
export { requireTeamCompetition } from './teams/authorize-team-change.ts'
/** Columns of the queries that list a competition's cards: the player's name, whether word reaches them, their holes. */
export { hasAccount, holeCount, playerName, reach, thru } from './entrant-columns.ts'
