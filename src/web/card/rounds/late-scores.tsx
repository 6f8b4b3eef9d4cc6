import { lazy, Suspense, useState } from 'react'
import { decideLateScore } from '#contract/card/late-scores.ts'
import type { HoleValue, LateScore, RoundCard } from '#contract/card/round-card.ts'
import { send } from '#web/lib/api.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { lateScoresText as text } from '#web/messages/en/card/late-scores.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/card.tsx'
import { choiceName, choiceOf } from './hole-choice.ts'
import type { Reasoned } from './reason-dialog.online.tsx'
import { useCardChange } from './use-card-change.ts'
import { askReason, loadReasonDialog } from './ask-reason.ts'

const ReasonDialog = lazy(loadReasonDialog)

/** Scores that came after the card was handed in; the club decides about each, and its player sees how (P9). */
export default function LateScores({ round }: { round: RoundCard }) {
  const [asking, setAsking] = useState<{ late: LateScore; accepts: boolean }>()
  const late = round.lateScores ?? []
  if (late.length === 0) return null
  return (
    <Section title={text.title}>
      <div className="grid gap-3">
        <p className="text-soft">{text.note}</p>
        <ul className="divide-y divide-line border-y border-line">
          {late.map((one) => (
            <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
              <OneLateScore late={one} round={round} />
              {one.state === 'open' && round.may.decideLateScores === true && (
                <div className="flex flex-wrap gap-2 print:hidden">
                  <Button
                    look="secondary"
                    aria-label={text.acceptOf(one.holeNumber)}
                    onClick={() => {
                      askReason(() => {
                        setAsking({ late: one, accepts: true })
                      })
                    }}
                  >
                    {text.accept}
                  </Button>
                  <Button
                    look="quiet"
                    aria-label={text.dismissOf(one.holeNumber)}
                    onClick={() => {
                      askReason(() => {
                        setAsking({ late: one, accepts: false })
                      })
                    }}
                  >
                    {text.dismiss}
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      </div>
      {asking && (
        <Suspense>
          <DecideDialog
            key={`${asking.late.id} ${asking.accepts}`}
            {...asking}
            round={round}
            onClose={() => {
              setAsking(undefined)
            }}
          />
        </Suspense>
      )}
    </Section>
  )
}

const inWords = (value: HoleValue) => choiceName(choiceOf(value))

/** What stands on the card now. */
function presentOn({ entries }: RoundCard, holeNumber: number): HoleValue {
  const entry = entries.find((one) => one.holeNumber === holeNumber)
  return { result: entry?.result ?? 'not_played', grossScore: entry?.grossScore ?? null }
}

function OneLateScore({ late, round }: { late: LateScore; round: RoundCard }) {
  const { holeNumber, value, onCard, authorName, typedAt, arrivedAt } = late
  const time = (at: string) => formatDateTime(at, round.timeZone)
  return (
    <div className="grid min-w-0 flex-1 basis-60 gap-1">
      <p className="flex flex-wrap gap-x-4">
        <span className="font-semibold">{text.hole(holeNumber, inWords(value))}</span>
        <span>
          {late.state === 'open'
            ? text.onCard(inWords(presentOn(round, holeNumber)))
            : text.cardThen(inWords(onCard))}
        </span>
      </p>
      <p className="text-note text-soft">{text.times(time(typedAt), time(arrivedAt), authorName)}</p>
      <p>{outcome(late)}</p>
    </div>
  )
}

function outcome({ state, decidedBy, reason }: LateScore): string {
  const who = decidedBy === null || decidedBy === '' ? text.formerAdmin : decidedBy
  switch (state) {
    case 'open':
      return text.open
    case 'accepted':
      return text.accepted(who, reason ?? '')
    case 'dismissed':
      return text.dismissed(who, reason ?? '')
  }
}

type DecideProps = { late: LateScore; accepts: boolean; round: RoundCard; onClose: () => void }

function DecideDialog({ late, accepts, round, onClose }: DecideProps) {
  const deciding = useCardChange({
    run: ({ reason }: Reasoned) =>
      send(decideLateScore, {
        params: { roundId: round.id, lateScoreId: late.id },
        body: { accepts, reason, from: presentOn(round, late.holeNumber) },
      }),
    done: accepts ? text.acceptDone : text.dismissDone,
  })
  const present = text.onCard(inWords(presentOn(round, late.holeNumber)))
  return (
    <ReasonDialog
      title={accepts ? text.acceptOf(late.holeNumber) : text.dismissOf(late.holeNumber)}
      hint={`${text.hole(late.holeNumber, inWords(late.value))} · ${present}`}
      act={accepts ? text.accept : text.dismiss}
      acting={accepts ? text.accepting : text.dismissing}
      draft={`late-score.${late.id}.${accepts}`}
      save={deciding}
      onClose={onClose}
    />
  )
}
