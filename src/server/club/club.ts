/** What happens in a club and rooms above it follow. */
export type { ClubEvents } from './club-events.ts'
/** A spreadsheet that a club sends: received with a limit, read whatever program wrote it, its columns asked about where they are not plain. */
export { sheetReceiver, type UploadParts } from './member-import/receive-sheet.ts'
export type { Sheet } from './member-import/read-sheet.ts'
export { describeSheet, requireDates, requireEncoding } from './member-import/describe-sheet.ts'
export { understandSheet, type Reading, type UnderstoodSheet } from './member-import/understand-sheet.ts'
/** How a club has said that its last list is to be read, so that it is not asked again. */
export { readingOf, rememberedReading } from './member-import/remember-reading.ts'
/** Tells the administrators of a club that one of its addresses is told nothing any more. */
export { tellSwitchedOff } from './tell-switched-off.ts'
/** The member of an address, or the open invitation that brings its owner in to help at a desk. */
export { inviteForDesk } from './invitations/invite-for-desk.ts'
/** The link of an invitation, where it is shown and not mailed. */
export { invitationLink } from './invitations/mail-invitation.ts'
/** Tells a member who waited that the club has approved them. */
export { mailApproval } from './members/mail-approval.ts'
/** A stored index of whole tenths as the wire has it. */
export { decimalOrNull } from './members/decimal-or-null.ts'
/** Counts a round in the club's figures, once. */
export { countRound } from './analytics/round-counts.store.ts'
/** A club's own row, and its crest. */
export { changeClub, deleteCrest, findCrestWebp, saveCrest } from './clubs.store.ts'
/** Lists that a club has brought, so that one can be taken back. */
export { type ImportRow, insertImport, lockImport, markUndone } from './member-import/member-import.store.ts'
/** How many of these people have an account. */
export { countWithAccount } from './members/accounts.store.ts'
/** A club's categories of members. */
export { areCategoriesOf, findCategoryNames } from './members/categories/categories.store.ts'
/** What tells two people of one name apart. */
export { listMarks, withMarks } from './members/marks.store.ts'
/** What the club has answered when it was asked whether two are one person. */
export {
  findAnswer as findMatchAnswer,
  saveAnswer as saveMatchAnswer,
} from './members/matches/member-matches.store.ts'
/** What administrators set of a person has one version. */
export { isMadeAlready, type Seen, takePersonVersion } from './members/take-person-version.ts'
/** Clubs and memberships: found, locked, counted, with the card that a member has open. */
export {
  changeGender,
  type ClubRow,
  countMembers,
  findClub,
  findGender,
  findMembership,
  findOpenCard,
  listAdministrators,
} from './members/members.store.ts'
/** One person takes the place of another everywhere: which rows name a person, and what keeps two from being one. */
export {
  foldInto,
  listPersonColumns,
  lockListedPerson,
  namesInside,
  playsElsewhere,
  renameInside,
  signInTables,
  takeOver,
  type TakeOverRefusal,
} from './members/take-over.store.ts'
