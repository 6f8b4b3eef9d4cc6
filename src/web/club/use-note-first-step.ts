import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Input } from '#contract/platform/call.ts'
import { getFirstSteps, noteFirstStep } from '#contract/club/first-steps.ts'
import { send } from '#web/lib/api.ts'
import { query } from '#web/lib/query.ts'

type Done = Input<typeof noteFirstStep.body>['done']

/** Notes a step of the club. Nobody waits for it or hears of a fault: the list then shows the step as it was. */
export function useNoteFirstStep(clubId: string): (done: Done) => void {
  const client = useQueryClient()
  return useCallback(
    (done) => {
      const params = { clubId }
      void send(noteFirstStep, { params, body: { done } }).then(
        (steps) => {
          client.setQueryData(query(getFirstSteps, { params }).queryKey, steps)
        },
        () => undefined,
      )
    },
    [client, clubId],
  )
}
