/** A player's handicap record as its owner reads it, with the arithmetic of every score in the reader's language. */
export { readOwnRecord } from './read-record.ts'
/** A round that was played elsewhere and waits for the committee. */
export { enterRoundElsewhere } from './elsewhere/enter-round-elsewhere.ts'
