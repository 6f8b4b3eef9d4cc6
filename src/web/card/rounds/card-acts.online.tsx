import {
  ArrowRightLeft,
  Calculator,
  CopyPlus,
  LockOpen,
  Send,
  Split,
  Square,
  Trash2,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import {
  anotherRound,
  endRound,
  handInForPlayer,
  putRoundBack,
  reopenRound,
  takeRoundOff,
  type RoundCard,
} from '#contract/card/round-card.ts'
import { isReasonAsked } from '#golf/card/card.ts'
import SameRoundQuestion from '#web/card/same-round/same-round-question.tsx'
import { sameRoundAsked } from '#web/card/same-round/same-round-asked.ts'
import { send } from '#web/lib/api.ts'
import { cardActsText } from '#web/messages/en/card/card-acts.online.ts'
import ValidReason from '#web/platform/valid-reason.tsx'
import { Button } from '#web/ui/button.tsx'
import { actFailure } from './act-failure.ts'
import type { Reasoned } from './reason-dialog.online.tsx'
import { scoreRoundCard } from './score-round-card.ts'
import { useCardChange } from './use-card-change.ts'
import { askReason, loadReasonDialog } from './ask-reason.ts'

const loadMoveDialog = () => import('./move-dialog.online.tsx')
const loadCorrectTermsDialog = () => import('#web/card/term-corrections/correct-terms-dialog.online.tsx')
const loadAlsoCountsDialog = () => import('./also-counts-dialog.online.tsx')

const ReasonDialog = lazy(loadReasonDialog)
const MoveDialog = lazy(loadMoveDialog)
const AlsoCountsDialog = lazy(loadAlsoCountsDialog)
const CorrectTermsDialog = lazy(loadCorrectTermsDialog)

/** What the club may do to a card, each with a dialog that asks why. */
export default function CardActs({ round }: { round: RoundCard }) {
  const [asking, setAsking] = useState<Act>()
  const { clubId } = round
  const close = () => {
    setAsking(undefined)
  }
  const ask = (act: Act) => {
    const open = () => {
      setAsking(act)
    }
    if (act === 'move') askReason(open, loadMoveDialog)
    else if (act === 'correctTerms') askReason(open, loadCorrectTermsDialog)
    else if (act === 'alsoCountFor') askReason(open, loadAlsoCountsDialog)
    else askReason(open)
  }
  const offered = clickable.filter(
    (act) => round.may[act] === true && (!isPlaced(act) || clubId !== undefined),
  )
  return (
    <>
      {offered.map((act) => {
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
            {cardActsText[act]}
          </Button>
        )
      })}
      <Suspense>
        {asking === 'move' && clubId !== undefined && (
          <MoveDialog round={round} clubId={clubId} onClose={close} />
        )}
        {asking === 'correctTerms' && clubId !== undefined && (
          <CorrectTermsDialog clubId={clubId} of={{ kind: 'card', round }} onClose={close} />
        )}
        {asking === 'alsoCountFor' && clubId !== undefined && (
          <AlsoCountsDialog round={round} clubId={clubId} onClose={close} />
        )}
        {asking !== undefined && !isPlaced(asking) && (
          <AskReason key={asking} act={asking} round={round} onClose={close} />
        )}
      </Suspense>
    </>
  )
}

/** What the club does to a card with nothing but a reason, and the marker where it hands one in. */
const reasonedActs = ['reopen', 'handIn', 'end', 'takeOff', 'putBack', 'countForItself'] as const
type ReasonedAct = (typeof reasonedActs)[number]
/** What has a dialog of its own, for the competition and the like. */
const placedActs = ['move', 'correctTerms', 'alsoCountFor'] as const
type PlacedAct = (typeof placedActs)[number]
type Act = ReasonedAct | PlacedAct
const clickable = [...reasonedActs, ...placedActs] as const

