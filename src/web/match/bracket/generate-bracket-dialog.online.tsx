import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getClubRules } from '#contract/club/club-rules.ts'
import { getCompetition } from '#contract/competition/competitions.ts'
import type { Competition } from '#contract/competition/competitions.ts'
import { generateBracket } from '#contract/competition/draws.ts'
import { bracketSeedings, type BracketView } from '#contract/match/matches.ts'
import { matchStrokesMethods } from '#golf/handicap/match-strokes.ts'
import { ApiError, send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { formatHandicap } from '#web/lib/format.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useDraft } from '#web/lib/use-draft.ts'
import { bracketText as text } from '#web/messages/en/match/bracket.ts'
import { drawTermsText } from '#web/messages/en/match/draw-terms.online.ts'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { TakeDrawBack } from './take-draw-back.tsx'
import { nameOf } from './match-words.ts'
import { DrawOrder } from './draw-order.tsx'
import {
  blankPairs,
  PairFields,
  pairsIn,
  pairsToSend,
  type Pair,
  type PairsDraft,
} from './pairs/pair-fields.tsx'
import { blankTerms, TermsFields, termsToSend, type TermsDraft } from './weeks/draw-terms-fields.tsx'
import { roundsOfField } from './weeks/round-days.ts'

type Seeding = (typeof bracketSeedings)[number]
type DrawChoices = TermsDraft &
  PairsDraft & { seeding: string; order: string; thirdPlace: boolean; strokesMethod: string }

function seedingChoices(): { value: Seeding; label: string; note: string }[] {
  return bracketSeedings.map((value) => ({
    value,
    label: drawTermsText.draw[value],
    note: drawTermsText.draw[`${value}Note`],
  }))
}

type Side = { userId: string; name: string; note: string; seed: number | null }

/** Who is drawn: the players, or the pairs that are made of them. */
function sidesOf(entrants: BracketView['entrants'], pairs: readonly Pair[] | null): Side[] {
  if (pairs !== null)
    return pairs.map(([first, second]) => ({
      userId: first.userId,
      name: nameOf(first, second),
      seed: first.seed,
      note: [first, second]
        .map(({ handicap }) => formatHandicap(handicap) ?? drawTermsText.draw.noHandicap)
        .join(' · '),
    }))
  return entrants.map((one) => ({
    userId: one.userId,
    name: nameOf(one),
    seed: one.seed,
    note: formatHandicap(one.handicap) ?? drawTermsText.draw.noHandicap,
  }))
}

/** In the order chosen before; players who have entered since follow by their seed. */
function inOrder(entrants: readonly Side[], kept: readonly string[]): Side[] {
  const placeOf = ({ userId }: { userId: string }) => {
    const place = kept.indexOf(userId)
    return place === -1 ? kept.length : place
  }
  return [...entrants].sort(
    (a, b) => placeOf(a) - placeOf(b) || (a.seed ?? Infinity) - (b.seed ?? Infinity) || 0,
  )
}

type GenerateBracketDialogProps = { competition: Competition; view: BracketView; onClose: () => void }

export default function GenerateBracketDialog({ competition, view, onClose }: GenerateBracketDialogProps) {
  const draw = useDraw({ competition, view, onClose })
  return (
    <FormDialog
      title={text.draw.generate}
      description={drawTermsText.draw.entered(view.entrants.length)}
      submitLabel={drawTermsText.draw.submit}
      busyLabel={drawTermsText.draw.busy}
      isBusy={draw.drawing.isPending}
      fault={draw.drawing.isError ? failureText(draw.drawing.error, drawTermsText.draw.tryAgain) : undefined}
      faultTitle={drawTermsText.draw.failed}
      onClose={onClose}
      onSubmit={() => {
        draw.drawing.mutate(undefined)
      }}
    >
      <PairFields
        draft={draw.terms.terms}
        entrants={view.entrants}
        faults={draw.terms.faults}
        onChange={(part) => {
          draw.setFaults({})
          draw.change(part)
        }}
      />
      <ChoiceGroup
        legend={drawTermsText.draw.seeding}
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
      <TermsFields {...draw.terms} isKnockOut={draw.isKnockOut} onChange={draw.change} />
      {view.draw && <Notice tone="info">{drawTermsText.draw.replaces}</Notice>}
      {view.draw && <TakeDrawBack competition={competition} onDone={onClose} />}
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
    strokesMethod: view.draw?.strokesMethod ?? '',
    ...blankTerms(view.draw),
    ...blankPairs(view),
  })
  const { thirdPlace } = draft.values
  const seeding = bracketSeedings.find((one) => one === draft.values.seeding) ?? 'handicap'
  // Until somebody chooses: the way of the earlier draw, else the one that the club has chosen for its matches.
  const rules = useQuery(query(getClubRules, { params: { clubId: competition.clubId } })).data
  const ofClub = rules?.settings.find((one) => one.name === 'matchStrokes')?.value
  const chosen = draft.values.strokesMethod || ofClub
  const strokesMethod = matchStrokesMethods.find((one) => one === chosen)
  const pairs = pairsIn(draft.values, view.entrants)
  const order = inOrder(sidesOf(view.entrants, pairs), draft.values.order.split(' '))
  // Minted once for each opening: a second tap is the same draw, opening it again another one.
  const [seed] = useState(() => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) >>> 1)
  const isKnockOut = competition.bracketType !== 'double_elimination'
  const [faults, setFaults] = useState<Record<string, string>>({})
  const rounds = view.draw?.rounds ?? (isKnockOut && order.length > 1 ? roundsOfField(order.length) : [])
  const drawing = useAction({
    run: () =>
      send(generateBracket, {
        params: { competitionId: competition.id },
        body: {
          seeding,
          thirdPlace: isKnockOut && thirdPlace,
          ...(strokesMethod && { strokesMethod }),
          ...(seeding === 'given' ? { order: order.map((one) => one.userId) } : {}),
          ...(seeding === 'random' ? { seed } : {}),
          ...termsToSend(draft.values, rounds),
          ...pairsToSend(draft.values, pairs),
        },
      }),
    changes: [query(getCompetition, { params: { competitionId: competition.id } })],
    onDone: () => {
      draft.clear()
      onClose()
      showToast({ tone: 'success', title: drawTermsText.draw.done, description: competition.name })
    },
    onFail: (fault) => {
      const fields = fault instanceof ApiError ? (fault.body?.fields ?? []) : []
      setFaults(Object.fromEntries(fields.map(({ field, message }) => [field, message])))
    },
  })
  const terms = { terms: draft.values, rounds, faults }
  const { change } = draft
  return { seeding, order, thirdPlace, strokesMethod, isKnockOut, terms, drawing, change, setFaults }
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
      {drawTermsText.draw.thirdPlace}
    </label>
  )
}

function StrokesField({ draw }: { draw: Draw }) {
  return (
    <Field label={drawTermsText.draw.strokes}>
      {(wiring) => (
        <Select
          {...wiring}
          value={draw.strokesMethod ?? 'appendix_c'}
          onChange={(event) => {
            draw.change({ strokesMethod: event.target.value })
          }}
        >
          {matchStrokesMethods.map((one) => (
            <option key={one} value={one}>
              {drawTermsText.draw[one]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
