import type { GolfUnion } from '#golf/handicap/rules-of-play/golf-unions.ts'

/**
 * What golfers of a union call the number under which it keeps their handicap; a name, the same in every language.
 * GOLF Link: https://golf.org.au/golflink. Golf-ID: https://help.golf.se/ovrigt/nya-gront-kort/. RFEG, the licence: circular
 * 13/21 of the Real Federación Andaluza de Golf. New Zealand: https://rangioragolfclub.co.nz/standard/handicapping/.
 */
const names: Readonly<Partial<Record<GolfUnion, string>>> = {
  england: 'CDH',
  scotland: 'CDH',
  wales: 'CDH',
  ireland: 'Golf Ireland',
  denmark: 'DGU',
  germany: 'DGV',
  netherlands: 'GSN',
  spain: 'RFEG',
  sweden: 'Golf-ID',
  canada: 'Golf Canada',
  united_states: 'GHIN',
  australia: 'GOLF Link',
  new_zealand: 'NZ Golf',
}

/** The name of the number at the club's union; null where the club has chosen none, or no name of it is known. */
export function nationalNumberName(union: GolfUnion | null): string | null {
  return union === null ? null : (names[union] ?? null)
}

/** By what two spellings of one number are the same: "1012 345-678" and "1012345678". */
export function plainNumber(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
