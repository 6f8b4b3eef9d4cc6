import { useCallback, useEffect, useState } from 'react'
import { readKiosk, type KioskClub } from '#contract/card/kiosk-cards.ts'
import { ApiError, OfflineError, send } from '#web/lib/api.ts'

/** A kiosk that was withdrawn says so within this time, however long nobody touches it. */
const ASK_EVERY_MS = 45_000

export type KioskState =
  { at: 'loading' | 'closed' | 'unreachable' } | { at: 'open'; club: KioskClub; hasLine: boolean }

/**
 * The club of this tablet, asked again and again, because a withdrawn kiosk must say so. Nothing of it is kept by the
 * query cache or the browser: what a kiosk knows lives in its components only.
 */
export function useKioskClub() {
  const [state, setState] = useState<KioskState>({ at: 'loading' })
  const [asks, setAsks] = useState(0)
  const note = useCallback((fault: unknown) => {
    if (fault instanceof ApiError && fault.body?.code === 'kiosk_closed') setState({ at: 'closed' })
    else if (fault instanceof OfflineError) setState(withoutLine)
    else setState((now) => (now.at === 'loading' ? { at: 'unreachable' } : now))
  }, [])
  const open = useCallback((club: KioskClub) => {
    setState({ at: 'open', club, hasLine: true })
  }, [])
  useEffect(() => {
    const control = new AbortController()
    const ask = () => {
      send(readKiosk, { signal: control.signal }).then(open, (fault: unknown) => {
        if (!control.signal.aborted) note(fault)
      })
    }
    ask()
    const timer = setInterval(ask, ASK_EVERY_MS)
    addEventListener('online', ask)
    return () => {
      control.abort()
      clearInterval(timer)
      removeEventListener('online', ask)
    }
  }, [asks, note, open])
  return {
    state,
    open,
    /** Reports a failed call: it finds out whether this tablet is no longer a kiosk or the connection is down. */
    note,
    askAgain: () => {
      setAsks(asks + 1)
    },
  }
}

function withoutLine(state: KioskState): KioskState {
  return state.at === 'open' ? { ...state, hasLine: false } : { at: 'unreachable' }
}
