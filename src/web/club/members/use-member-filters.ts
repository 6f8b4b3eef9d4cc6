import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { readMemberFilters, writeMemberFilters, type MemberFilters } from './member-filters.ts'

/** Browsers refuse an address that changes at every key of somebody who types fast. */
const ADDRESS_AFTER_MS = 250

/**
 * The filters of a list of members, kept in the address, so that a reload, Back and a sent link have them too: `filters`
 * is what the fields show, `asked` what the address has had for a moment.
 */
export function useMemberFilters() {
  const [path, go] = useLocation()
  const address = useSearch()
  const [filters, setFilters] = useState(() => readMemberFilters(location.search))
  useEffect(() => {
    const timer = setTimeout(() => {
      const now = location.search.slice(1)
      const next = writeMemberFilters(now, filters)
      // Equal contents may be written differently: only a change of what they say is one.
      if (next !== new URLSearchParams(now).toString())
        go(next === '' ? path : `${path}?${next}`, { replace: true })
    }, ADDRESS_AFTER_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [filters, go, path])
  return {
    filters,
    asked: readMemberFilters(address),
    change: (part: Partial<MemberFilters>) => {
      setFilters((before) => ({ ...before, ...part }))
    },
  }
}
