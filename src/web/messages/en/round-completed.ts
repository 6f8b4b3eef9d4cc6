import { catalogue } from '../catalogue.ts'

/** A card that is handed in. */
export const roundCompletedText = catalogue('round-completed', {
  roundCompleted: 'Round Completed',
  home: 'Home',
  seeCard: 'See the card',
  stayHere: 'Stay here',
  goingHome: 'Your card is handed in. The home page opens in a moment.',
  staying: 'Your card is handed in.',
  howTotals: 'How these totals are made',
})
