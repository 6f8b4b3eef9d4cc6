import { useState } from 'react'
import { getCompetition } from '#contract/competitions.ts'
import type { Competition } from '#contract/competitions.ts'
import { bracketSeedings, generateBracket, type BracketView } from '#contract/matches.ts'
import { matchStrokesMethods } from '#domain/handicap/match-strokes.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useDraft } from '#web/lib/use-draft.ts'
import { bracketText as text } from '#web/messages/en/bracket.ts'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { DrawOrder } from './draw-order.tsx'

type Seeding = (typeof bracketSeedings)[number]
type DrawChoices = { seeding: string; order: string; thirdPlace: boolean; strokesMethod: string }

function seedingChoices(): { value: Seeding; label: string; note: string }[] {
  return bracketSeedings.map((value) => ({
    value,
    label: text.draw[value],
    note: text.draw[`${value}Note`],
  }))
}

/** In the order chosen before; players who have entered since follow by their seed. */
function inOrder(entrants: BracketView['entrants'], kept: readonly string[]): BracketView['entrants'] {
  const placeOf = ({ userId }: { userId: string }) => {
    const place = kept.indexOf(userId)
    return place === -1 ? kept.length : place
  }
  return [...entrants].sort(
    (a, b) => placeOf(a) - placeOf(b) || (a.seed ?? Infinity) - (b.seed ?? Infinity) || 0,
  )
}

type GenerateBracketDialogProps = { competition: Competition; view: BracketView; onClose: () => void }

export function GenerateBracketDialog({ competition, view, onClose }: GenerateBracketDialogProps) {
  const draw = useDraw({ competition, view, onClose })
  return (
    <FormDialog
      title={text.draw.generate}
      description={text.draw.entered(view.entrants.length)}
      submitLabel={text.draw.submit}
      busyLabel={text.draw.busy}
      isBusy={draw.drawing.isPending}
      fault={draw.drawing.isError ? failureText(draw.drawing.error, text.draw.tryAgain) : undefined}
      faultTitle={text.draw.failed}
      onClose={onClose}
      onSubmit={() => {
        draw.drawing.mutate(undefined)
      }}
    >
      <ChoiceGroup
        legend={text.draw.seeding}
        choices={seedingChoices()}
        value={draw.seeding}
        onChange={(value) => {
          draw.change({ seeding: value })
        }}
        isStacked
      />
      {draw.seeding === 'given' && (
        <DrawOrder
          entrants={draw.order}
          onChange={(entrants) => {
            draw.change({ order: entrants.map((one) => one.userId).join(' ') })
          }}
        />
      )}
      {draw.isKnockOut && <ThirdPlaceField draw={draw} />}
      <StrokesField draw={draw} />
      {view.draw && <Notice tone="info">{text.draw.replaces}</Notice>}
    </FormDialog>
  )
}

type Draw = ReturnType<typeof useDraw>

/** The choices for the draw, kept as a draft, and the drawing itself. */
function useDraw({ competition, view, onClose }: GenerateBracketDialogProps) {
  const draft = useDraft<DrawChoices>(`draw.${competition.id}`, {
    seeding: 'handicap',
    order: '',
    thirdPlace: view.draw?.thirdPlace ?? false,
    strokesMethod: view.draw?.strokesMethod ?? 'appendix_c',
  })
  const { thirdPlace } = draft.values
  const seeding = bracketSeedings.find((one) => one === draft.values.seeding) ?? 'handicap'
  const strokesMethod = matchStrokesMethods.find((one) => one === draft.values.strokesMethod) ?? 'appendix_c'
  const order = inOrder(view.entrants, draft.values.order.split(' '))
  // Minted once for each opening: a second tap is the same draw, opening it again another one.
  const [seed] = useState(() => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) >>> 1)
  const isKnockOut = competition.bracketType !== 'double_elimination'
  const drawing = useAction({
    run: () =>
      send(generateBracket, {
        params: { competitionId: competition.id },
        body: {
          seeding,
          thirdPlace: isKnockOut && thirdPlace,
          strokesMethod,
          ...(seeding === 'given' ? { order: order.map((one) => one.userId) } : {}),
          ...(seeding === 'random' ? { seed } : {}),
        },
      }),
    changes: [query(getCompetition, { params: { competitionId: competition.id } })],
    onDone: () => {
      draft.clear()
      onClose()
      showToast({ tone: 'success', title: text.draw.done, description: competition.name })
    },
  })
  return { seeding, order, thirdPlace, strokesMethod, isKnockOut, drawing, change: draft.change }
}

function ThirdPlaceField({ draw }: { draw: Draw }) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        className="size-5"
        checked={draw.thirdPlace}
        onChange={(event) => {
          draw.change({ thirdPlace: event.target.checked })
        }}
      />
      {text.draw.thirdPlace}
    </label>
  )
}

function StrokesField({ draw }: { draw: Draw }) {
  return (
    <Field label={text.draw.strokes}>
      {(wiring) => (
        <Select
          {...wiring}
          value={draw.strokesMethod}
          onChange={(event) => {
            draw.change({ strokesMethod: event.target.value })
          }}
        >
          {matchStrokesMethods.map((one) => (
            <option key={one} value={one}>
              {text.draw[one]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
