/** A place as notice boards write it; `isTied`: it says itself that it is shared. */
export type ReadPlace = { place: number; isTied: boolean }

const place = /^(t|=|e)?\s*-?\s*(\d{1,4})\s*(?:st|nd|rd|th|er|º|ª|°|\.º|\.ª|\.)?\s*(=|t)?$/i

/** "3", "3rd", "3.", "3º", "T3", "=3", "3="; undefined for every other text. */
export function readPlace(text: string): ReadPlace | undefined {
  const [, before = '', digits = '', behind = ''] = place.exec(text.trim()) ?? []
  const number = Number(digits)
  if (digits === '' || number === 0 || (before !== '' && behind !== '')) return undefined
  return { place: number, isTied: before + behind !== '' }
}

/** "", "-", "–", "--": nothing stands there. */
export function isBlank(text: string): boolean {
  return /^[\p{Pd}\u2212\s._]*$/u.test(text)
}
