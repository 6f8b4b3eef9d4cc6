import type { ObjectedHole } from '#contract/card/card-objections.ts'
import { cardObjectionsText as text } from '#web/messages/en/card/card-objections.ts'
import { golfText } from '#web/messages/en/card/golf.ts'
import { roundsText } from '#web/messages/en/card/rounds.ts'

/** What a player says is wrong, as one text: the hole with what it should be, then their own words. */
export function objectedWords({ hole, reason }: { hole: ObjectedHole | null; reason: string | null }) {
  return [...(hole ? [text.saysHole(hole.holeNumber, scoreWords(hole))] : []), reason]
    .filter((part) => part !== null)
    .join(' ')
}

function scoreWords({ result, grossScore }: ObjectedHole): string {
  if (result === 'picked_up') return golfText.pickedUp
  return result === 'strokes' ? `${grossScore ?? ''}` : roundsText.notPlayed
}
