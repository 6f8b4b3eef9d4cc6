import { useId, useState } from 'react'
import type { Club } from '#contract/club/clubs.ts'
import { clubColour, parseColour } from '#contract/club/club-colour.ts'
import { useClubChange } from '#web/club/use-club-change.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { useDraft } from '#web/lib/use-draft.ts'
import { adminText } from '#web/messages/en/club/admin.ts'
import { clubFaceText as text } from '#web/messages/en/club/club-face.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { ClubColourPreview } from './club-colour-preview.tsx'

/** Chooses the club's one colour and shows what becomes of it in light and dark, before it is saved (U17). */
export function ClubColourChoice({ club }: { club: Club }) {
  const draft = useDraft(`club-colour.${club.id}`, { typed: club.colour?.chosen ?? '' })
  const [error, setError] = useState<string>()
  const { typed } = draft.values
  const colour = parseColour(typed)
  const saving = useClubChange(club, {
    body: (wanted: string | null) => ({ colour: wanted }),
    onDone: (changed) => {
      draft.change({ typed: changed.colour?.chosen ?? '' })
      draft.clear()
      showToast({ tone: 'success', topic: 'colour', title: text.colourUpdated })
    },
    onFail: (fault) => {
      const description = failureText(fault, text.colourNotChanged)
      setError(description)
      showToast({ tone: 'error', topic: 'colour', title: adminText.updateFailed, description })
    },
  })
  const choose = (wanted: string) => {
    setError(undefined)
    draft.change({ typed: wanted })
  }
  const save = (wanted: string | undefined | null) => {
    if (saving.isPending) return
    if (wanted === undefined) setError(text.enterColour)
    else {
      setError(undefined)
      saving.mutate(wanted)
    }
  }
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        save(colour)
      }}
    >
      <Presets chosen={colour} onChoose={choose} />
      <TypedColour typed={typed} error={error} onChange={choose} />
      {colour !== undefined && <ClubColourPreview club={club} colour={clubColour(colour)} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={saving.isPending ? sharedText.saving : undefined}>
          {text.saveColour}
        </Button>
        {club.colour !== null && !saving.isPending && (
          <Button
            look="quiet"
            onClick={() => {
              save(null)
            }}
          >
            {text.removeColour}
          </Button>
        )}
      </div>
    </form>
  )
}

type PresetsProps = { chosen: string | undefined; onChoose: (colour: string) => void }

function Presets({ chosen, onChoose }: PresetsProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{text.colour}</legend>
      <p className="mb-2 text-note text-soft">{text.colourHint}</p>
      <div className="flex flex-wrap gap-2">
        {colourPresets.map(({ key, colour }) => (
          <label
            key={key}
            style={{ background: colour }}
            className={classNames(
              'grid size-11 cursor-pointer place-items-center rounded-control border border-edge',
              chosen === colour && 'outline-3 outline-offset-2 outline-ink',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            )}
          >
            <input
              type="radio"
              name={name}
              aria-label={text.presets[key]}
              checked={chosen === colour}
              onChange={() => {
                onChoose(colour)
              }}
              className="size-4 outline-none"
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type TypedColourProps = { typed: string; error: string | undefined; onChange: (typed: string) => void }

function TypedColour({ typed, error, onChange }: TypedColourProps) {
  return (
    <Field label={text.colourCode} hint={text.colourCodeHint} error={error}>
      {(wiring) => (
        <div className="flex gap-2">
          <Input
            {...wiring}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => {
              onChange(event.target.value)
            }}
          />
          <input
            type="color"
            aria-label={text.pickColour}
            value={parseColour(typed) ?? '#0e4a2f'}
            onChange={(event) => {
              onChange(event.target.value)
            }}
            className="size-11 shrink-0 cursor-pointer rounded-control border border-edge bg-card p-1"
          />
        </div>
      )}
    </Field>
  )
}

/** Colours that clubs' crests often have, dark enough to be used as they are. */
const colourPresets = [
  { key: 'green', colour: '#0e4a2f' },
  { key: 'navy', colour: '#12305e' },
  { key: 'blue', colour: '#1d4f91' },
  { key: 'burgundy', colour: '#6d1428' },
  { key: 'red', colour: '#9c1c1c' },
  { key: 'purple', colour: '#4a2370' },
  { key: 'gold', colour: '#e0b64a' },
  { key: 'black', colour: '#1c1c1c' },
] as const
