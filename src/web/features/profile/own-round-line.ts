import type { ListedRound } from '#contract/rounds.ts'
import { roundLine } from '#web/lib/round-words.ts'
import { profileText } from '#web/messages/en/profile.ts'

/** A round from a watch is no card that was handed in. */
export const lineOf = (round: ListedRound) => ({
  ...roundLine(round),
  ...(round.fromWatch === true && { badge: profileText.fromWatch }),
})
