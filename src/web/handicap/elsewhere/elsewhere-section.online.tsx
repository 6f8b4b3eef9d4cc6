import { lazy, Suspense, useState } from 'react'
import { Plus } from 'lucide-react'
import type { HandicapRecord } from '#contract/handicap/handicap.ts'
import { roundsElsewhereText as text } from '#web/messages/en/handicap/rounds-elsewhere.online.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/card.tsx'
import { RoundItem } from './round-item.tsx'

// The form is of no use before a round is entered.
const EnterRoundDialog = lazy(() => import('./enter-round-dialog.tsx'))

export type ElsewhereSectionProps = { record: HandicapRecord; isOwn: boolean }

/** The rounds at other clubs that were entered for a record, what became of them, and the way to enter one. */
export default function ElsewhereSection({ record, isOwn }: ElsewhereSectionProps) {
  const [isEntering, setIsEntering] = useState(false)
  const { mayEnter, waits, rounds } = record.elsewhere
  return (
    <Section title={text.title}>
      {mayEnter && (
        <>
          <p className="text-soft">{!isOwn ? text.leadClub : waits ? text.leadWaits : text.lead}</p>
          <p>
            <Button
              look="secondary"
              icon={<Plus aria-hidden size={18} />}
              onClick={() => {
                setIsEntering(true)
              }}
            >
              {text.add}
            </Button>
          </p>
        </>
      )}
      {rounds.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {rounds.map((round) => (
            <RoundItem key={round.id} record={record} round={round} isOwn={isOwn} />
          ))}
        </ul>
      )}
      {isEntering && (
        <Suspense>
          <EnterRoundDialog
            record={record}
            isOwn={isOwn}
            onClose={() => {
              setIsEntering(false)
            }}
          />
        </Suspense>
      )}
    </Section>
  )
}
