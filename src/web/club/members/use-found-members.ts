import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { Output } from '#contract/platform/call.ts'
import { searchMembers } from '#contract/club/member-search.ts'
import { sendParts } from '#web/lib/api.ts'
import { queryKey } from '#web/lib/query.ts'
import { writeMemberFilters, type MemberFilters, readMemberFilters } from './member-filters.ts'
import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'

/**
 * The members of a club as the club finds them, in pieces. While another search is on its way, what was found before stays,
 * so that the list does not jump at every key.
 */
export function useFoundMembers(clubId: string) {
  const { filters, asked, change } = useMemberFilters()
  const parts = { params: { clubId }, query: toQuery(asked) }
  const list = useInfiniteQuery({
    queryKey: queryKey(searchMembers, parts),
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      sendParts(searchMembers, {
        params: parts.params,
        query: { ...parts.query, ...(pageParam === null ? {} : { after: pageParam }) },
        signal,
      }),
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
  const first = list.data?.pages[0]
  const isFiltered =
    filters.search.trim() !== '' ||
    [filters.role, filters.status, filters.category].some((one) => one !== undefined)
  return {
    filters,
    change,
    isFiltered,
    isError: list.isError,
    refetch: () => void list.refetch(),
    found: first && {
      members: (list.data?.pages ?? []).flatMap((page) => page.members),
      count: first.found,
      total: first.total,
      isOnHandicapCommittee: first.isOnHandicapCommittee,
      /** False while the fields already ask for others than those on view. */
      isCurrent: !list.isPlaceholderData && writeMemberFilters('', filters) === writeMemberFilters('', asked),
    },
    more: list.hasNextPage
      ? { isLoading: list.isFetchingNextPage, load: () => void list.fetchNextPage() }
      : undefined,
    readIds: () => readIds(parts),
  }
}

export type FoundMembers = ReturnType<typeof useFoundMembers>

/** The ids of all whom the search finds, also of those whom the list has not loaded. */
async function readIds({ params, query: asked }: FoundParts): Promise<string[]> {
  const ids: string[] = []
  for (let after: string | null | undefined; after !== null;) {
    const page: Output<typeof searchMembers.reply> = await sendParts(searchMembers, {
      params,
      query: { ...asked, limit: 200, ...(after === undefined ? {} : { after }) },
    })
    ids.push(...page.members.map(({ id }) => id))
    after = page.next
  }
  return ids
}

type FoundParts = { params: { clubId: string }; query: ReturnType<typeof toQuery> }

function toQuery({ search, role, status, category, order, isReversed }: MemberFilters) {
  return {
    ...(search.trim() === '' ? {} : { search: search.trim() }),
    ...(role === undefined ? {} : { role }),
    ...(status === undefined ? {} : { status }),
    ...(category === undefined ? {} : { category }),
    ...(order === 'name' ? {} : { order }),
    ...(isReversed ? { direction: 'reversed' as const } : {}),
  }
}

/** Browsers refuse an address that changes at every key of somebody who types fast. */
const ADDRESS_AFTER_MS = 250

/**
 * The filters of a list of members, kept in the address, so that a reload, Back and a sent link have them too: `filters`
 * is what the fields show, `asked` what the address has had for a moment.
 */
function useMemberFilters() {
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
