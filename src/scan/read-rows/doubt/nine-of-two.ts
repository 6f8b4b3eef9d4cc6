import { allInDoubt } from './doubt-together.ts'
import type { ReadCard } from './reading-weight.ts'

/**
 * Where only one nine was read of a card on which two were found, it may be the other one, or be read in columns of the other: every cell is
 * doubtful. A club of 27 holes prints 1 to 9 over more than one nine.
 */
export function withNineInDoubt(reading: ReadCard): ReadCard {
  const isNine = reading.notes.includes('nine_holes')
  return isNine ? { ...reading, players: allInDoubt(reading.players) } : reading
}
