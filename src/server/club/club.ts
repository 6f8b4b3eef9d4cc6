/** A spreadsheet that a club sends: its bytes received with a limit, and its rows read whatever program wrote it. */
export { sheetReceiver, type UploadParts } from './member-import/receive-sheet.ts'
export type { Sheet } from './member-import/read-sheet.ts'
