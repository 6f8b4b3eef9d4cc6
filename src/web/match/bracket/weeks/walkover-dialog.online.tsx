import { useState } from 'react'
import { getCompetition } from '#contract/competition/competitions.ts'
import { recordResult, type Match } from '#contract/match/matches.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useDraft } from '#web/lib/use-draft.ts'
import { bracketText as text } from '#web/messages/en/match/bracket.ts'
import { knockoutText } from '#web/messages/en/match/knockout.ts'
import { matchDialogsText } from '#web/messages/en/match/match-dialogs.online.ts'
import { pairDrawText } from '#web/messages/en/match/pair-draw.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { sideName } from './match-weeks-row.tsx'
import { ReasonField } from './reason-field.tsx'

type WalkoverDialogProps = { match: Match; competitionId: string; isClub: boolean; onClose: () => void }

const NEITHER = 'neither'

const ownLabel = ({ partner1 }: Match) =>
  partner1 === null ? matchDialogsText.walkover.me : pairDrawText.weCannot

/** A match that is not played: who cannot, and why. That neither can is said by the club alone. */
export default function WalkoverDialog({ match, competitionId, isClub, onClose }: WalkoverDialogProps) {
  const { draft, sides, saving } = useWalkover({ match, competitionId, onClose })
  const { absent, reason } = draft.values
  const [faults, setFaults] = useState<{ absent?: string; reason?: string }>({})
  const { walkover } = matchDialogsText
  return (
    <FormDialog
      title={knockoutText.walkover}
      description={text.match.described(text.roundName(match.roundName), match.matchNumber)}
      submitLabel={walkover.save}
      busyLabel={sharedText.saving}
      isBusy={saving.isPending}
      fault={saving.isError ? failureText(saving.error, text.record.failed) : undefined}
      faultTitle={text.record.notDone}
      onClose={onClose}
      onSubmit={() => {
        const missing = {
          ...(absent === '' ? { absent: walkover.choose } : {}),
          ...(reason.trim() === '' ? { reason: walkover.reasonMissing } : {}),
        }
        setFaults(missing)
        if (Object.keys(missing).length === 0) saving.mutate(undefined)
      }}
    >
      <div className="grid gap-1.5">
        <ChoiceGroup
          legend={walkover.who}
          choices={[
            ...sides.map((sideId) => ({
              value: sideId,
              label: sideId === match.sideId ? ownLabel(match) : sideName(match, sideId),
              note: walkover.goesOn(sideName(match, sides.find((one) => one !== sideId) ?? '')),
            })),
            ...(isClub ? [{ value: NEITHER, label: walkover.neither, note: walkover.neitherNote }] : []),
          ]}
          value={absent}
          onChange={(value) => {
            draft.change({ absent: value })
          }}
          isStacked
        />
        {faults.absent !== undefined && (
          <p role="alert" className="text-note font-medium text-danger">
            {faults.absent}
          </p>
        )}
      </div>
      <ReasonField
        label={walkover.reason}
        hint={walkover.reasonHint}
        error={faults.reason}
        value={reason}
        onChange={(value) => {
          draft.change({ reason: value })
        }}
      />
    </FormDialog>
  )
}

function useWalkover({ match, competitionId, onClose }: Omit<WalkoverDialogProps, 'isClub'>) {
  const draft = useDraft(`walkover.${match.id}`, { absent: '', reason: '' })
  const { absent, reason } = draft.values
  const sides = [match.player1Id, match.player2Id].flatMap((sideId) => sideId ?? [])
  const winnerId = absent === NEITHER ? null : (sides.find((sideId) => sideId !== absent) ?? null)
  const saving = useAction({
    run: () =>
      send(recordResult, {
        params: { matchId: match.id },
        body: { winnerId, result: winnerId === null ? 'scratched' : 'w/o', reason },
      }),
    changes: [query(getCompetition, { params: { competitionId } })],
    onDone: (saved) => {
      draft.clear()
      onClose()
      const isDone = saved.status === 'completed'
      showToast({ tone: 'success', title: isDone ? text.record.done : matchDialogsText.reported })
    },
  })
  return { draft, sides, saving }
}
