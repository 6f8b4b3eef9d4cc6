/** A text within a calendar file (RFC 5545, 3.3.11). */
export function calendarText(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n')
}
