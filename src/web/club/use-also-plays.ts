import { getCompetition } from '#contract/competition/competitions.ts'
import { setAlsoPlays } from '#contract/club/members.ts'
import { listRounds } from '#contract/card/rounds.ts'
import { currentUser } from '#contract/identity/session.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { allOf, query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { alsoPlaysText as text } from '#web/messages/en/club/also-plays.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { showToast } from '#web/ui/toast.tsx'

/** An administrator says whether they play at the club too (D32): then they can join, score, and be entered. */
export function useAlsoPlays(clubId: string, onFail?: (alsoPlays: boolean) => void) {
  return useAction({
    run: (alsoPlays: boolean) => send(setAlsoPlays, { params: { clubId }, body: { alsoPlays } }),
    changes: [query(currentUser), query(listRounds), allOf(getCompetition)],
    onDone: ({ alsoPlays }) => {
      showToast({ tone: 'success', title: alsoPlays ? text.on : text.off })
    },
    onFail: (fault, alsoPlays) => {
      onFail?.(alsoPlays)
      showToast({
        tone: 'error',
        title: sharedText.error,
        description: failureText(fault, text.failed),
      })
    },
  })
}
