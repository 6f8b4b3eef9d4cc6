import { catalogue } from '../../catalogue.ts'

/** A correction of a card that somebody else has changed meanwhile. */
export const movedHolesText = catalogue('moved-holes', {
  moved: 'Somebody has changed this card since you opened it',
  movedHole: (hole: number, { now, typed }: { now: string; typed: string }) =>
    `Hole ${hole}: the card has ${now}, you typed ${typed}.`,
  movedNext: (button: string) =>
    `Nothing was saved, and what you typed is still here. Change it, or press “${button}” to put it on the card.`,
  pickedUp: 'picked up',
  notPlayed: 'no score',
})
