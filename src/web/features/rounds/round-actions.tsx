import { ArrowRightLeft, LockOpen, Pencil, Send, Square, Trash2, Undo2, type LucideIcon } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import {
  endRound,
  handInForPlayer,
  putRoundBack,
  reopenRound,
  takeRoundOff,
  type RoundCard,
} from '#contract/round-card.ts'
import { send } from '#web/lib/api.ts'
import { roundsText } from '#web/messages/en/rounds.ts'
import { Button } from '#web/ui/button.tsx'
import { PrintButton } from '#web/ui/print-button.tsx'
import type { Reasoned } from './reason-dialog.tsx'
import { useCardChange } from './use-card-change.ts'
import { askReason, loadMoveDialog, loadReasonDialog } from './ask-reason.ts'

const ReasonDialog = lazy(loadReasonDialog)
const MoveDialog = lazy(loadMoveDialog)

/** For the few who may press it: nobody else loads it. */
const ConfirmTotalsButton = lazy(() =>
  import('#web/admin/unconfirmed-card.tsx').then(({ ConfirmTotalsButton: button }) => ({ default: button })),
)

type RoundActionsProps = { round: RoundCard; isCorrecting: boolean; onCorrect: () => void }

/** What this reader may do to the card, as the server says. */
export function RoundActions({ round, isCorrecting, onCorrect }: RoundActionsProps) {
  const [asking, setAsking] = useState<ReasonedAct | 'move'>()
  const { clubId } = round
  const close = () => {
    setAsking(undefined)
  }
  const ask = (act: ReasonedAct | 'move') => {
    const open = () => {
      setAsking(act)
    }
    if (act === 'move') askReason(open, loadMoveDialog)
    else askReason(open)
  }
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      {round.may.confirmTotals && (
        <Suspense>
          <ConfirmTotalsButton card={{ ...round, roundId: round.id }} />
        </Suspense>
      )}
      {round.may.correct && !isCorrecting && (
        <Button look="secondary" icon={<Pencil aria-hidden size={18} />} onClick={onCorrect}>
          {roundsText.correct}
        </Button>
      )}
      {reasonedActs
        .filter((act) => round.may[act] === true)
        .map((act) => {
          const Icon = icons[act]
          return (
            <Button
              key={act}
              look="secondary"
              icon={<Icon aria-hidden size={18} />}
              onPointerEnter={() => void loadReasonDialog()}
              onClick={() => {
                ask(act)
              }}
            >
              {roundsText[act]}
            </Button>
          )
        })}
      {round.may.move === true && clubId !== undefined && (
        <Button
          look="secondary"
          icon={<ArrowRightLeft aria-hidden size={18} />}
          onClick={() => {
            ask('move')
          }}
        >
          {roundsText.move}
        </Button>
      )}
      <PrintButton>{roundsText.print}</PrintButton>
      <Suspense>
        {asking === 'move' && clubId !== undefined && <MoveDialog {...{ round, clubId }} onClose={close} />}
        {asking !== undefined && asking !== 'move' && (
          <AskReason key={asking} act={asking} round={round} onClose={close} />
        )}
      </Suspense>
    </div>
  )
}

/** What the club does to a card with nothing but a reason, and the marker where it hands one in. */
const reasonedActs = ['reopen', 'handIn', 'end', 'takeOff', 'putBack'] as const
type ReasonedAct = (typeof reasonedActs)[number]

const icons: Record<ReasonedAct, LucideIcon> = {
  reopen: LockOpen,
  handIn: Send,
  end: Square,
  takeOff: Trash2,
  putBack: Undo2,
}

function doAct(act: ReasonedAct, roundId: string, { reason, markerName }: Reasoned): Promise<RoundCard> {
  const params = { roundId }
  switch (act) {
    case 'reopen':
      return send(reopenRound, { params, body: { reason } })
    case 'handIn':
      return send(handInForPlayer, { params, body: { reason, partnerName: markerName } })
    case 'end':
      return send(endRound, { params, body: { reason } })
    case 'takeOff':
      return send(takeRoundOff, { params, body: { reason } })
    case 'putBack':
      return send(putRoundBack, { params, body: { reason } })
  }
}

function wordsOf(act: ReasonedAct) {
  const text = roundsText
  switch (act) {
    case 'reopen':
      return {
        ...{ title: text.whyReopen, hint: text.reopenHint, act: text.doReopen },
        ...{ acting: text.reopening, done: text.reopenDone },
      }
    case 'handIn':
      return {
        ...{ title: text.whyHandIn, hint: text.handInHint, act: text.doHandIn },
        ...{ acting: text.handingIn, done: text.handInDone },
      }
    case 'end':
      return {
        ...{ title: text.whyEnd, hint: text.endHint, act: text.end },
        ...{ acting: text.ending, done: text.endDone },
      }
    case 'takeOff':
      return {
        ...{ title: text.whyTakeOff, hint: text.takeOffHint, act: text.takeOff },
        ...{ acting: text.takingOff, done: text.takeOffDone },
      }
    case 'putBack':
      return {
        ...{ title: text.whyPutBack, hint: text.putBackHint, act: text.putBack },
        ...{ acting: text.puttingBack, done: text.putBackDone },
      }
  }
}

function AskReason({ act, round, onClose }: { act: ReasonedAct; round: RoundCard; onClose: () => void }) {
  const { title, hint, act: label, acting, done } = wordsOf(act)
  const save = useCardChange({ run: (typed: Reasoned) => doAct(act, round.id, typed), done })
  return (
    <ReasonDialog
      {...{ title, hint, acting, save, onClose }}
      act={label}
      draft={`${act}-${round.id}`}
      asksMarker={act === 'handIn'}
    />
  )
}
