import { hashKey, queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { currentUser, permissions, type User } from '#contract/identity/session.ts'
import { ApiError, isUnreached, send } from './api.ts'
import { listen } from './listen.ts'
import { query, queryKey } from './query.ts'
import { forgetUser, readRememberedUser, rememberUser, type RememberedUser } from './remembered-user.ts'
import { mayBeSignedIn } from './sign-in-hint.ts'
import { KEPT_RETRY_MS } from './timings.ts'

/**
 * Who uses the app (D34). Only a 401 is signed out; a server that does not say who it is leaves the device's last user in
 * place, as `offline`. A browser that holds no session and remembers nobody is signed out without being asked.
 */
export type Session =
  | { state: 'unknown'; user: RememberedUser | undefined }
  | { state: 'signed_in'; user: User }
  | { state: 'signed_out'; user: undefined }
  /** `isUnreached`: no answer came. Else the server answered with a fault, and nobody may be called offline. */
  | { state: 'offline'; isUnreached: boolean; user: RememberedUser | undefined }

/**
 * The answer of the probe. A server that does not say is an answer here, not an error: a failed query is sent again by
 * every part of the screen that mounts, and the screen would never settle.
 */
type Probe = User | 'signed_out' | 'unreachable' | 'faulty'

const isNotKnown = (probe: Probe | undefined) => probe === 'unreachable' || probe === 'faulty'

const sessionQuery = queryOptions({
  queryKey: queryKey(currentUser),
  initialData: (): Probe | undefined => (mayBeSignedIn() ? undefined : 'signed_out'),
  queryFn: async ({ signal, client }): Promise<Probe> => {
    if (!mayBeSignedIn()) return 'signed_out'
    try {
      const user = await send(currentUser, { signal })
      rememberUser(user)
      return user
    } catch (fault) {
      if (signal.aborted) throw fault
      if (fault instanceof ApiError && fault.status === 401) {
        forgetUser()
        return 'signed_out'
      }
      const known = client.getQueryData<Probe>(queryKey(currentUser))
      if (typeof known === 'object') return known
      return isUnreached(fault) ? 'unreachable' : 'faulty'
    }
  },
  refetchInterval: ({ state }) => (isNotKnown(state.data) ? KEPT_RETRY_MS : false),
})

export function useSession(): Session {
  const [remembered] = useState(readRememberedUser)
  const { data: probe, refetch } = useQuery(sessionQuery)
  useEffect(() => {
    if (!isNotKnown(probe)) return
    return listen(window, 'online', () => void refetch())
  }, [probe, refetch])
  switch (probe) {
    case undefined:
      return { state: 'unknown', user: remembered }
    case 'signed_out':
      return { state: 'signed_out', user: undefined }
    case 'unreachable':
    case 'faulty':
      return { state: 'offline', isUnreached: probe === 'unreachable', user: remembered }
    default:
      return { state: 'signed_in', user: probe }
  }
}

/** Whether the reader administers the current club, as the server says; undefined until it has answered (T40). */
export function useIsClubAdmin(): boolean | undefined {
  const session = useSession()
  const isSignedIn = session.state === 'signed_in'
  const answer = useQuery({ ...query(permissions), enabled: isSignedIn })
  // When the server did not answer, the role decides what is offered. The server checks every call anyway.
  if (session.state === 'signed_in')
    return answer.isError
      ? session.user.role === 'club_admin' && session.user.clubId !== null
      : answer.data?.isClubAdmin
  return session.state === 'signed_out' ? false : undefined
}

/** The user of a screen that is shown to signed-in people only; undefined while offline or unknown. */
export function useUser(): User | undefined {
  const session = useSession()
  return session.state === 'signed_in' ? session.user : undefined
}

/** Takes over the user from the answer to a sign-in, sign-up or change of club, and drops what was loaded for another user. */
export function enterAs(client: QueryClient, user: User): void {
  rememberUser(user)
  client.removeQueries({ predicate: (one) => one.queryHash !== hashKey(sessionQuery.queryKey) })
  client.setQueryData(sessionQuery.queryKey, user)
}
