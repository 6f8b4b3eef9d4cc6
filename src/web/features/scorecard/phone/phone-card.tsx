import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
} from 'react'
import { useCardSettings } from '#web/lib/card-settings.ts'
import type { OutboxRunner } from '#web/offline/outbox-runner.ts'
import type { OutboxSnapshot } from '#web/offline/outbox-snapshot.ts'
import { unsent } from '#web/offline/sync-state.ts'
import type { HoleTroubleProps } from '../hole-trouble.tsx'
import { HolePanel } from './hole-panel.tsx'
import { HoleStrip } from './hole-strip.tsx'
import { KeyPad } from './key-pad.tsx'
import { MOVE_ON_MS, tapPhone, type PhoneState, type PhoneTap } from './phone-taps.ts'
import { RunningFigures } from '../running-figures.tsx'
import { UndoBar } from '../undo-bar.tsx'
import type { Scorecard } from '../use-scorecard.ts'

/** Only a score that the club has refused, or that somebody else entered differently, needs it. */
const HoleTrouble = lazy<ComponentType<HoleTroubleProps>>(() =>
  import('../hole-trouble.tsx').catch(() => ({ default: () => null })),
)

const TICK_MS = 15

type PhoneCardProps = {
  scorecard: Scorecard
  snapshot: OutboxSnapshot
  runner: OutboxRunner
  startAt: number
}

/** One hole a screen, keys under the thumb; goes on by itself after an entry. */
export function PhoneCard({ scorecard, snapshot, runner, startAt }: PhoneCardProps) {
  const { card, round } = scorecard
  const [state, setState] = useState<PhoneState>({ at: startAt, isMoreOpen: false, isMovingOn: false })
  const [taps, setTaps] = useState(0)
  const { vibrates } = useCardSettings()
  const refused = unsent(snapshot.outbox, round.id).filter((entry) => entry.stage === 'refused')
  const troubled = new Set([...refused.map((entry) => entry.holeNumber), ...(round.differing ?? [])])
  const line = card.lines[state.at]

  const tap = (made: PhoneTap) => {
    const step = tapPhone(state, made, scorecard.holes())
    setState(step.state)
    setTaps(taps + 1)
    if (!step.record) return
    scorecard.enter([step.record])
    if (vibrates && 'vibrate' in navigator) navigator.vibrate(TICK_MS)
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

  const { onTap, go } = useStable(tap)
  if (!line) return null
  return (
    <>
      {troubled.has(line.holeNumber) && (
        <div className="sideways:col-span-full">
          <Suspense>
            <HoleTrouble {...{ scorecard, snapshot, runner }} holeNumber={line.holeNumber} />
          </Suspense>
        </div>
      )}
      <div className="short:order-last sideways:col-span-full">
        <RunningFigures card={card} />
      </div>
      <HoleStrip lines={card.lines} at={state.at} troubled={troubled} onGo={go} />
      {/* One block, so that whatever stands above it, the keys never lie over their own hole. */}
      <div className="sticky bottom-[calc(3.75rem+env(safe-area-inset-bottom))] z-10 -mx-4 -mb-2 grid grid-cols-[minmax(0,1fr)] gap-2 bg-paper px-4 pb-2 sideways:contents">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2 sideways:col-start-1 sideways:row-start-3 sideways:grid-rows-[1fr_auto] in-data-left-hand:sideways:col-start-2">
          <HolePanel line={line} yards={round.terms.holes[state.at]?.yards ?? null} />
          <UndoBar
            scorecard={scorecard}
            onUndo={(holeNumber) => {
              go(card.lines.findIndex((one) => one.holeNumber === holeNumber))
            }}
          />
        </div>
        <KeyPad line={line} isMoreOpen={state.isMoreOpen} onTap={onTap} />
      </div>
    </>
  )
}

/** The same functions at every drawing, so that keys and holes that did not change are not drawn again. */
function useStable(tap: (made: PhoneTap) => void) {
  const latest = useRef(tap)
  useLayoutEffect(() => {
    latest.current = tap
  })
  const onTap = useCallback((made: PhoneTap) => {
    latest.current(made)
  }, [])
  const go = useCallback(
    (to: number) => {
      onTap({ key: 'go', to })
    },
    [onTap],
  )
  return { onTap, go }
}
