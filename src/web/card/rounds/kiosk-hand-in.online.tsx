import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import {
  disputeKioskCard,
  listKioskDisputes,
  readKioskHandIn,
  settleKioskCard,
  type KioskHandIn as HandIn,
} from '#contract/card/kiosk-cards.ts'
import type { RoundCard } from '#contract/card/round-card.ts'
import { send } from '#web/lib/api.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { allOf, query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { kioskClubText as text } from '#web/messages/en/card/kiosk-club.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/card.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { askReason, loadReasonDialog } from './ask-reason.ts'

const ReasonDialog = lazy(loadReasonDialog)

/** For a card that came in at the clubhouse: how, and whether its player says that it is theirs. */
export default function KioskHandIn({ round, isOwn }: { round: RoundCard; isOwn: boolean }) {
  const found = useQuery(query(readKioskHandIn, { params: { roundId: round.id } }))
  if (!found.data) return null
  const { kioskName, at, attestedBy, dispute } = found.data
  const isOpen = dispute !== null && dispute.settledAt === null
  return (
    <Section title={text.cardTitle}>
      <div className="grid gap-3">
        <p>{text.cardLine(kioskName, formatDateTime(at, round.timeZone), attestedBy)}</p>
        {dispute !== null && <Disputed dispute={dispute} />}
        {dispute === null && isOwn && <Objecting roundId={round.id} />}
        {isOpen && round.may.decideLateScores === true && <Answering round={round} />}
      </div>
    </Section>
  )
}

function Disputed({ dispute }: { dispute: NonNullable<HandIn['dispute']> }) {
  const { reason, settledAt, answer } = dispute
  return (
    <>
      {reason !== null && <p className="wrap-anywhere">{text.waits(reason)}</p>}
      {settledAt === null ? (
        <p className="text-soft">{text.waitsForClub}</p>
      ) : (
        answer !== null && <p className="wrap-anywhere">{text.answered(answer)}</p>
      )}
    </>
  )
}

function Objecting({ roundId }: { roundId: string }) {
  const [isAsking, setIsAsking] = useState(false)
  const saving = useAction({
    run: ({ reason }: { reason: string }) =>
      send(disputeKioskCard, { params: { roundId }, body: { reason } }),
    changes: [query(readKioskHandIn, { params: { roundId } })],
    onDone: () => {
      showToast({ tone: 'success', title: text.objected })
    },
  })
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 print:hidden">
      <p className="text-soft">{text.isIt}</p>
      <Button
        look="secondary"
        onClick={() => {
          askReason(() => {
            setIsAsking(true)
          })
        }}
      >
        {text.object}
      </Button>
      {isAsking && (
        <Suspense>
          <ReasonDialog
            title={text.objectTitle}
            hint={text.objectHint}
            act={text.object}
            acting={text.objecting}
            draft={`kiosk-dispute.${roundId}`}
            save={saving}
            onClose={() => {
              setIsAsking(false)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

function Answering({ round }: { round: RoundCard }) {
  const [isAsking, setIsAsking] = useState(false)
  const saving = useAction({
    run: ({ reason }: { reason: string }) =>
      send(settleKioskCard, { params: { roundId: round.id }, body: { reason } }),
    changes: [query(readKioskHandIn, { params: { roundId: round.id } }), allOf(listKioskDisputes)],
    onDone: () => {
      showToast({ tone: 'success', title: text.answerDone })
    },
  })
  return (
    <div className="print:hidden">
      <Button
        look="secondary"
        onClick={() => {
          askReason(() => {
            setIsAsking(true)
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
            draft={`kiosk-answer.${round.id}`}
            save={saving}
            onClose={() => {
              setIsAsking(false)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
