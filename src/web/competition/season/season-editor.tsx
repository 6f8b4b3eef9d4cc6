import { useState } from 'react'
import type { Season } from '#contract/competition/season.ts'
import { ConfirmDialog } from '#web/platform/confirm-dialog.tsx'
import { changedMeanwhileText } from '#web/messages/en/platform/changed-meanwhile.ts'
import { seasonText } from '#web/messages/en/competition/season.online.ts'
import { seasonEditorText as text } from '#web/messages/en/competition/season-editor.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, Section } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ChooseCompetitions } from './choose-competitions.tsx'
import { EclecticFields } from './eclectic-fields.tsx'
import type { SeasonValues } from './season-values.ts'
import { useSeasonChange, useSeasonRemoval } from './use-season-change.ts'

type SeasonEditorProps = {
  clubId: string
  season: Season | undefined
  onDone: (seasonId: string | undefined) => void
}

/** Where an administrator says which competitions a season counts and what each place gives. */
export default function SeasonEditor({ clubId, season, onDone }: SeasonEditorProps) {
  const { values, change, errors, theirs, fault, ...saving } = useSeasonChange({ clubId, season, onDone })
  const title = season ? text.changeNamed(seasonText.nameOf(season.name, season.year)) : text.create
  return (
    <Section title={title}>
      <form
        className="grid max-w-3xl gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          saving.save()
        }}
      >
        <Card>
          <SeasonFields values={values} errors={errors} change={change} />
        </Card>
        <ChooseCompetitions clubId={clubId} values={values} change={change} error={errors.competitionIds} />
        <EclecticFields clubId={clubId} values={values} errors={errors} change={change} />
        {theirs && (
          <Notice
            tone="warn"
            title={changedMeanwhileText.title}
            action={
              <Button look="secondary" onClick={saving.drop}>
                {text.takeTheirs}
              </Button>
            }
          >
            {text.theirs}
          </Notice>
        )}
        {fault !== undefined && <Notice tone="bad">{fault}</Notice>}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={saving.isBusy ? sharedText.saving : undefined}>
            {theirs ? text.keepMine : text.save}
          </Button>
          <Button look="quiet" onClick={saving.drop}>
            {text.discard}
          </Button>
          {season && <RemoveSeason clubId={clubId} season={season} onDone={onDone} />}
        </div>
      </form>
    </Section>
  )
}

type SeasonFieldsProps = {
  values: SeasonValues
  errors: Readonly<Record<string, string>>
  change: (part: Partial<SeasonValues>) => void
}

const fields = ['name', 'year', 'points', 'otherPoints', 'best'] as const

function SeasonFields({ values, errors, change }: SeasonFieldsProps) {
  const { nameHint, pointsHint, otherPointsHint, bestHint } = text
  const hints = {
    name: nameHint,
    year: undefined,
    points: pointsHint,
    otherPoints: otherPointsHint,
    best: bestHint,
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
      {fields.map((field) => (
        <Field
          key={field}
          label={text[field]}
          hint={hints[field]}
          required={field !== 'best'}
          error={errors[field]}
          className={field === 'points' ? 'sm:col-span-2' : ''}
        >
          {(wiring) => (
            <Input
              {...wiring}
              inputMode={field === 'name' || field === 'points' ? 'text' : 'numeric'}
              maxLength={field === 'points' ? 600 : field === 'name' ? 80 : 5}
              autoComplete="off"
              value={values[field]}
              onChange={(event) => {
                change({ [field]: event.target.value })
              }}
            />
          )}
        </Field>
      ))}
    </div>
  )
}

function RemoveSeason({ clubId, season, onDone }: SeasonEditorProps & { season: Season }) {
  const [isAsking, setIsAsking] = useState(false)
  const { isBusy, fault, remove } = useSeasonRemoval({ clubId, season, onDone })
  return (
    <>
      <Button
        look="danger"
        onClick={() => {
          setIsAsking(true)
        }}
      >
        {text.remove}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={text.remove}
          confirmLabel={text.remove}
          busyLabel={text.removing}
          isBusy={isBusy}
          fault={fault === undefined ? undefined : { title: text.removeFailed, text: fault }}
          onConfirm={remove}
          onClose={() => {
            setIsAsking(false)
          }}
        >
          <p>{text.removeText(seasonText.nameOf(season.name, season.year))}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
