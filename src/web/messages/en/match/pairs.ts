import { catalogue } from '../../catalogue.ts'
import { plural } from '../../plural.ts'

const pairs = (count: number) => plural('en', count, { one: '# pair', other: '# pairs' })

/** A knock-out of pairs. */
export const pairsText = catalogue('pairs', {
  singles: 'Singles',
  four_ball: 'Four-ball',
  foursomes: 'Foursomes',
  pairs,
  allowanceOf: (percent: number) => `allowance ${percent} %`,
  say: (who: string, winner: string, result: string) => `${who} say: ${winner} won, ${result}.`,
  left: (names: string) => `Without a partner and not in the draw: ${names}.`,
})
