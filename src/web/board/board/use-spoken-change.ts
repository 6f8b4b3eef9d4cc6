import { useEffect, useRef, useState } from 'react'

export const LEAST_BETWEEN_WORDS_MS = 10_000

/** Speaks the newest sentence, at most one in ten seconds (U19). */
export function useSpokenChange(sentence: string | undefined): string {
  const [spoken, setSpoken] = useState('')
  const lastAt = useRef(0)
  useEffect(() => {
    if (sentence === undefined) return
    const wait = Math.max(0, lastAt.current + LEAST_BETWEEN_WORDS_MS - Date.now())
    const timer = setTimeout(() => {
      lastAt.current = Date.now()
      setSpoken(sentence)
    }, wait)
    return () => {
      clearTimeout(timer)
    }
  }, [sentence])
  return spoken
}
