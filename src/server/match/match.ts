/** Settles the matches of who has left. */
export { lockDrawsWithdrawnFrom, settleBracket } from './matches.store.ts'
