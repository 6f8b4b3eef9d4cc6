/** What happens in a club and rooms above it follow. */
export type { ClubEvents } from './club-events.ts'
/** A spreadsheet that a club sends: received with a limit, read whatever program wrote it, its columns asked about where they are not plain. */
export { sheetReceiver, type UploadParts } from './member-import/receive-sheet.ts'
export type { Sheet } from './member-import/read-sheet.ts'
export { describeSheet, requireDates, requireEncoding } from './member-import/describe-sheet.ts'
export { understandSheet, type Reading, type UnderstoodSheet } from './member-import/understand-sheet.ts'
/** How a club has said that its last list is to be read, so that it is not asked again. */
export { readingOf, rememberedReading } from './member-import/remember-reading.ts'
/** Ends what a person leaves open at a club; app.ts hands it over. */
export type { LeaveClub } from './members/remove-member.ts'
/** Tells a member who waited that the club has approved them. */
export { mailApproval } from './members/mail-approval.ts'
/** A stored index of whole tenths as the wire has it. */
export { decimalOrNull } from './members/decimal-or-null.ts'
/** A text column as names are compared: without case, accents and spaces at its ends. */
export { plain } from './members/plain-column.ts'
