import type { GolfUnion } from '#golf/handicap/rules-of-play/golf-unions.ts'
import { currencyOfZone, homesOfZone } from '../club/zones-of-countries.ts'

export type PaperSize = 'A4' | 'LETTER'

/**
 * The paper that a club's printer holds: by its union, and without one by its clock. Letter is the paper of the United States, Canada,
 * Mexico, Belize, Chile, Colombia, Costa Rica, El Salvador, Guatemala, Nicaragua, Panama, the Philippines, Puerto Rico and
 * Venezuela (Unicode CLDR, paperSize US-Letter); A4 that of everybody else.
 */
export function paperSizeOf({ union, timeZone }: { union: GolfUnion | null; timeZone: string }): PaperSize {
  if (union !== null) return unionsOfLetter.has(union) ? 'LETTER' : 'A4'
  const isOfLetter =
    homesOfZone(timeZone).some((home) => unionsOfLetter.has(home.union)) ||
    currencyOfZone(timeZone) === 'MXN' ||
    otherClocksOfLetter.has(timeZone)
  return isOfLetter ? 'LETTER' : 'A4'
}

const unionsOfLetter: ReadonlySet<GolfUnion> = new Set(['united_states', 'canada'])

const otherClocksOfLetter: ReadonlySet<string> = new Set([
  ...['America/Belize', 'America/Bogota', 'America/Costa_Rica', 'America/El_Salvador', 'America/Guatemala'],
  ...['America/Managua', 'America/Panama', 'America/Puerto_Rico', 'America/Caracas', 'Asia/Manila'],
  ...['America/Santiago', 'America/Punta_Arenas', 'America/Coyhaique', 'Pacific/Easter'],
  ...['Chile/Continental', 'Chile/EasterIsland'],
])
