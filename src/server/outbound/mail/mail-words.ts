/** The texts of one mail. `subject` is one line; a paragraph may have line breaks. */
export type MailWords = {
  subject: string
  paragraphs: string[]
  /** Six digits, shown large. */
  code?: string
  link?: { label: string; address: string }
  /** Small print: why the reader receives this mail. */
  reason: string
}