const isPlaced = (act: Act): act is PlacedAct => placedActs.some((one) => one === act)

const icons: Record<Act, LucideIcon> = {
  reopen: LockOpen,
  handIn: Send,
  end: Square,
  takeOff: Trash2,
  putBack: Undo2,
  countForItself: Split,
  move: ArrowRightLeft,
  correctTerms: Calculator,
  alsoCountFor: CopyPlus,
}

type Answered = Reasoned & { sameRound: boolean | undefined; hasValidReason: boolean | undefined }

function doAct(act: ReasonedAct, roundId: string, typed: Answered): Promise<RoundCard> {
  const { reason, markerName, hasValidReason, sameRound } = typed
  const params = { roundId }
  switch (act) {
    case 'reopen':
      return send(reopenRound, { params, body: { reason } })
    case 'handIn':
      return send(handInForPlayer, {
        params,
        body: { reason, partnerName: markerName, hasValidReason, sameRound },
      })
    case 'end':
      return send(endRound, { params, body: { reason } })
    case 'takeOff':
      return send(takeRoundOff, { params, body: { reason } })
    case 'putBack':
      return send(putRoundBack, { params, body: { reason } })
    case 'countForItself':
      return send(anotherRound, { params, body: { reason } })
  }
}

function wordsOf(act: ReasonedAct) {
  const text = cardActsText
  switch (act) {
    case 'reopen':
      return {
        title: text.whyReopen,
        hint: text.reopenHint,
        act: text.doReopen,
        acting: text.reopening,
        done: text.reopenDone,
      }
    case 'handIn':
      return {
        title: text.whyHandIn,
        hint: text.handInHint,
        act: text.doHandIn,
        acting: text.handingIn,
        done: text.handInDone,
      }
    case 'end':
      return {
        title: text.whyEnd,
        hint: text.endHint,
        act: text.end,
        acting: text.ending,
        done: text.endDone,
      }
    case 'takeOff':
      return {
        title: text.whyTakeOff,
        hint: text.takeOffHint,
        act: text.takeOff,
        acting: text.takingOff,
        done: text.takeOffDone,
      }
    case 'putBack':
      return {
        title: text.whyPutBack,
        hint: text.putBackHint,
        act: text.putBack,
        acting: text.puttingBack,
        done: text.putBackDone,
      }
    case 'countForItself':
      return {
        title: text.whyCountForItself,
        hint: text.countForItselfHint,
        act: text.doCountForItself,
        acting: text.countingForItself,
        done: text.countForItselfDone,
      }
  }
}

function AskReason({ act, round, onClose }: { act: ReasonedAct; round: RoundCard; onClose: () => void }) {
  const { title, hint, act: label, acting, done } = wordsOf(act)
  /** Whether it is the same round as another card with these scores, once that is asked. */
  const answer = useRef<boolean>(undefined)
  const asksStop = act === 'handIn' && isReasonAsked(scoreRoundCard(round))
  const [hasValidReason, setHasValidReason] = useState<boolean>()
  const save = useCardChange({
    run: (typed: Reasoned) => doAct(act, round.id, { ...typed, hasValidReason, sameRound: answer.current }),
    done,
  })
  return (
    <ReasonDialog
      title={title}
      hint={hint}
      acting={acting}
      save={save}
      onClose={onClose}
      act={label}
      draft={`${act}-${round.id}`}
      asksMarker={act === 'handIn'}
      sayFault={(fault) => {
        const asked = sameRoundAsked(fault)
        return asked ? (
          <SameRoundQuestion
            {...asked}
            type="submit"
            onAnswer={(isSame) => {
              answer.current = isSame
            }}
          />
        ) : (
          actFailure(fault)
        )
      }}
    >
      <ValidReason
        label={cardActsText.playerStopped}
        isAsked={asksStop}
        isTicked={hasValidReason}
        onTick={setHasValidReason}
      />
    </ReasonDialog>
  )
}
