import { useState } from 'react'
import {
  competitionPrizes,
  getPrizes,
  prizeMismatch,
  putPrizes,
  type CompetitionPrizes,
} from '#contract/competition/prizes.ts'
import { ApiError, send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { readConflict } from '#web/lib/read-conflict.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useDraft } from '#web/lib/use-draft.ts'
import { changeMismatchesText } from '#web/messages/en/competition/change-mismatches.online.ts'
import { libText } from '#web/messages/en/lib/lib.ts'
import { readerLanguage } from '#web/messages/language.ts'
import { competitionPrizesText as text } from '#web/messages/en/competition/competition-prizes.ts'
import { showToast } from '#web/ui/toast.tsx'
import { readKeptPlan, valuesOf, type PlanValues } from './plan-values.ts'
import { typedAmount } from '#web/lib/typed-amount.ts'

/**
 * The prizes as they are typed, kept on this tab until they are saved. When somebody else was faster, `theirs` is what they
 * saved, and the administrator keeps one of the two.
 */
export function usePrizesChange(competitionId: string, prizes: CompetitionPrizes) {
  const draft = useDraft(`prizes.${competitionId}`, { plan: '' })
  const [theirs, setTheirs] = useState<CompetitionPrizes>()
  const plan = readKeptPlan(draft.values.plan) ?? valuesOf(prizes)
  const params = { competitionId }
  const drop = () => {
    draft.change({ plan: '' })
    draft.clear()
    setTheirs(undefined)
  }
  const action = useAction({
    run: (version: number) =>
      send(putPrizes, {
        params,
        body: { version, onePerPlayer: plan.onePerPlayer, categories: plan.categories.map(toBody) },
      }),
    changes: [query(getPrizes, { params })],
    onDone: () => {
      drop()
      showToast({ tone: 'success', title: text.saved })
    },
    onFail: (fault) => {
      setTheirs(readConflict(fault, competitionPrizes))
    },
  })
  const { error } = action
  const errors = fieldErrors(error)
  return {
    plan,
    theirs,
    isChanged: draft.values.plan !== '',
    isBusy: action.isPending,
    errors,
    fault:
      error === null || theirs || Object.keys(errors).length > 0
        ? undefined
        : failureText(error, text.saveFailed),
    change: (next: PlanValues) => {
      draft.change({ plan: JSON.stringify(next) })
    },
    save: () => {
      action.mutate(theirs?.version ?? prizes.version)
    },
    drop,
  }
}

function toBody({ name, holeNumber, ...rest }: PlanValues['categories'][number]) {
  return {
    ...rest,
    name,
    holeNumber,
    prizes: rest.prizes.map(({ amount, thing }) => ({ amount: typedAmount(amount), thing })),
  }
}

/** The server's sentences by field; they are English, so that a reader of another language is only shown where. */
function fieldErrors(fault: Error | null): Readonly<Record<string, string>> {
  const fields = fault instanceof ApiError ? (fault.body?.fields ?? []) : []
  const mismatch = prizeMismatch.safeParse(
    fault instanceof ApiError ? fault.body?.details?.mismatch : undefined,
  )
  const own = mismatch.success ? changeMismatchesText.prize(mismatch.data) : undefined
  const isEnglish = readerLanguage() === 'en'
  return Object.fromEntries(
    fields.map(({ field, message }) => [field, own ?? (isEnglish ? message : libText.fieldRefused)]),
  )
}
