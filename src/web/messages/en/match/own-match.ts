import { catalogue } from '../../catalogue.ts'

/** Whom a player meets next in a knock-out, on the card of the competition. */
export const ownMatchText = catalogue('own-match', {
  play: (opponent: string) => `Play ${opponent}`,
  playBy: (opponent: string, day: string) => `Play ${opponent} by ${day}`,
  overdue: (opponent: string, day: string) => `Your match with ${opponent} was to be played by ${day}`,
  answer: (opponent: string) => `Confirm the result that ${opponent} entered`,
})
