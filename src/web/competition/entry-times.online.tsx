import { useState } from 'react'
import type { Competition } from '#contract/competition/competitions.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { entryTimesText as text } from '#web/messages/en/competition/entry-times.online.ts'

/** When entries open and close, on the club's clock. */
export default function EntryTimes({ competition }: { competition: Competition }) {
  const [now] = useState(() => Date.now())
  const said = entryTimesText(competition, now)
  return said === undefined ? null : <p className="text-note text-soft">{said}</p>
}

type Times = Pick<Competition, 'entriesOpenAt' | 'entriesCloseAt' | 'timeZone'>

/** When entries open and close, or closed; undefined where the club has said nothing that still matters. */
export function entryTimesText(
  { entriesOpenAt, entriesCloseAt, timeZone }: Times,
  now: number,
): string | undefined {
  const words = (iso: string) => formatDateTime(iso, timeZone)
  const isAhead = (iso: string) => Date.parse(iso) > now
  if (entriesOpenAt !== undefined && isAhead(entriesOpenAt))
    return entriesCloseAt === undefined
      ? text.opens(words(entriesOpenAt))
      : text.opensAndCloses(words(entriesOpenAt), words(entriesCloseAt))
  if (entriesCloseAt === undefined) return undefined
  return (isAhead(entriesCloseAt) ? text.closes : text.closed)(words(entriesCloseAt))
}
