import { useEffect, useState } from 'react'

export type Asked<Reply> = { reply: Reply | undefined; fault: unknown }

/** Asks once for what a step needs. Unlike a query it is kept nowhere: it goes with the component. */
export function useAsked<Reply>(
  ask: (signal: AbortSignal) => Promise<Reply>,
  onFault: (fault: unknown) => void,
): Asked<Reply> {
  const [asked, setAsked] = useState<Asked<Reply>>({ reply: undefined, fault: undefined })
  const [first] = useState(() => ask)
  useEffect(() => {
    const control = new AbortController()
    first(control.signal).then(
      (reply) => {
        setAsked({ reply, fault: undefined })
      },
      (fault: unknown) => {
        if (control.signal.aborted) return
        setAsked({ reply: undefined, fault })
        onFault(fault)
      },
    )
    return () => {
      control.abort()
    }
  }, [first, onFault])
  return asked
}
