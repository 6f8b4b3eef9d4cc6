import { useEffect, useState } from 'react'
import { handInAtKiosk, type HandInAtKiosk, type InAtKiosk } from '#contract/card/kiosk-cards.ts'
import { mintEntryId } from '#golf/card/entry-id.ts'
import { ApiError, OfflineError, send } from '#web/lib/api.ts'

const TRY_EVERY_MS = 5_000
/** A card that was attested waits for the line so long, in this page's memory only. */
export const WAIT_FOR_LINE_MS = 600_000

export type HandingIn =
  | { at: 'idle' | 'sending' }
  | { at: 'gave_up' }
  | { at: 'waiting'; since: number }
  | { at: 'refused'; fault: unknown }
  | { at: 'done'; card: InAtKiosk }

/** The id of one handing in; the same however often it is sent. */
export function newHandInId(): string {
  return mintEntryId(Date.now(), undefined, Math.random).id.replace('ent_', 'kin_')
}

/**
 * Hands a card in, and where there is no line goes on trying for ten minutes. The card stays in memory and nowhere else:
 * the paper is there as well, and the next person must find nothing.
 */
export function useHandIn(onFault: (fault: unknown) => void) {
  const [state, setState] = useState<HandingIn>({ at: 'idle' })
  const [body, setBody] = useState<HandInAtKiosk>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (!body) return
    const control = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    send(handInAtKiosk, { body, signal: control.signal }).then(
      (card) => {
        setBody(undefined)
        setState({ at: 'done', card })
      },
      (fault: unknown) => {
        if (control.signal.aborted) return
        onFault(fault)
        if (!isPassing(fault)) {
          setBody(undefined)
          setState({ at: 'refused', fault })
          return
        }
        setState((now) => (now.at === 'waiting' ? now : { at: 'waiting', since: Date.now() }))
        timer = setTimeout(() => {
          setTries((last) => last + 1)
        }, TRY_EVERY_MS)
      },
    )
    return () => {
      control.abort()
      clearTimeout(timer)
    }
  }, [body, tries, onFault])
  const giveUp = () => {
    setBody(undefined)
    setState({ at: 'gave_up' })
  }
  useGiveUpLater(state, giveUp)
  return {
    state,
    press: (card: HandInAtKiosk) => {
      setState({ at: 'sending' })
      setBody(card)
    },
    tryNow: () => {
      setTries(tries + 1)
    },
    giveUp,
  }
}

/** No line, or a server that cannot answer now: the same again may go through. */
function isPassing(fault: unknown): boolean {
  return fault instanceof OfflineError || (fault instanceof ApiError && fault.status >= 500)
}

function useGiveUpLater(state: HandingIn, giveUp: () => void): void {
  const since = state.at === 'waiting' ? state.since : undefined
  useEffect(() => {
    if (since === undefined) return
    const timer = setInterval(() => {
      if (Date.now() - since >= WAIT_FOR_LINE_MS) giveUp()
    }, 1000)
    return () => {
      clearInterval(timer)
    }
  })
}
