import { useEffect, useRef } from 'react'

/** Asks again whenever the board shows something else than when it was asked. */
export function useRefetchOn(what: string, refetch: () => Promise<unknown>) {
  const shown = useRef(what)
  useEffect(() => {
    if (shown.current === what) return
    shown.current = what
    void refetch()
  }, [what, refetch])
}
