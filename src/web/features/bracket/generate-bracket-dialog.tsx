import { useState } from 'react'
import type { Competition } from '#contract/competitions.ts'
import { bracketSeedings, generateBracket, type BracketView } from '#contract/matches.ts'
import { matchStrokesMethods } from '#domain/handicap/match-strokes.ts'
import { failureText, send } from '#web/lib/api.ts'
import { useAction } from '#web/lib/use-action.ts'
import { bracketText as text } from '#web/messages/en/bracket.ts'
import { sharedText } from '#web/messages/en/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { DrawOrder } from './draw-order.tsx'

type Seeding = (typeof bracketSeedings)[number]

function seedingChoices(): { value: Seeding; label: string; note: string }[] {
  return bracketSeedings.map((value) => ({
    value,
    label: text.draw[value],
    note: text.draw[`${value}Note`],
  }))
}

type GenerateBracketDialogProps = { competition: Competition; view: BracketView; onClose: () => void }

export function GenerateBracketDialog({ competition, view, onClose }: GenerateBracketDialogProps) {
  const [seeding, setSeeding] = useState<Seeding>('handicap')
  const [order, setOrder] = useState(() =>
    [...view.entrants].sort((a, b) => (a.seed ?? Infinity) - (b.seed ?? Infinity) || 0),
  )
  const [thirdPlace, setThirdPlace] = useState(view.draw?.thirdPlace ?? false)
  const [strokesMethod, setStrokesMethod] = useState(view.draw?.strokesMethod ?? 'appendix_c')
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
    changes: [['api', 'competitions', competition.id]],
    onDone: () => {
      onClose()
      showToast({ tone: 'success', title: text.draw.done, description: competition.name })
    },
  })
  return (
    <Dialog
      title={text.draw.generate}
      description={text.draw.entered(view.entrants.length)}
      isOpen
      onClose={onClose}
      mayClose={!drawing.isPending}
      footer={
        <>
          <Button look="secondary" onClick={onClose} disabled={drawing.isPending}>
            {sharedText.cancel}
          </Button>
          <Button
            busy={drawing.isPending ? text.draw.busy : undefined}
            onClick={() => {
              drawing.mutate(undefined)
            }}
          >
            {text.draw.submit}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <ChoiceGroup
          legend={text.draw.seeding}
          choices={seedingChoices()}
          value={seeding}
          onChange={setSeeding}
          isStacked
        />
        {seeding === 'given' && <DrawOrder entrants={order} onChange={setOrder} />}
        {isKnockOut && (
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="size-5"
              checked={thirdPlace}
              onChange={(event) => {
                setThirdPlace(event.target.checked)
              }}
            />
            {text.draw.thirdPlace}
          </label>
        )}
        <Field label={text.draw.strokes}>
          {(wiring) => (
            <Select
              {...wiring}
              value={strokesMethod}
              onChange={(event) => {
                setStrokesMethod(
                  matchStrokesMethods.find((one) => one === event.target.value) ?? 'appendix_c',
                )
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
        {view.draw && <Notice tone="info">{text.draw.replaces}</Notice>}
        {drawing.isError && (
          <Notice tone="bad" title={text.draw.failed}>
            {failureText(drawing.error, text.draw.tryAgain)}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
