import { catalogue } from '../../catalogue.ts'

/** A card that is out, wherever one is listed. */
export const cardOutText = catalogue('card-out', {
  thru: (thru: number, holes: number) => (thru === 0 ? 'no score yet' : `thru ${thru} of ${holes} holes`),
  inRound: (player: string, round: number) => `${player}, round ${round}`,
  cardOf: (player: string) => `Card of ${player}`,
  title: 'Cards out',
})
