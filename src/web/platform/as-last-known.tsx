import { useSyncExternalStore } from 'react'
import { onShownReplies, shownReplies } from '#web/lib/shown-replies.ts'
import { timeOrDay } from '#web/lib/time-or-day.ts'
import { keptHereText } from '#web/messages/en/offline/kept-here.ts'

/** Beside something that this phone shows from what it has kept: how old it is. Nothing where the club has answered. */
export default function AsLastKnown({ address }: { address: string }) {
  const at = useSyncExternalStore(onShownReplies, () => shownReplies().get(address)?.at)
  if (at === undefined) return null
  return <p className="text-note text-soft">{keptHereText.lastKnown(timeOrDay(at))}</p>
}
