import type { MessageReach } from '#contract/competition/player-message.ts'
import { playerMessagesText as text } from '#web/messages/en/competition/player-messages.ts'

/** Who is told and how, then who has to be told by the club itself. */
export function reachSentences(reach: MessageReach, told: (reach: MessageReach) => string): string[] {
  return [told(reach), ...(reach.withoutAccount > 0 ? [text.withoutAccount(reach.withoutAccount)] : [])]
}
