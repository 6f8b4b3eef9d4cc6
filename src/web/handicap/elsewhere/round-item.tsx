import { ownHandicapRecord, type HandicapRecord } from '#contract/handicap/handicap.ts'
import type { RoundElsewhereView } from '#contract/handicap/round-elsewhere.ts'
import { withdrawRoundElsewhere } from '#contract/handicap/rounds-elsewhere.ts'
import { DecisionButtons } from '#web/handicap/rounds-elsewhere/decision-buttons.tsx'
import { elsewhereRefusal } from '#web/handicap/rounds-elsewhere/elsewhere-refusal.ts'
import { RoundFacts } from '#web/handicap/rounds-elsewhere/round-facts.tsx'
import { send } from '#web/lib/api.ts'
import { formatDate } from '#web/lib/format.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { roundsElsewhereText as text } from '#web/messages/en/handicap/rounds-elsewhere.online.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'

type RoundItemProps = { record: HandicapRecord; round: RoundElsewhereView; isOwn: boolean }

/** One round at another club: what was entered, how it stands, and what this reader can do with it. */
export function RoundItem({ record, round, isOwn }: RoundItemProps) {
  return (
    <li className="grid gap-1 py-3">
      <RoundFacts round={round} />
      <Standing round={round} />
      {isOwn && round.status === 'waiting' && <WithdrawButton round={round} />}
      {!isOwn && record.mayDecide && <DecisionButtons memberId={record.userId} round={round} />}
    </li>
  )
}

function Standing({ round: { status, decided, isByClub } }: { round: RoundElsewhereView }) {
  const word = text.status[status]
  const reason = decided?.reason ?? null
  return (
    <>
      <p className="font-medium">{reason === null ? word : text.because(word, reason)}</p>
      {decided && (
        <p className="text-note text-soft">
          {text.by(decided.byName ?? text.committee, formatDate(decided.at))} {isByClub && text.byClub}
        </p>
      )}
    </>
  )
}

function WithdrawButton({ round }: { round: RoundElsewhereView }) {
  const withdrawing = useAction({
    run: () => send(withdrawRoundElsewhere, { params: { elsewhereId: round.id } }),
    changes: [query(ownHandicapRecord)],
    onDone: () => {
      showToast({ tone: 'success', title: text.withdrawn })
    },
    onFail: (fault) => {
      showToast({ tone: 'error', title: text.notWithdrawn, description: elsewhereRefusal(fault) })
    },
  })
  return (
    <p>
      <Button
        look="secondary"
        busy={withdrawing.isPending ? text.withdrawing : undefined}
        aria-label={text.withdrawOf(round.courseName, formatDate(round.day, 'UTC'))}
        onClick={() => {
          withdrawing.mutate()
        }}
      >
        {text.withdraw}
      </Button>
    </p>
  )
}
