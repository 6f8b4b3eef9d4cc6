import { useEffect, useState } from 'react'

/** A value that is typed, once nothing was typed for a moment: what a server is asked for is not asked at every key. */
export function useSettled<T>(value: T, afterMs = 250): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(value)
    }, afterMs)
    return () => {
      clearTimeout(timer)
    }
  }, [value, afterMs])
  return settled
}
