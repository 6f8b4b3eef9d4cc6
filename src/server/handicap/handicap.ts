/** The one way onto a handicap record and to a person's Handicap Index. */
export { changeRecord, remakeIndexes } from './change-record.ts'
/** A player's handicap record as its owner reads it, with the arithmetic of every score in the reader's language. */
export { readOwnRecord } from './read-record.ts'
/** A round that was played elsewhere and waits for the committee. */
export { enterRoundElsewhere } from './elsewhere/enter-round-elsewhere.ts'
/** Takes the scores of an import off the records that they are on. */
export { undoScores } from './score-import/undo-scores.ts'
/** Rows of a handicap record, and the entries of golf that they stand for. */
export {
  findPlayerInClubs,
  findRefusal,
  findScoreRow,
  type HandicapScoreRow,
  listRecordRows,
  listRefusals,
  recordEntries,
  recordEntriesWith,
  type RecordRow,
} from './handicap.store.ts'
/** What the Handicap Index of several people was at a moment. */
export { readIndexesAt } from './indexes-at.store.ts'
/** The playing conditions calculation of a course on a day. */
export { readPcc } from './playing-conditions/playing-conditions.store.ts'
