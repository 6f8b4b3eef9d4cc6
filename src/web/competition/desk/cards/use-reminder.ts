import type { Competition } from '#contract/competition/competitions.ts'
import { remindOfCards } from '#contract/competition/desk-cards.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { deskCardsText as text } from '#web/messages/en/competition/desk-cards.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { showToast } from '#web/ui/toast.tsx'

/** Reminds one player, or all whose cards are not handed in; a second press tells nobody twice. */
export function useReminder({ id: competitionId }: Competition) {
  const action = useAction({
    run: (userIds: string[] | undefined) =>
      send(remindOfCards, { params: { competitionId }, body: userIds ? { userIds } : {} }),
    changes: [],
    onDone: ({ told, toldBefore, withoutAccount }) => {
      const rest = [
        toldBefore > 0 ? text.remindedBefore(toldBefore) : '',
        withoutAccount > 0 ? text.withoutAccount(withoutAccount) : '',
      ].filter(Boolean)
      showToast({
        tone: 'success',
        title: text.reminded(told),
        ...(rest.length > 0 && { description: rest.join(' ') }),
      })
    },
    onFail: (fault) => {
      showToast({
        tone: 'error',
        title: text.notReminded,
        description: failureText(fault, sharedText.tryAgainLater),
      })
    },
  })
  return {
    isBusy: action.isPending,
    remind: (userIds?: string[]) => {
      if (!action.isPending) action.mutate(userIds)
    },
  }
}
