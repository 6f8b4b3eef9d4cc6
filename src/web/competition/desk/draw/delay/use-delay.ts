import { useState } from 'react'
import { getStartSheet } from '#contract/competition/start-sheet.ts'
import {
  delayStarts,
  startDraw,
  type DelayedStarts,
  type StartDraw,
} from '#contract/competition/start-sheet-draw.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { readConflict } from '#web/lib/read-conflict.ts'
import { refusalReason } from '#web/lib/refusal-reason.ts'
import { useAction } from '#web/lib/use-action.ts'
import { startDrawText as text } from '#web/messages/en/competition/start-draw.online.ts'
import { useKeepDraw, type Arrangement } from '../use-arrangement.ts'

const MINUTE_MS = 60_000

export type AskedDelay = { minutes: number; from: string | null }
export type MadeDelay = AskedDelay & Omit<DelayedStarts, 'draw'>

/** Moves the starts of a draw. What came of it stays on the screen, with the way back, until the next. */
export function useDelay(draw: StartDraw, { arrangement }: { arrangement: Arrangement }) {
  const { competitionId } = draw
  const [made, setMade] = useState<MadeDelay>()
  const keep = useKeepDraw(competitionId)
  const delaying = useAction({
    changes: [query(getStartSheet, { params: { competitionId } })],
    run: (asked: AskedDelay) =>
      send(delayStarts, { params: { competitionId }, body: { version: draw.version, ...asked } }),
    onDone: ({ draw: after, ...answer }, asked) => {
      keep(after)
      if (answer.moved > 0) arrangement.forget()
      setMade({ ...asked, ...answer })
    },
    onFail: (fault) => {
      const theirs = readConflict(fault, startDraw)
      if (theirs) keep(theirs)
    },
  })
  return {
    isBusy: delaying.isPending,
    fault: delaying.error ? faultText(delaying.error) : undefined,
    made,
    delay: (asked: AskedDelay, onDone?: () => void) => {
      if (!delaying.isPending) delaying.mutate(asked, onDone ? { onSuccess: onDone } : {})
    },
    /** The same groups, back to the times they had. */
    takeBack: ({ minutes, from }: AskedDelay) => {
      const moved = from === null ? null : new Date(Date.parse(from) + minutes * MINUTE_MS).toISOString()
      if (!delaying.isPending) delaying.mutate({ minutes: -minutes, from: moved })
    },
    /** Before it is asked for anew. */
    reset: () => {
      delaying.reset()
    },
  }
}
export type Delaying = ReturnType<typeof useDelay>

function faultText(fault: Error): string {
  if (readConflict(fault, startDraw)) return text.delayConflict
  const reason = refusalReason(fault, text.delayFaults)
  return reason === undefined ? failureText(fault, text.tryAgain) : text.delayFaults[reason]
}
