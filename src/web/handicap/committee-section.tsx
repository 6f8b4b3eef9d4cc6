import { lazy, Suspense, useState } from 'react'
import type { HandicapRecord, RecordedScore } from '#contract/handicap/handicap.ts'
import type { ScoreRuling } from '#golf/handicap/score-rulings.ts'
import { formatDate } from '#web/lib/format.ts'
import { handicapDecisionsText } from '#web/messages/en/handicap/handicap-decisions.online.ts'
import { handicapText } from '#web/messages/en/handicap/handicap.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/card.tsx'
import type { AskedDecision } from './decision-dialog.tsx'
import type { Ruled } from './ruling-dialog.tsx'

// The form's parts are of no use before something is decided.
const RulingDialog = lazy(() => import('./ruling-dialog.tsx'))
const DecisionDialog = lazy(() => import('./decision-dialog.tsx'))

/** What the handicap committee can enter on a member's record, and decide about its last scores. */
export function CommitteeSection({ record }: { record: HandicapRecord }) {
  return (
    <>
      {record.mode === 'whs' && <EntriesSection record={record} />}
      <RulingsSection record={record} />
    </>
  )
}

/** A button for each entry that can be made now, and one for each that stands and can be taken back. */
function EntriesSection({ record }: { record: HandicapRecord }) {
  const text = handicapDecisionsText
  const [asked, setAsked] = useState<AskedDecision>()
  const { hold } = record
  const kinds = ['reset', record.isFrozen ? 'lift_freeze' : 'freeze', 'hold', 'penalty'] as const
  const shown = (day: string) => formatDate(day, 'UTC')
  return (
    <Section title={text.title}>
      <p className="text-soft">{text.lead}</p>
      {record.isFrozen && <p className="font-medium">{text.frozen}</p>}
      {hold && <p className="font-medium">{text.held(shown(hold.from), shown(hold.until))}</p>}
      <div className="flex flex-wrap gap-2" role="group" aria-label={text.actions}>
        {kinds.map((kind) => (
          <Button
            key={kind}
            look="secondary"
            onClick={() => {
              setAsked({ kind })
            }}
          >
            {text.act[kind]}
          </Button>
        ))}
      </div>
      <StandingEntries record={record} onTakeBack={setAsked} />
      {asked && (
        <Suspense>
          <DecisionDialog
            record={record}
            asked={asked}
            onClose={() => {
              setAsked(undefined)
            }}
          />
        </Suspense>
      )}
    </Section>
  )
}

type StandingProps = { record: HandicapRecord; onTakeBack: (asked: AskedDecision) => void }

function StandingEntries({ record, onTakeBack }: StandingProps) {
  const text = handicapDecisionsText
  const standing = record.events.flatMap(({ id, decision }) => {
    if (!decision || decision.isTakenBack || decision.kind === 'take_back') return []
    const what = handicapText.events.decision[decision.kind]
    const day = formatDate(decision.at)
    return [{ id, what: `${what}, ${day}`, label: text.takeBackOf(what, day) }]
  })
  if (standing.length === 0) return null
  return (
    <ul className="divide-y divide-line border-y border-line">
      {standing.map((one) => (
        <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
          <span>{one.what}</span>
          <Button
            look="secondary"
            aria-label={one.label}
            onClick={() => {
              onTakeBack({ kind: 'take_back', takesBack: one })
            }}
          >
            {text.act.take_back}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** Caps and exceptional reductions among the last scores. */
function RulingsSection({ record }: { record: HandicapRecord }) {
  const text = handicapText.committee
  const [asked, setAsked] = useState<Ruled>()
  const open = record.scores.flatMap(decisionsOn)
  return (
    <Section title={text.title}>
      <p className="text-soft">{open.length === 0 ? text.none : text.lead}</p>
      {open.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {open.map((one) => (
            <li
              key={`${one.score.id} ${one.ruling}`}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
            >
              <span>{one.label}</span>
              <Button
                look="secondary"
                onClick={() => {
                  setAsked(one)
                }}
              >
                {one.act}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {asked && (
        <Suspense>
          <RulingDialog
            record={record}
            ruled={asked}
            onClose={() => {
              setAsked(undefined)
            }}
          />
        </Suspense>
      )}
    </Section>
  )
}

/** A cap or a reduction that holds can be decided about, and one that was decided about can be applied again. */
function decisionsOn(score: RecordedScore): Ruled[] {
  // A past round that was imported is taken back with its list, and a round at another club is taken off by itself.
  if (score.isTakenOver || score.isElsewhere) return []
  const text = handicapText.committee
  const day = formatDate(score.day, 'UTC')
  const offer = (ruling: ScoreRuling, label: string): Ruled => {
    const isOn = !score.rulings.includes(ruling)
    return { score, ruling, isOn, label, act: (isOn ? text.act : text.takeBack)[ruling] }
  }
  const isCapped = score.cap === 'soft' || score.cap === 'hard' || score.rulings.includes('cap_lifted')
  const isReduced = score.exceptionalReduction !== null || score.rulings.includes('exceptional_undone')
  return [
    ...(isCapped ? [offer('cap_lifted', text.cap(day, score.courseName))] : []),
    ...(isReduced ? [offer('exceptional_undone', text.exceptional(day, score.courseName))] : []),
  ]
}
