/** A competition as its readers have it, and where it stands for them: before, in play, over, final. */
export { stageOfSummary, toWireCompetition } from './competition-view.ts'
/** Gives a competition, which the caller has locked, another allowance. */
export { setAllowance } from './editing/set-allowance.ts'
/** Opens a final result again as a part of a larger transaction. */
export { reopenResult } from './set-competition-status.ts'
/** Reminds players on the evening before they start. */
export { remindOfStart } from './remind-of-start.ts'
/** Tells players whose card is out that play is closed. */
export { tellOfClosing } from './tell-of-closing.ts'
/** Refuses what only a competition of teams has. */
export { requireTeamCompetition } from './teams/authorize-team-change.ts'
/** Cards that are being played. */
export { listCardsOut } from './cards-out.store.ts'
/** A day's entrants with the state of their cards. */
export {
  type EntrantOfDay,
  hasUnconfirmedTotals,
  lastRounds,
  listEntrantsOfDay,
  listWaitingMembers,
  roundsNotBegun,
} from './club-day.store.ts'
/** Competitions as they are stored: found, locked, counted, and the terms that are kept as columns read into those of golf. */
export {
  type CompetitionRow,
  countEntries,
  currentStatus,
  findCompetition,
  findCompetitionSummary,
  findEntry,
  findResultSheet,
  findSheetCards,
  hasPlayed,
  listCompetitionsAround,
  readClosedHoles,
  readCompetitionType,
  readCountbackOrder,
  readCut,
  readDeclared,
  readMaximum,
  readStablefordTable,
  reopenedAt,
  updateCompetitionRow,
  withdrawFromOpenCompetitions,
} from './competitions.store.ts'
/** Ends the help that somebody gives at desks of a club. */
export { deleteHelpAt } from './desk-helpers/desk-helpers.store.ts'
/** Gives the free places of a competition, whose row is locked, to its reserve list. */
export { moveUpReserves } from './entries/move-up-reserves.ts'
/** Who is entered, with what a draw needs of them. */
export { listEnteredPlayers } from './entries/entered-players.store.ts'
/** What an entry knows of its player: the group on the sheet, the division. */
export { changeDivision, findGroup, fixDivision } from './entries/entry-facts.store.ts'
/** A new guest, with what is known of them. */
export { describeNewGuest } from './entries/describe-guest.ts'
/** Guests: people of one competition without an account. */
export { countGuestsOf, deleteGuest, findGuestByKey, isGuest, isGuestOf } from './entries/guests.store.ts'
/** Payments of entry fees: opened, asked about, settled, closed. */
export {
  closePages as closePaymentPages,
  type EntryPaymentRow,
  findOpenPayment,
  findPayment,
  findPaymentOfEvent,
  insertPayment,
  keepSession as keepPaymentSession,
  listPayments,
  listWaiting as listWaitingPayments,
  numberPaymentQuestion,
  setEntryFee,
  updatePayment,
} from './entry-fees/entry-payments.store.ts'
/** What the club has last told each player of a competition. */
export { listLastMessages, wireStanding as wireStandingOfMessage } from './messages/player-messages.store.ts'
/** What prizes depend on: the fields of a competition by which winners are found. */
export { findPrizeTerms } from './prize-terms.store.ts'
/** A competition's prizes and who has won them. */
export {
  deleteWinner,
  ensurePlan as ensurePrizePlan,
  findPlan as findPrizePlan,
  listWinners,
  savePlan as savePrizePlan,
  saveWinner,
  type WinnerRow,
} from './prizes/prizes.store.ts'
/** All tables of a season, for paper. */
export { readSeasonTables } from './season/read-season-tables.ts'
/** The published start sheet as one of the club reads it. */
export { readStartSheet } from './start-sheets/start-sheet-view.ts'
/** The start sheet: draft, published, and the place of each player on it. */
export {
  changeStartSheet,
  findStartSheet,
  listPublished,
  type NamedPlace,
} from './start-sheets/start-sheets.store.ts'
/** The cards of a team that are handed in. */
export { listHandedInCards } from './teams/teams.store.ts'
