import { useQueryClient } from '@tanstack/react-query'
import { getCardsOut } from '#contract/cards-out.ts'
import {
  clubCompetitions,
  deleteCompetition,
  listCompetitions,
  setCompetitionStatus,
  type Competition,
} from '#contract/competitions.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { competitionStatusNames } from '#web/lib/competition-words.ts'
import { query, readAgain } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { clubCompetitionsText } from '#web/messages/en/club-competitions.ts'
import { showToast } from '#web/ui/toast.tsx'
import { statusAfter, type Step } from './competition-steps.ts'

type Taken = { step: Step; onTaken?: (() => void) | undefined }

/** Takes a step with a competition and shows its new status in a toast. */
export function useStep(competition: Competition) {
  const { id, name } = competition
  const params = { competitionId: id }
  const client = useQueryClient()
  const action = useAction({
    run: async ({ step }: Taken) => {
      if (step !== 'delete')
        return (
          await send(setCompetitionStatus, {
            params,
            body: { status: statusAfter(step, competition, new Date()) },
          })
        ).status
      await send(deleteCompetition, { params })
      return undefined
    },
    changes: [query(clubCompetitions, { params: { clubId: competition.clubId } }), query(listCompetitions)],
    onDone: (status, { onTaken }) => {
      onTaken?.()
      showToast(
        status === undefined
          ? { tone: 'success', title: clubCompetitionsText.deleted, description: name }
          : {
              tone: 'success',
              title: clubCompetitionsText.statusNow(name, competitionStatusNames[status]),
            },
      )
    },
    onFail: (fault) => {
      // A refusal may be about cards that were begun since the question was opened.
      readAgain(client, [query(getCardsOut, { params })])
      showToast({
        tone: 'error',
        title: clubCompetitionsText.updateFailed,
        description: failureText(fault, clubCompetitionsText.pleaseTryAgain),
      })
    },
  })
  return {
    current: action.isPending ? action.variables.step : undefined,
    fault: action.isError ? failureText(action.error, clubCompetitionsText.pleaseTryAgain) : undefined,
    take: (step: Step, onTaken?: () => void) => {
      if (!action.isPending) action.mutate({ step, onTaken })
    },
  }
}
