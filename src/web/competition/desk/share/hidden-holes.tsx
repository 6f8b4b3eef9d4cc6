import { getCompetition, type Competition } from '#contract/competition/competitions.ts'
import { FIRST_HIDDEN, hideHoles, readSharing } from '#contract/board/sharing.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useDraft } from '#web/lib/use-draft.ts'
import { competitionShareText as text } from '#web/messages/en/competition/competition-share.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, Section } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select, SelectOptions } from '#web/ui/select.tsx'

const LAST_ONES = 3

/** The holes from which a board may stand still: all but the first one that is played. */
function holesOf({ nine }: Competition): number[] {
  const first = nine === 'back' ? 11 : FIRST_HIDDEN
  const last = nine === 'front' ? 9 : 18
  return Array.from({ length: last - first + 1 }, (_, i) => first + i)
}

type HiddenHolesProps = { competition: Competition; heldFrom: number | null }

/** The board stands still from a hole, until the result is shown at the prize-giving. */
export function HiddenHoles({ competition, heldFrom }: HiddenHolesProps) {
  const params = { competitionId: competition.id }
  const hiding = useAction({
    run: (from: number | null) => send(hideHoles, { params, body: { from } }),
    changes: [query(readSharing, { params }), query(getCompetition, { params })],
  })
  const fault = hiding.isError ? failureText(hiding.error, sharedText.tryAgainLater) : undefined
  return (
    <Section title={text.hold.title}>
      <Card className="grid gap-3">
        <p className="text-soft">{text.hold.lead}</p>
        {competition.status === 'final' ? (
          <p>{text.hold.final}</p>
        ) : heldFrom === null ? (
          <HideForm
            competition={competition}
            fault={fault}
            isBusy={hiding.isPending}
            onHide={(from) => {
              hiding.mutate(from)
            }}
          />
        ) : (
          <>
            <p className="font-semibold">{text.hold.held(heldFrom)}</p>
            {fault !== undefined && <p role="alert">{fault}</p>}
            <Button
              className="justify-self-start"
              busy={hiding.isPending ? text.making : undefined}
              onClick={() => {
                hiding.mutate(null)
              }}
            >
              {text.hold.reveal}
            </Button>
            <p className="text-note text-soft">{text.hold.revealNote}</p>
          </>
        )}
      </Card>
    </Section>
  )
}

type HideFormProps = {
  competition: Competition
  fault: string | undefined
  isBusy: boolean
  onHide: (from: number) => void
}

function HideForm({ competition, fault, isBusy, onHide }: HideFormProps) {
  const holes = holesOf(competition)
  const last = holes.at(-1) ?? 0
  const draft = useDraft(`hidden-holes.${competition.id}`, { from: String(last - LAST_ONES + 1) })
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) onHide(Number(draft.values.from))
      }}
    >
      <Field label={text.hold.from} error={fault}>
        {(wiring) => (
          <Select
            {...wiring}
            value={draft.values.from}
            onChange={(event) => {
              draft.change({ from: event.target.value })
            }}
          >
            <SelectOptions
              from={holes.map((hole) => ({
                id: String(hole),
                name: text.hold.hole(hole, last - hole + 1),
              }))}
            />
          </Select>
        )}
      </Field>
      <Button
        type="submit"
        look="secondary"
        className="justify-self-start"
        busy={isBusy ? text.making : undefined}
      >
        {text.hold.hide}
      </Button>
    </form>
  )
}
