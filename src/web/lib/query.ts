import { queryOptions } from '@tanstack/react-query'
import type { Call } from '#contract/call.ts'
import { addressOf, sendParts, type CallInput, type Parts } from './api.ts'

/** The segments of a call's address, so that ['api', 'competitions'] names all that lies under it. */
export function queryKey(call: Call, parts: Parts = {}): string[] {
  return addressOf(call, parts).replace('?', '/?').split('/').slice(1)
}

/** A read of the contract as a query: `useQuery(query(getClub, { params: { clubId } }))`. */
export function query<C extends Call>(
  call: C,
  ...[parts]: object extends CallInput<C> ? [parts?: CallInput<C>] : [parts: CallInput<C>]
) {
  const given: Parts = parts ?? {}
  return queryOptions({
    queryKey: queryKey(call, given),
    queryFn: ({ signal }) => sendParts(call, { ...given, signal }),
  })
}
