import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { listChampions, putChampion } from '#contract/competition/champions.ts'
import { clubCompetitions } from '#contract/competition/competitions.ts'
import { ApiError, send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { formatDate } from '#web/lib/format.ts'
import { newId } from '#web/lib/new-id.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useDraft } from '#web/lib/use-draft.ts'
import { championsText as text } from '#web/messages/en/competition/champions.online.ts'
import { libText } from '#web/messages/en/lib/lib.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { readerLanguage } from '#web/messages/language.ts'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select, SelectOptions } from '#web/ui/select.tsx'
import { showToast } from '#web/ui/toast.tsx'

type AddChampionProps = {
  clubId: string
  kinds: readonly string[]
  /** What is known already. */
  start?: Partial<Values> | undefined
  onClose: () => void
}

type Values = {
  year: string
  kind: string
  by: 'competition' | 'name'
  competitionId: string
  winner: string
}

/** Puts a champion on the list: the winner of a final competition, or of a year before by name. */
export default function AddChampion({ clubId, kinds, start, onClose }: AddChampionProps) {
  const { values, change, errors, fault, isBusy, save } = useNewChampion(clubId, { start, onClose })
  return (
    <FormDialog
      title={text.add}
      submitLabel={sharedText.save}
      busyLabel={sharedText.saving}
      isBusy={isBusy}
      fault={fault}
      onClose={onClose}
      onSubmit={save}
    >
      <YearAndKind kinds={kinds} values={values} errors={errors} change={change} />
      <ChoiceGroup
        legend={text.by}
        choices={[
          { value: 'competition', label: text.byCompetition },
          { value: 'name', label: text.byName },
        ]}
        value={values.by}
        onChange={(by) => {
          change({ by })
        }}
      />
      <WonBy clubId={clubId} values={values} errors={errors} change={change} />
    </FormDialog>
  )
}

type FieldsProps = {
  values: Values
  errors: Readonly<Record<string, string>>
  change: (part: Partial<Values>) => void
}

function YearAndKind({ kinds, values, errors, change }: FieldsProps & { kinds: readonly string[] }) {
  const list = useId()
  return (
    <>
      <Field label={text.kind} hint={text.kindHint} required error={errors.kind}>
        {(wiring) => (
          <Input
            {...wiring}
            list={list}
            maxLength={80}
            autoComplete="off"
            value={values.kind}
            onChange={(event) => {
              change({ kind: event.target.value })
            }}
          />
        )}
      </Field>
      <datalist id={list}>
        {kinds.map((kind) => (
          <option key={kind} value={kind} />
        ))}
      </datalist>
      <Field label={text.year} required error={errors.year}>
        {(wiring) => (
          <Input
            {...wiring}
            inputMode="numeric"
            maxLength={4}
            autoComplete="off"
            value={values.year}
            onChange={(event) => {
              change({ year: event.target.value })
            }}
          />
        )}
      </Field>
    </>
  )
}

function WonBy({ clubId, values, errors, change }: FieldsProps & { clubId: string }) {
  const all = useQuery({
    ...query(clubCompetitions, { params: { clubId } }),
    enabled: values.by === 'competition',
  })
  if (values.by === 'name')
    return (
      <Field label={text.winner} hint={text.winnerHint} required error={errors.winner}>
        {(wiring) => (
          <Input
            {...wiring}
            maxLength={200}
            autoComplete="off"
            value={values.winner}
            onChange={(event) => {
              change({ winner: event.target.value })
            }}
          />
        )}
      </Field>
    )
  const won = (all.data ?? []).filter(
    ({ status, competitionType }) => status === 'final' && competitionType !== 'matchplay',
  )
  return (
    <Field
      label={text.competition}
      hint={all.isError ? text.competitionsFailed : text.competitionHint}
      required
      error={errors.competitionId ?? errors.winner}
    >
      {(wiring) => (
        <Select
          {...wiring}
          value={values.competitionId}
          onChange={(event) => {
            const chosen = won.find(({ id }) => id === event.target.value)
            change({
              competitionId: event.target.value,
              ...(chosen?.startDate == null ? {} : { year: chosen.startDate.slice(0, 4) }),
            })
          }}
        >
          <SelectOptions
            from={[
              { id: '', name: text.choose },
              ...won.map(({ id, name, startDate }) => ({
                id,
                name: startDate === null ? name : `${name}, ${formatDate(startDate)}`,
              })),
            ]}
          />
        </Select>
      )}
    </Field>
  )
}

/** What is typed, kept on this tab until it is saved; a second press sends the same one. */
function useNewChampion(clubId: string, { start, onClose }: Pick<AddChampionProps, 'start' | 'onClose'>) {
  const [championId] = useState(() => newId('chp_'))
  const blank: Values = {
    year: String(new Date().getFullYear()),
    kind: '',
    by: 'competition',
    competitionId: '',
    winner: '',
    ...start,
  }
  const draft = useDraft(
    start ? `champion.of.${start.year ?? ''}.${start.winner ?? ''}` : 'champion.new',
    blank,
  )
  const values: Values = draft.values
  const saving = useAction({
    run: () => {
      const { year, kind, by, competitionId, winner } = values
      const who = by === 'competition' ? { competitionId } : { winner }
      return send(putChampion, { params: { clubId, championId }, body: { year, kind, ...who } })
    },
    changes: [query(listChampions, { params: { clubId } })],
    onDone: () => {
      draft.clear()
      showToast({ tone: 'success', title: text.saved })
      onClose()
    },
  })
  const fields = saving.error instanceof ApiError ? (saving.error.body?.fields ?? []) : []
  const isEnglish = readerLanguage() === 'en'
  return {
    values,
    change: draft.change,
    errors: Object.fromEntries(
      fields.map(({ field, message }) => [field, isEnglish ? message : libText.fieldRefused]),
    ),
    fault:
      saving.error === null || fields.length > 0 ? undefined : failureText(saving.error, text.saveFailed),
    isBusy: saving.isPending,
    save: () => {
      saving.mutate(undefined)
    },
  }
}
