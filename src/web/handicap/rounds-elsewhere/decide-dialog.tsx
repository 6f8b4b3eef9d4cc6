import { useForm } from 'react-hook-form'
import { memberHandicapRecord, ownHandicapRecord } from '#contract/handicap/handicap.ts'
import type { RoundElsewhereView } from '#contract/handicap/round-elsewhere.ts'
import { decideOnRoundElsewhere, listRoundsElsewhere } from '#contract/handicap/rounds-elsewhere.ts'
import type { RoundElsewhereDecision } from '#golf/handicap/round-elsewhere-kinds.ts'
import { send } from '#web/lib/api.ts'
import { clearDraft, useKeepDraft, withDraft } from '#web/lib/form-draft.ts'
import { formatHandicap } from '#web/lib/format.ts'
import { query } from '#web/lib/query.ts'
import { useUser } from '#web/lib/session.ts'
import { useAction } from '#web/lib/use-action.ts'
import { roundsElsewhereText as text } from '#web/messages/en/handicap/rounds-elsewhere.online.ts'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { elsewhereFault } from './elsewhere-fault.tsx'
import { RoundFacts } from './round-facts.tsx'

/** What is to be decided about a member's round. */
type AskedOfRound = { memberId: string; round: RoundElsewhereView; decision: RoundElsewhereDecision }

const LEAST = 3

const hasReason = (decision: RoundElsewhereDecision) => decision === 'refuse' || decision === 'take_off'
const movesIndex = (decision: RoundElsewhereDecision) => decision === 'accept' || decision === 'take_off'

/** The committee accepts or refuses a round at another club, or takes it off; of the last two the player reads the reason. */
export default function DecideDialog({ asked, onClose }: { asked: AskedOfRound; onClose: () => void }) {
  const { round, decision } = asked
  const draft = `round elsewhere ${round.id} ${decision}`
  const form = useForm<{ reason: string }>({ defaultValues: withDraft(draft, { reason: '' }) })
  useKeepDraft(draft, form)
  const { register, handleSubmit, formState } = form
  const deciding = useDecision(asked, () => {
    clearDraft(draft)
    onClose()
  })
  const decide = (isAnotherRound: boolean) =>
    void handleSubmit(({ reason }) => {
      deciding.mutate({ reason: reason.trim(), isAnotherRound })
    })()
  return (
    <FormDialog
      title={text.act[decision]}
      description={text.means[decision]}
      submitLabel={text.act[decision]}
      submitLook={hasReason(decision) ? 'danger' : 'primary'}
      busyLabel={text.acting}
      isBusy={deciding.isPending}
      {...elsewhereFault({
        error: deciding.error,
        title: text.notSaved,
        answer: {
          label: text.acceptAnother,
          onAnswer: () => {
            decide(true)
          },
        },
      })}
      onClose={onClose}
      onSubmit={() => {
        decide(false)
      }}
    >
      <div className="grid gap-1">
        <RoundFacts round={round} />
      </div>
      {hasReason(decision) && (
        <Field
          label={text.reason}
          required
          hint={text.reasonHint}
          error={formState.errors.reason && text.reasonMissing}
        >
          {(wiring) => (
            <Input
              {...wiring}
              {...register('reason', { validate: (typed) => typed.trim().length >= LEAST })}
              maxLength={200}
              autoComplete="off"
            />
          )}
        </Field>
      )}
    </FormDialog>
  )
}

function useDecision({ memberId, round, decision }: AskedOfRound, onDone: () => void) {
  const clubId = useUser()?.clubId ?? ''
  return useAction({
    run: ({ reason, isAnotherRound }: { reason: string; isAnotherRound: boolean }) =>
      send(decideOnRoundElsewhere, {
        params: { memberId, elsewhereId: round.id },
        body: {
          decision,
          ...(reason === '' ? {} : { reason }),
          ...(isAnotherRound ? { isAnotherRound } : {}),
        },
      }),
    changes: [
      query(memberHandicapRecord, { params: { memberId } }),
      query(ownHandicapRecord),
      query(listRoundsElsewhere, { params: { clubId } }),
    ],
    onDone: (record) => {
      const index = formatHandicap(record.handicap)
      showToast({
        tone: 'success',
        title: text.done[decision],
        ...(index === undefined || !movesIndex(decision) ? {} : { description: text.indexNow(index) }),
      })
      onDone()
    },
  })
}
