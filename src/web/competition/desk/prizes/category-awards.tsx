import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listCardRulings } from '#contract/card/card-rulings.ts'
import {
  getPrizes,
  putPrizeWinner,
  type CompetitionPrizes,
  type PrizeCategoryView,
} from '#contract/competition/prizes.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { isMeasured } from '#golf/competition/prizes/prize-plan.ts'
import { AwardList } from '#web/competition/prizes/award-list.tsx'
import { categoryName } from '#web/competition/prizes/award-words.ts'
import { markedName } from '#web/lib/marked-name.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { changeMismatchesText } from '#web/messages/en/competition/change-mismatches.online.ts'
import { competitionPrizesText as text } from '#web/messages/en/competition/competition-prizes.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select, SelectOptions } from '#web/ui/select.tsx'

type CategoryAwardsProps = { category: PrizeCategoryView; prizes: CompetitionPrizes; competitionId: string }

/** Who gets what of one category; where it is measured, who was nearest or longest is entered here. */
export function CategoryAwards({ category, prizes, competitionId }: CategoryAwardsProps) {
  const { kind } = category
  return (
    <Card className="grid gap-3">
      <h3 className="text-lead font-semibold">{categoryName(category)}</h3>
      {category.mismatch && (
        <Notice tone="warn" title={changeMismatchesText.prizeTitle}>
          {changeMismatchesText.prize(category.mismatch)}
        </Notice>
      )}
      {isMeasured(kind) && !prizes.isFinal && (
        <WinnerField category={category} competitionId={competitionId} />
      )}
      <AwardList category={category} prizes={prizes} />
    </Card>
  )
}

type WinnerFieldProps = { category: PrizeCategoryView; competitionId: string }

function WinnerField({ category, competitionId }: WinnerFieldProps) {
  const params = { competitionId }
  const entrants = useQuery(query(listCardRulings, { params, query: {} }))
  const held = { userId: category.winner?.userId ?? '', measure: category.winner?.measure ?? '' }
  const [values, setValues] = useState(held)
  const { userId, measure } = values
  const saving = useAction({
    run: () =>
      send(putPrizeWinner, {
        params: { ...params, categoryId: category.id },
        body: { userId: userId === '' ? null : userId, measure },
      }),
    changes: [query(getPrizes, { params })],
  })
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] items-end gap-3 sm:grid-cols-[minmax(0,1fr)_8rem_auto]"
      onSubmit={(event) => {
        event.preventDefault()
        saving.mutate(undefined)
      }}
    >
      <WinnerInputs
        values={values}
        players={(entrants.data ?? []).map((one) => ({
          id: one.userId,
          name: markedName(one.playerName, one.marks),
        }))}
        onChange={setValues}
      />
      <Button
        type="submit"
        look="secondary"
        disabled={userId === held.userId && measure === held.measure}
        busy={saving.isPending ? sharedText.saving : undefined}
      >
        {sharedText.save}
        <span className="sr-only">{categoryName(category)}</span>
      </Button>
      {saving.isError && (
        <div className="sm:col-span-3">
          <Notice tone="bad">{failureText(saving.error, text.saveFailed)}</Notice>
        </div>
      )}
    </form>
  )
}

type Winner = { userId: string; measure: string }
type WinnerInputsProps = {
  values: Winner
  players: readonly { id: string; name: string }[]
  onChange: (values: Winner) => void
}

function WinnerInputs({ values, players, onChange }: WinnerInputsProps) {
  return (
    <>
      <Field label={text.winner}>
        {(wiring) => (
          <Select
            {...wiring}
            value={values.userId}
            onChange={(event) => {
              onChange({ ...values, userId: event.target.value })
            }}
          >
            <option value="">{text.noWinner}</option>
            <SelectOptions from={players} />
          </Select>
        )}
      </Field>
      <Field label={text.measure}>
        {(wiring) => (
          <Input
            {...wiring}
            maxLength={40}
            value={values.measure}
            onChange={(event) => {
              onChange({ ...values, measure: event.target.value })
            }}
          />
        )}
      </Field>
    </>
  )
}
