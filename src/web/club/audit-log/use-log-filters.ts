import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'

/** Browsers refuse an address that changes at every key of somebody who types fast. */
const ADDRESS_AFTER_MS = 250

const names = ['search', 'action', 'person', 'from', 'to'] as const
export type LogFilters = Partial<Record<(typeof names)[number], string>>

/** What is looked for: `typed` is what the fields show, `asked` what the address has had for a moment. */
export function useLogFilters() {
  const [path, go] = useLocation()
  const search = useSearch()
  const [typed, setTyped] = useState(() => readFilters(location.search))
  useEffect(() => {
    const timer = setTimeout(() => {
      const next = new URLSearchParams(typed).toString()
      if (next !== location.search.slice(1)) go(next === '' ? path : `${path}?${next}`, { replace: true })
    }, ADDRESS_AFTER_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [typed, go, path])
  return {
    typed,
    asked: readFilters(search),
    change: (part: LogFilters) => {
      setTyped((before) => withoutEmpty({ ...before, ...part }))
    },
    clear: () => {
      setTyped({})
    },
  }
}

function readFilters(search: string): LogFilters {
  const sent = new URLSearchParams(search)
  return withoutEmpty(Object.fromEntries(names.map((name) => [name, sent.get(name) ?? ''])))
}

function withoutEmpty(filters: LogFilters): LogFilters {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''))
}
