import { CLUB_CODE_LENGTH, parseClubCode } from '#contract/club/club-code.ts'
import { joinClubText } from '#web/messages/en/club/join-club.ts'

/**
 * What the club code field shows after typing or pasting: upper case, at most eight characters, counted after a pasted
 * "sc 123-456" or "SCl23O56" has been read as the code it means (U14).
 */
export function clubCodeText(typed: string): string {
  return (
    parseClubCode(typed) ??
    typed
      .toUpperCase()
      .replace(/[\s.\-_–]/g, '')
      .slice(0, CLUB_CODE_LENGTH)
  )
}

/** The message for a code that cannot be sent; undefined when it can. */
export function clubCodeError(text: string): string | undefined {
  if (text.trim() === '') return joinClubText.missing
  return parseClubCode(text) === undefined ? joinClubText.malformed : undefined
}
