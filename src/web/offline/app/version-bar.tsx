import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { RESUME_REFRESH_MS } from '#web/lib/timings.ts'
import { keptText as text } from '#web/messages/en/offline/kept.ts'
import { useOutboxSnapshot } from '../use-outbox.ts'
import { Bar, BarButton } from './bar.tsx'
import {
  appVersion,
  leaveOutdatedVersion,
  onAppVersion,
  type TakeOver,
  takeWaitingVersion,
} from './new-version.ts'
import { mayReloadAgain } from './reload-limit.ts'

const CARD = '/scorecard'

function reload(): void {
  location.reload()
}

/** Says that there is a new version. A page is never exchanged under a player: the card says nothing of it (U31). */
export function VersionBar() {
  const version = useSyncExternalStore(onAppVersion, appVersion)
  const [path] = useLocation()
  const isPlaying = useOutboxSnapshot()?.round != null
  const [isTaken, setIsTaken] = useState(false)
  const loads = isTaken && path !== CARD
  useEffect(() => {
    if (loads) reload()
  }, [loads])
  if (version === 'current' || (version === 'waiting' && path === CARD)) return null
  return version === 'outdated' ? (
    <OutdatedBar />
  ) : (
    <WaitingBar
      isPlaying={isPlaying}
      onTaken={() => {
        setIsTaken(true)
      }}
    />
  )
}

type Waiting = 'ready' | 'starting' | Exclude<TakeOver, 'taken'>

function sentenceOf(waiting: Waiting): string {
  const sentences: Record<Waiting, string> = {
    ready: text.versionReady,
    starting: text.versionStarting,
    held: text.versionElsewhere,
    failed: text.versionFailed,
  }
  return sentences[waiting]
}

/** `onTaken` may come after the bar has gone, because the player went to the card meanwhile. */
function WaitingBar({ isPlaying, onTaken }: { isPlaying: boolean; onTaken: () => void }) {
  const [waiting, setWaiting] = useState<Waiting>('ready')
  const canTake = waiting === 'ready' || waiting === 'failed'
  const take = () => {
    setWaiting('starting')
    void takeWaitingVersion().then((outcome) => {
      if (outcome === 'taken') onTaken()
      else setWaiting(outcome)
    })
  }
  return (
    <Bar
      title={text.version}
      action={!isPlaying && canTake && <BarButton onPress={take}>{text.takeVersion}</BarButton>}
    >
      {sentenceOf(waiting)}
    </Bar>
  )
}

function OutdatedBar() {
  const [isLeaving, setIsLeaving] = useState(false)
  const leave = () => {
    setIsLeaving(true)
    void leaveOutdatedVersion(reload)
  }
  const isKept = useOutboxSnapshot()?.outbox.isStorageFailing !== true
  useLeaveAtSafeMoment(leave, isKept)
  return (
    <Bar
      title={text.version}
      action={!isLeaving && <BarButton onPress={leave}>{text.loadVersion}</BarButton>}
    >
      {text.pageOutdated}
    </Bar>
  )
}

/**
 * When nobody is in the middle of anything: before the first touch of a page, with the next change of page but to the
 * card, and when the app comes back after a while. Never while scores are in memory only, and not again and again.
 */
function useLeaveAtSafeMoment(leave: () => void, isKept: boolean): void {
  const [path] = useLocation()
  const [openedAt] = useState(path)
  const isSafe = isKept && ((path !== openedAt && path !== CARD) || !isTouched())
  useEffect(() => {
    if (isSafe && mayReloadAgain()) leave()
    // `leave` is another one with each drawing, and the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isSafe])
  useEffect(() => {
    let hiddenAt: number | undefined
    const onChange = () => {
      if (document.hidden) hiddenAt = Date.now()
      else if (
        hiddenAt !== undefined &&
        Date.now() - hiddenAt > RESUME_REFRESH_MS &&
        isKept &&
        mayReloadAgain()
      )
        leave()
    }
    document.addEventListener('visibilitychange', onChange)
    return () => {
      document.removeEventListener('visibilitychange', onChange)
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isKept])
}

/** True where the browser can't say: then nobody's form is taken away. */
function isTouched(): boolean {
  return !('userActivation' in navigator) || navigator.userActivation.hasBeenActive
}
