import type { GolfUnion } from '../rules-of-play/golf-unions.ts'

/** What golfers of a union call the number under which it keeps their handicap; a name, the same in every language. */
const names = {
  england: 'CDH',
  scotland: 'CDH',
  wales: 'CDH',
  ireland: 'Golf Ireland',
  denmark: 'DGU',
  germany: 'DGV',
  netherlands: 'GSN',
  canada: 'Golf Canada',
  united_states: 'GHIN',
} as const satisfies Record<GolfUnion, string>

/** The name of the number at the club's union; null where the club has chosen none. */
export function nationalNumberName(union: GolfUnion | null): string | null {
  return union === null ? null : names[union]
}

/** By what two spellings of one number are the same: "1012 345-678" and "1012345678". */
export function plainNumber(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
