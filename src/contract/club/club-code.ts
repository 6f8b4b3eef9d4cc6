export type ClubCode = `SC${string}`

export const CLUB_CODE_LENGTH = 8

/**
 * Reads a club code as people type or paste it (U14): any case, spaces, dashes of any kind and dots anywhere, the
 * letter O for a zero, I or l for a one. Returns undefined when the text is not SC and six digits.
 */
export function parseClubCode(text: string): ClubCode | undefined {
  const compact = text.toUpperCase().replace(/[\s\u200b._\p{Dash_Punctuation}]/gu, '')
  const digits = compact.slice(2).replace(/O/g, '0').replace(/[IL]/g, '1')
  return /^(SC|5C)$/.test(compact.slice(0, 2)) && /^\d{6}$/.test(digits) ? `SC${digits}` : undefined
}

/**
 * A new code from a random number in [0, 1000000). The store's unique index refuses one that is taken; then make
 * another.
 */
export function makeClubCode(number: number): ClubCode {
  return `SC${String(number).padStart(6, '0')}`
}
