import {
  lazy,
  Suspense,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type MouseEvent,
} from 'react'
import { useScoreKeys } from '#web/card/use-score-keys.ts'
import { useCardSettings } from '#web/lib/card-settings.ts'
import type { OutboxRunner } from '#web/offline/outbox-runner.ts'
import type { OutboxSnapshot } from '#web/offline/outbox-snapshot.ts'
import { unsent } from '#web/offline/sync-state.ts'
import type { HoleTroubleProps } from '../hole-trouble.tsx'
import { HolePanel } from './hole-panel.tsx'
import { HoleStrip } from './hole-strip.tsx'
import { KeyPad } from './key-pad.tsx'
import { tapPhone, type PhoneState, type PhoneTap } from './phone-taps.ts'
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

/** One hole a screen, keys under the thumb; a score brings the next hole at once. */
export function PhoneCard({ scorecard, snapshot, runner, startAt }: PhoneCardProps) {
  const { card, round } = scorecard
  const [state, setState] = useState<PhoneState>({ at: startAt, isMoreOpen: false })
  const keys = useScoreKeys(state.at)
  const { vibrates } = useCardSettings()
  const refused = unsent(snapshot.outbox, round.id).filter((entry) => entry.stage === 'refused')
  const troubled = new Set([...refused.map((entry) => entry.holeNumber), ...(round.differing ?? [])])
  const line = card.lines[state.at]

  const tap = (made: PhoneTap, at: number) => {
    const step = tapPhone({ ...state, at }, made, scorecard.holes())
    setState(step.state)
    if (!step.record) return
    scorecard.enter([step.record])
    if (vibrates && 'vibrate' in navigator) navigator.vibrate(TICK_MS)
  }
  const onPress = useStable((made: PhoneTap, event: MouseEvent) => {
    const at = keys.press(JSON.stringify(made), event)
    if (at !== undefined) tap(made, at)
  })
  const go = useStable((to: number) => {
    tap({ key: 'go', to }, state.at)
  })
  if (!line) return null
  return (
    <>
      {troubled.has(line.holeNumber) && (
        <div className="sideways:col-span-full">
          <Suspense>
            <HoleTrouble
              scorecard={scorecard}
              snapshot={snapshot}
              runner={runner}
              holeNumber={line.holeNumber}
            />
          </Suspense>
        </div>
      )}
      <div className="short:order-last sideways:col-span-full">
        <RunningFigures card={card} />
      </div>
      <HoleStrip lines={card.lines} at={state.at} troubled={troubled} onGo={go} />
      {/* One block, so that whatever stands above it, the keys never lie over their own hole. */}
      <div className="sticky bottom-[calc(--spacing(15)+env(safe-area-inset-bottom))] z-10 -mx-4 -mb-2 grid grid-cols-[minmax(0,1fr)] gap-2 bg-paper px-4 pb-2 lowest:static sideways:contents">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2 sideways:col-start-1 sideways:row-start-3 sideways:grid-rows-[1fr_auto] in-data-left-hand:sideways:col-start-2">
          <HolePanel
            line={line}
            yards={round.terms.holes.find((hole) => hole.holeNumber === line.holeNumber)?.yards ?? null}
          />
          <UndoBar
            scorecard={scorecard}
            onUndo={(holeNumber) => {
              go(card.lines.findIndex((one) => one.holeNumber === holeNumber))
            }}
          />
        </div>
        <KeyPad
          line={line}
          isMoreOpen={state.isMoreOpen}
          onPointerDownCapture={keys.onPointerDownCapture}
          onPress={onPress}
        />
      </div>
    </>
  )
}

/** The same function at every drawing, so that keys and holes that did not change are not drawn again. */
function useStable<Args extends unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...args: Args) => {
    latest.current(...args)
  }, [])
}
