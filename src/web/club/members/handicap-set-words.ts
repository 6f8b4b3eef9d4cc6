import type { Output } from '#contract/platform/call.ts'
import type { setHandicap } from '#contract/club/members.ts'
import { formatHandicap } from '#web/lib/format.ts'
import { adminText } from '#web/messages/en/club/admin.ts'

/** What is said after a member's index was set: also that a card begun off another index keeps that one (D5). */
export function handicapSetWords(
  name: string,
  { handicap, openRound }: Output<(typeof setHandicap)['reply']>,
): string {
  const said = `${name}: ${formatHandicap(handicap) ?? handicap}`
  if (!openRound || openRound.handicapUsed === handicap) return said
  const began = formatHandicap(openRound.handicapUsed)
  return `${said}. ${began === undefined ? adminText.openCardHasNone : adminText.openCardKeeps(began)}`
}
