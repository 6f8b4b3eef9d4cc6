import { catalogue } from '../../catalogue.ts'
import { plural } from '../../plural.ts'

const pairs = (count: number) => plural('en', count, { one: '# pair', other: '# pairs' })

/** Making the pairs of a draw, and what is said in the dialogs of their matches. */
export const pairDrawText = catalogue('pair-draw', {
  playedAs: 'Played as',
  singlesNote: 'Player against player.',
  four_ballNote: 'Two against two, each with their own ball; the better score of a pair counts.',
  foursomesNote: 'Two against two, each pair with one ball.',
  title: 'Pairs',
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
  weCannot: 'We cannot play',
})
