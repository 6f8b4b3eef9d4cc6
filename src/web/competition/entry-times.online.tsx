import { useState } from 'react'
import type { Competition } from '#contract/competition/competitions.ts'
import { entryTimesText } from './entry-times-text.ts'

/** When entries open and close, on the club's clock. */
export default function EntryTimes({ competition }: { competition: Competition }) {
  const [now] = useState(() => Date.now())
  const said = entryTimesText(competition, now)
  return said === undefined ? null : <p className="text-note text-soft">{said}</p>
}
