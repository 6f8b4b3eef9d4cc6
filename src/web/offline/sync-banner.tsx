import { Suspense, useEffect, useState, type ComponentType } from 'react'
import { useLocation } from 'wouter'
import { OPEN_WAITING_LIST } from './kept/open-waiting-list.ts'
import type { LateBarProps } from './late-bar.tsx'
import { toHoleNumbers } from './to-hole-numbers.ts'
import { outboxTrouble, unsent } from './sync-state.ts'
import type { TroubleBarProps } from './trouble-bar.tsx'
import { useOutboxRunner, useOutboxSnapshot } from './use-outbox.ts'

export type BannerParts = {
  LateBar: ComponentType<LateBarProps>
  TroubleBar: ComponentType<TroubleBarProps>
  /** Of a start or a card that waits; fetched where there is one. */
  WaitingBar: ComponentType
  WaitingList: ComponentType<{ onClose: () => void }>
}

/** What the club does not have, on every screen; never a toast (U4, T46). The list of it opens from here, wherever it is asked for. */
export function SyncBanner({ WaitingList, ...bars }: BannerParts) {
  const [isListOpen, setIsListOpen] = useState(false)
  useEffect(() => {
    const open = () => {
      setIsListOpen(true)
    }
    addEventListener(OPEN_WAITING_LIST, open)
    return () => {
      removeEventListener(OPEN_WAITING_LIST, open)
    }
  }, [])
  return (
    <>
      <Bar {...bars} />
      {isListOpen && (
        <Suspense>
          <WaitingList
            onClose={() => {
              setIsListOpen(false)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

function Bar({ LateBar, TroubleBar, WaitingBar }: Omit<BannerParts, 'WaitingList'>) {
  const snapshot = useOutboxSnapshot()
  const runner = useOutboxRunner()
  const [path] = useLocation()
  if (!snapshot || !runner) return null
  const trouble = outboxTrouble(snapshot.outbox)
  if (trouble)
    return (
      <Suspense>
        <TroubleBar trouble={trouble} snapshot={snapshot} runner={runner} />
      </Suspense>
    )
  if (snapshot.late) return <LateBar late={snapshot.late} runner={runner} />
  // The card shows what waits by itself; elsewhere the player would not know.
  if (path === '/scorecard') return null
  const { round, rounds, outbox } = snapshot
  const waiting = round && outbox.failures > 0 ? toHoleNumbers(unsent(outbox, round.id)) : []
  if ([...rounds.values()].some(({ start, handIn }) => start ?? handIn))
    return (
      <Suspense>
        <WaitingBar />
      </Suspense>
    )
  if (waiting.length === 0) return null
  return (
    <Suspense>
      <TroubleBar waiting={waiting} snapshot={snapshot} runner={runner} />
    </Suspense>
  )
}
