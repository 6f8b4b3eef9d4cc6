import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import {
  answerObjection,
  listObjections,
  readObjection,
  withdrawObjection,
  type CardObjection,
} from '#contract/card/card-objections.ts'
import type { RoundCard } from '#contract/card/round-card.ts'
import { objectedWords } from '#web/lib/objected-words.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { allOf, query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { cardObjectionsText as text } from '#web/messages/en/card/card-objections.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { askReason, loadReasonDialog } from '../ask-reason.ts'

const ReasonDialog = lazy(loadReasonDialog)
const loadObjectDialog = () => import('./object-dialog.online.tsx')
const ObjectDialog = lazy(loadObjectDialog)

type ObjectionProps = { round: RoundCard; isOwn: boolean }

/** For a card that is handed in: what its player says is wrong, what the club made of it, and the way to say so. */
export default function Objection({ round, isOwn }: ObjectionProps) {
  const found = useQuery({ ...query(readObjection, { params: { roundId: round.id } }), staleTime: 0 })
  // Few cards have one: to the club nothing is promised before it is there.
  if (found.isPending) return isOwn ? <Skeleton className="h-32 rounded-card print:hidden" /> : null
  const objection = found.data?.objection ?? null
  const shown = objection?.state === 'withdrawn' ? null : objection
  const isOpen = shown?.state === 'open'
  if (!isOwn && shown === null) return null
  return (
    <Section title={text.title} className="print:hidden">
      <div className="grid gap-3">
        {shown && <Said objection={shown} isOwn={isOwn} />}
        {isOwn && isOpen && <Withdrawing roundId={round.id} />}
        {isOwn && !isOpen && <Objecting round={round} isKnown={found.isSuccess} />}
        {isOpen && round.may.decideLateScores === true && <Answering round={round} id={shown.id} />}
      </div>
    </Section>
  )
}

function Said({ objection, isOwn }: { objection: CardObjection; isOwn: boolean }) {
  const { state, answer } = objection
  return (
    <div className="grid gap-1">
      <p className="wrap-anywhere">
        <b>{isOwn ? text.youSaid : text.playerSaid}:</b> {objectedWords(objection)}
      </p>
      {state === 'open' && <p className="text-soft">{text.waits}</p>}
      {answer !== null && (
        <p className="wrap-anywhere">{state === 'changed' ? text.changed(answer) : text.answered(answer)}</p>
      )}
    </div>
  )
}

/** `isKnown`: whether something waits already was read, for which the phone needs a connection. */
function Objecting({ round, isKnown }: { round: RoundCard; isKnown: boolean }) {
  const [isAsking, setAsking] = useState(false)
  if (round.competitionStatus === 'final' || round.competitionStatus === 'cancelled')
    return <p className="text-soft">{text.isFinal}</p>
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="text-soft">{text.lead}</p>
      <Button
        look="secondary"
        onClick={() => {
          if (!isKnown) showToast({ tone: 'error', title: text.needsConnection })
          else
            loadObjectDialog().then(
              () => {
                setAsking(true)
              },
              () => {
                showToast({ tone: 'error', title: text.needsConnection })
              },
            )
        }}
      >
        {text.open}
      </Button>
      {isAsking && (
        <Suspense>
          <ObjectDialog
            round={round}
            onClose={() => {
              setAsking(false)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

function Withdrawing({ roundId }: { roundId: string }) {
  const taking = useAction({
    run: () => send(withdrawObjection, { params: { roundId } }),
    changes: [query(readObjection, { params: { roundId } })],
    onDone: () => {
      showToast({ tone: 'success', title: text.withdrawn })
    },
    onFail: (fault) => {
      showToast({
        tone: 'error',
        title: text.notWithdrawn,
        description: failureText(fault, sharedText.tryAgainLater),
      })
    },
  })
  return (
    <Button
      look="secondary"
      className="justify-self-start"
      busy={taking.isPending ? text.withdrawing : undefined}
      onClick={() => {
        if (!taking.isPending) taking.mutate(undefined)
      }}
    >
      {text.withdraw}
    </Button>
  )
}

function Answering({ round, id }: { round: RoundCard; id: string }) {
  const [isAsking, setAsking] = useState(false)
  const params = { roundId: round.id }
  const saving = useAction({
    run: ({ reason }: { reason: string }) => send(answerObjection, { params, body: { id, reason } }),
    changes: [query(readObjection, { params }), allOf(listObjections)],
    onDone: () => {
      showToast({ tone: 'success', title: text.answerDone })
    },
  })
  return (
    <div>
      <Button
        look="secondary"
        onClick={() => {
          askReason(() => {
            setAsking(true)
          })
        }}
      >
        {text.answer}
      </Button>
      {isAsking && (
        <Suspense>
          <ReasonDialog
            title={text.answerTitle}
            hint={text.answerHint}
            act={text.answer}
            acting={text.answering}
            draft={`objection-answer.${id}`}
            save={saving}
            onClose={() => {
              setAsking(false)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
