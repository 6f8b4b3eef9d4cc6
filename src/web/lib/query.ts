import { queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { Call } from '#contract/platform/call.ts'
import { callAddress, sendParts, type CallInput, type Parts } from './api.ts'

/** The segments of a call's address: "/api/clubs/clb_1/members" is ['api', 'clubs', 'clb_1', 'members']. */
export function queryKey(call: Call, parts: Parts = {}): string[] {
  return keyOfAddress(callAddress(call, parts))
}

export function keyOfAddress(address: string): string[] {
  return address.replace('?', '/?').split('/').slice(1)
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

/** Loaded data that a write changes: this query and every one whose address continues it. */
export type Changed = { readonly queryKey: QueryKey }

/** All queries of a call whatever its parameters, with what lies beside them: `allOf(getClub)` is all of /api/clubs. */
export function allOf(call: Call): Changed {
  const [beforeParameters = call.path] = call.path.split('/:')
  return { queryKey: beforeParameters.split('/').slice(1) }
}

/** Has the changed data read again: at once where it is shown, elsewhere when it is next asked for. */
export function readAgain(client: QueryClient, changes: readonly Changed[]): void {
  for (const { queryKey } of changes) void client.invalidateQueries({ queryKey })
}
