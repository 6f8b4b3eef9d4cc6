import type { OwnPlace } from '#contract/board/own-place.ts'
import { placeText } from '#web/messages/en/lib/place.ts'

/** "You lie 5th, two behind"; undefined without a place. `isOver`: play is over, the result may be provisional. */
export function placeSentence(place: OwnPlace | null | undefined, isOver: boolean): string | undefined {
  if (place?.position == null || place.behind === null) return undefined
  const facts = { position: place.position, isShared: place.isShared, isTeam: place.isTeam, isOver }
  return place.position === 1 && !place.isShared
    ? placeText.leads(facts, place.ahead)
    : placeText.lies(facts, place.behind)
}
