import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { scorecardText } from '#web/messages/en/scorecard.ts'
import type { OutboxRunner } from '#web/offline/outbox-runner.ts'
import type { OutboxSnapshot } from '#web/offline/outbox-snapshot.ts'
import { unsent } from '#web/offline/sync-state.ts'
import { HolePanel } from './hole-panel.tsx'
import { HoleStrip } from './hole-strip.tsx'
import { HoleTrouble } from '../hole-trouble.tsx'
import { KeyPad } from './key-pad.tsx'
import { MOVE_ON_MS, tapPhone, type PhoneState, type PhoneTap } from './phone-taps.ts'
import { RunningFigures } from '../running-figures.tsx'
import { UndoBar } from '../undo-bar.tsx'
import type { Scorecard } from '../use-scorecard.ts'

type PhoneCardProps = {
  scorecard: Scorecard
  snapshot: OutboxSnapshot
  runner: OutboxRunner
  startAt: number
  /** Stands in the place of the undo until there is something to undo; there is no other room on the first tee. */
  firstNote: string | undefined
}

/** Below 720 px of height the hole and the keys come before the figures. */
const shortScreensLast = '[@media(max-height:720px)]:order-last'

/** One hole a screen, keys under the thumb; goes on by itself after an entry. */
export function PhoneCard({ scorecard, snapshot, runner, startAt, firstNote }: PhoneCardProps) {
  const { card, round } = scorecard
  const [state, setState] = useState<PhoneState>({ at: startAt, isMoreOpen: false, isMovingOn: false })
  const [taps, setTaps] = useState(0)
  const open = unsent(snapshot.outbox, round.id)
  const line = card.lines[state.at]

  const tap = (made: PhoneTap) => {
    const step = tapPhone(state, made, card.lines)
    setState(step.state)
    setTaps(taps + 1)
    if (step.record) scorecard.enter([step.record])
  }

  useEffect(() => {
    if (!state.isMovingOn) return
    const timer = setTimeout(() => {
      setState((now) => tapPhone(now, { key: 'move_on' }, card.lines).state)
    }, MOVE_ON_MS)
    return () => {
      clearTimeout(timer)
    }
    // A tap while the score is shown starts the wait again; news from the club does not.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [state.isMovingOn, taps])

  if (!line) return null
  const go = (to: number) => {
    tap({ key: 'go', to: (to + card.lines.length) % card.lines.length })
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <HoleTrouble entries={open.filter((entry) => entry.holeNumber === line.holeNumber)} runner={runner} />
      <div className={shortScreensLast}>
        <RunningFigures card={card} />
      </div>
      <HoleStrip
        lines={card.lines}
        at={state.at}
        troubled={new Set(open.filter((entry) => entry.stage === 'refused').map((entry) => entry.holeNumber))}
        onGo={go}
      />
      <div className="flex items-center gap-1">
        <Step
          label={scorecardText.previousHole}
          onStep={() => {
            go(state.at - 1)
          }}
        >
          <ChevronLeft aria-hidden size={24} />
        </Step>
        <HolePanel line={line} yards={round.terms.holes[state.at]?.yards ?? null} />
        <Step
          label={scorecardText.nextHole}
          onStep={() => {
            go(state.at + 1)
          }}
        >
          <ChevronRight aria-hidden size={24} />
        </Step>
      </div>
      <div className="sticky bottom-[calc(3.75rem+env(safe-area-inset-bottom))] z-10 -mx-4 grid gap-2 bg-paper px-4 pb-2">
        <UndoBar
          scorecard={scorecard}
          firstNote={firstNote}
          onUndo={(holeNumber) => {
            go(card.lines.findIndex((one) => one.holeNumber === holeNumber))
          }}
        />
        <KeyPad line={line} isMoreOpen={state.isMoreOpen} onTap={tap} />
      </div>
    </div>
  )
}

function Step(props: { label: string; onStep: () => void; children: React.ReactNode }) {
  return (
    <button
      type="button"
      aria-label={props.label}
      onClick={props.onStep}
      className="grid size-11 shrink-0 place-items-center rounded-control text-soft active:bg-sunken max-[359px]:hidden"
    >
      {props.children}
    </button>
  )
}
