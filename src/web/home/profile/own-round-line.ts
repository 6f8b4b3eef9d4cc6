import type { ListedRound } from '#contract/card/rounds.ts'
import { roundLine } from '#web/lib/round-words.ts'
import { profileText } from '#web/messages/en/home/profile.ts'

/** A round from a watch is no card that was handed in. */
export const lineOf = (round: ListedRound) => ({
  ...roundLine(round),
  ...(round.fromWatch === true && { badge: profileText.fromWatch }),
})
