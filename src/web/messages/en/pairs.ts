import { catalogue } from '../catalogue.ts'
import { plural } from '../plural.ts'

const pairs = (count: number) => plural('en', count, { one: '# pair', other: '# pairs' })

/** A knock-out of pairs. */
export const pairsText = catalogue('pairs', {
  playedAs: 'Played as',
  singles: 'Singles',
  singlesNote: 'Player against player.',
  four_ball: 'Four-ball',
  four_ballNote: 'Two against two, each with their own ball; the better score of a pair counts.',
  foursomes: 'Foursomes',
  foursomesNote: 'Two against two, each pair with one ball.',
  title: 'Pairs',
  pairs,
  made: (made: number, alone: number) =>
    alone === 0 ? `${pairs(made)}.` : `${pairs(made)}, ${alone} without a partner. Only pairs are drawn.`,
  pairUp: 'Pair the rest: lowest with highest handicap',
  separate: 'Separate',
  separateOf: (names: string) => `Separate ${names}`,
  partnerOf: (name: string) => `Who plays with ${name}`,
  noPartner: 'No partner yet',
  allowance: 'Allowance in percent',
  allowanceHint: {
    four_ball: (percent: number) =>
      `Of each player’s Course Handicap. Appendix C recommends ${percent}\u00a0%.`,
    foursomes: (percent: number) =>
      `Of the two Course Handicaps of a pair together. Appendix C recommends ${percent}\u00a0%.`,
  },
  allowanceOf: (percent: number) => `allowance ${percent} %`,
  say: (who: string, winner: string, result: string) => `${who} say: ${winner} won, ${result}.`,
  weCannot: 'We cannot play',
  left: (names: string) => `Without a partner and not in the draw: ${names}.`,
})
