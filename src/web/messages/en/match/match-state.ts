import { catalogue } from '../../catalogue.ts'
import { plural } from '../../plural.ts'

/** How a match that is scored hole by hole stands. */
export const matchStateText = catalogue('match-state', {
  open: 'Match card',
  openOf: (number: number) => `Match card of match ${number}`,
  openYours: 'Score your match',
  notBegun: 'Not started',
  allSquare: (thru: number) => `All square after ${thru}`,
  up: (name: string, up: number, thru: number) => `${name} ${up} up after ${thru}`,
  dormie: (name: string, up: number, thru: number) => `${name} ${up} up after ${thru}, dormie`,
  won: (name: string, result: string) => `${name} won ${result}`,
  wonByConcession: (name: string) => `${name} won: the match was conceded`,
  wonByWalkover: (name: string) => `${name} won by walkover`,
  wonByRuling: (name: string) => `${name} won: the other player was disqualified`,
  toConfirm: 'to be confirmed',
  differ: (count: number) =>
    plural('en', count, { one: 'Entries differ on # hole', other: 'Entries differ on # holes' }),
})
