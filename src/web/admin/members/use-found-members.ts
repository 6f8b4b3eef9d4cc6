import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { searchMembers } from '#contract/member-search.ts'
import { sendParts } from '#web/lib/api.ts'
import { queryKey } from '#web/lib/query.ts'
import type { MemberFilters } from './member-filters.ts'
import { useMemberFilters } from './use-member-filters.ts'

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
    filters.search.trim() !== '' || filters.role !== undefined || filters.status !== undefined
  return {
    ...{ filters, change, isFiltered },
    isError: list.isError,
    retry: () => void list.refetch(),
    found: first && {
      members: (list.data?.pages ?? []).flatMap((page) => page.members),
      count: first.found,
      total: first.total,
      isOnHandicapCommittee: first.isOnHandicapCommittee,
    },
    more: list.hasNextPage
      ? { isLoading: list.isFetchingNextPage, load: () => void list.fetchNextPage() }
      : undefined,
  }
}

export type FoundMembers = ReturnType<typeof useFoundMembers>

function toQuery({ search, role, status, order, isReversed }: MemberFilters) {
  return {
    ...(search.trim() === '' ? {} : { search: search.trim() }),
    ...(role === undefined ? {} : { role }),
    ...(status === undefined ? {} : { status }),
    ...(order === 'name' ? {} : { order }),
    ...(isReversed ? { direction: 'reversed' as const } : {}),
  }
}
