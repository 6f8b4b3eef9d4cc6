import { useState } from 'react'
import type { Competition } from '#contract/competitions.ts'
import { bracketSeedings, generateBracket, type BracketView } from '#contract/matches.ts'
import { matchStrokesMethods, type MatchStrokesMethod } from '#domain/handicap/match-strokes.ts'
import { failureText, send } from '#web/lib/api.ts'
import { formatCount } from '#web/lib/format.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { DrawOrder } from './draw-order.tsx'

type Seeding = (typeof bracketSeedings)[number]

const seedings: Record<Seeding, { label: string; note: string }> = {
  handicap: { label: 'By handicap', note: 'The lowest Handicap Index is the first seed.' },
  random: { label: 'At random', note: 'The draw keeps its number, so that it can be checked.' },
  given: { label: 'In a given order', note: 'You place the seeds.' },
}

const methods: Record<MatchStrokesMethod, string> = {
  appendix_c: 'Difference of Playing Handicaps (Appendix C)',
  england_2024: 'Difference of Course Handicaps (England)',
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
      showToast({ tone: 'success', title: 'Bracket generated', description: competition.name })
    },
  })
  return (
    <Dialog
      title="Generate Bracket"
      description={`${formatCount(view.entrants.length, 'player is', 'players are')} entered`}
      isOpen
      onClose={onClose}
      mayClose={!drawing.isPending}
      footer={
        <>
          <Button look="secondary" onClick={onClose} disabled={drawing.isPending}>
            Cancel
          </Button>
          <Button
            busy={drawing.isPending ? 'Drawing…' : undefined}
            onClick={() => {
              drawing.mutate(undefined)
            }}
          >
            Draw
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <ChoiceGroup
          legend="Seeding"
          choices={bracketSeedings.map((value) => ({ value, ...seedings[value] }))}
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
            Match for third place
          </label>
        )}
        <Field label="Strokes given">
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
                  {methods[one]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {view.draw && (
          <Notice tone="info">The present draw is replaced. No result has been recorded in it.</Notice>
        )}
        {drawing.isError && (
          <Notice tone="bad" title="The bracket was not drawn">
            {failureText(drawing.error, 'Please try again.')}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
