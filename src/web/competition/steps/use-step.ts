import { useQueryClient } from '@tanstack/react-query'
import { z } from 'zod/mini'
import { getCardsOut } from '#contract/competition/cards-out.ts'
import { deleteCompetition, setCompetitionStatus } from '#contract/competition/competition-steps.ts'
import {
  clubCompetitions,
  getCompetition,
  listCompetitions,
  type Competition,
} from '#contract/competition/competitions.ts'
import { cardStatuses } from '#golf/competition/card-status.ts'
import { competitionStatuses } from '#golf/competition/competition.ts'
import { ApiError, send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { cardStatusNames, competitionStatusNames, stageName } from '#web/lib/competition-words.ts'
import { query, readAgain } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { clubCompetitionsText } from '#web/messages/en/competition/club-competitions.online.ts'
import { showToast } from '#web/ui/toast.tsx'
import { statusAfter, type Step } from './competition-steps.ts'

/** What is said with a step: why, and what becomes of cards that are out. */
export type StepTerms = {
  reason?: string
  cards?: { userId: string; status: 'no_return' | 'withdrawn' }[]
}

type Taken = { step: Step; terms?: StepTerms; onTaken?: () => void }

/** Takes a step with a competition and shows its new status in a toast. */
export function useStep(competition: Competition, onDeleted?: () => void) {
  const { id, name } = competition
  const params = { competitionId: id }
  const client = useQueryClient()
  const action = useAction({
    run: async ({ step, terms }: Taken) => {
      if (step !== 'delete')
        return send(setCompetitionStatus, {
          params,
          body: {
            status: statusAfter(step, competition, new Date()),
            seen: competition.status,
            ...terms,
          },
        })
      await send(deleteCompetition, { params })
      return undefined
    },
    changes: [
      query(clubCompetitions, { params: { clubId: competition.clubId } }),
      query(listCompetitions),
      query(getCompetition, { params }),
    ],
    onDone: (changed, { onTaken }) => {
      onTaken?.()
      if (changed === undefined) onDeleted?.()
      showToast(
        changed === undefined
          ? { tone: 'success', title: clubCompetitionsText.deleted, description: name }
          : {
              tone: 'success',
              title: clubCompetitionsText.statusNow(name, stageName(changed)),
            },
      )
    },
    onFail: (fault) => {
      // A refusal may be about cards that were begun since the question was opened.
      readAgain(client, [query(getCardsOut, { params }), query(getCompetition, { params })])
      showToast({
        tone: 'error',
        title: clubCompetitionsText.updateFailed,
        description: stepFault(fault),
      })
    },
  })
  return {
    current: action.isPending ? action.variables.step : undefined,
    fault: action.isError ? stepFault(action.error) : undefined,
    forget: () => {
      if (!action.isPending) action.reset()
    },
    take: (step: Step, more: Omit<Taken, 'step'> = {}) => {
      if (!action.isPending) action.mutate({ step, ...more })
    },
  }
}

const nowIs = z.object({
  now: z.union([
    z.object({ name: z.string(), status: z.enum(competitionStatuses) }),
    z.object({ playerName: z.string(), status: z.enum(cardStatuses) }),
  ]),
})

/** What another administrator has done meanwhile, where that is why; else the refusal itself. */
function stepFault(fault: Error): string {
  const found =
    fault instanceof ApiError && fault.body?.code === 'changed_meanwhile'
      ? nowIs.safeParse(fault.body.details)
      : undefined
  if (!found?.success) return failureText(fault, clubCompetitionsText.pleaseTryAgain)
  const { now } = found.data
  return 'playerName' in now
    ? clubCompetitionsText.ruledMeanwhile(now.playerName, cardStatusNames[now.status])
    : clubCompetitionsText.movedMeanwhile(competitionStatusNames[now.status])
}
