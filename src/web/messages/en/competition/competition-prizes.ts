import { catalogue } from '../../catalogue.ts'
import { plural } from '../../plural.ts'
import { ordinal } from '#golf/arithmetic/english-ordinal.ts'

/** The prizes of a competition: what can be won, who wins it, and the list to read aloud. */
export const competitionPrizesText = catalogue('competition-prizes', {
  title: 'Prizes',
  loadFailed: 'The prizes could not be loaded',
  isFinal: 'The results are final, so the prizes can no longer be changed.',
  total: 'Prizes in all',
  fees: 'Entry fees',
  feesOf: (count: number, fee: string) =>
    plural('en', count, { one: `1 player at ${fee}`, other: `# players at ${fee}` }),
  onePerPlayer: 'One prize for each player',
  onePerPlayerNote:
    'A player who has already won is skipped further down this list. Twos, nearest the pin and longest drive are extra.',
  kinds: {
    result: 'Result',
    gross: 'Gross scores',
    twos: 'Twos',
    nearest_the_pin: 'Nearest the pin',
    longest_drive: 'Longest drive',
  },
  addCategory: 'Add a category',
  add: (kind: string) => `Add: ${kind}`,
  moveUp: 'Move up',
  removeCategory: 'Remove',
  name: 'Name',
  nameHint: (usual: string) => `If empty, it is called ${usual}.`,
  hole: 'Hole',
  division: 'Who can win it',
  everybody: 'Everybody',
  place: (place: number) => `${ordinal(place)} prize`,
  prize: 'Prize',
  amountOf: (prize: string) => `${prize}, amount`,
  thingOf: (prize: string) => `${prize}, voucher, trophy or balls`,
  twosShare: 'Divided by the number of twos.',
  addPrize: 'Add a prize',
  removePrize: 'Remove',
  save: 'Save prizes',
  discard: 'Discard changes',
  saved: 'Prizes saved',
  saveFailed: 'The prizes could not be saved. Please try again.',
  theirs: (categories: string) =>
    categories === ''
      ? 'Somebody else has removed all prizes meanwhile. What you typed is still here.'
      : `Somebody else has saved these prizes meanwhile: ${categories}. What you typed is still here.`,
  takeTheirs: 'Use the saved prizes',
  keepMine: 'Save mine instead',
  winners: 'Winners',
  winnersNow: 'Winners on the cards so far',
  nothingToWin: 'No prizes yet. Add a category, and the cards decide its winners.',
  nobodyYet: 'No winner.',
  nobodyMeasured: 'No winner entered.',
  winner: 'Winner',
  noWinner: 'No winner yet',
  measure: 'Measure',
  left: (amount: string) => `${amount} stays with the club.`,
  passedOver: (names: string) => `Skipped after an earlier prize: ${names}.`,
  onHole: (name: string, hole: number) => `${name}, hole ${hole}`,
  figures: {
    points: (value: number) => plural('en', value, { one: '1 point', other: '# points' }),
    net: (value: number) => `net ${value}`,
    gross: (value: number) => `gross ${value}`,
  },
  twosOn: (holes: readonly number[]) =>
    plural('en', holes.length, { one: `hole ${holes.join(', ')}`, other: `holes ${holes.join(', ')}` }),
  oneOf: (things: string) => `to share: ${things}`,
  readAloud: 'List to read aloud',
  backToPrizes: 'Back to the prizes',
  print: 'Print',
  notFinal: 'The results are not final, so this list can still change.',
})
