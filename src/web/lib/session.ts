import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { currentUser, permissions, type User } from '#contract/auth.ts'
import { ApiError, send } from './api.ts'
import { query, queryKey } from './query.ts'
import { forgetUser, readRememberedUser, rememberUser, type RememberedUser } from './remembered-user.ts'

/**
 * Who uses the app (D34). Only a 401 is signed out; a server that cannot be reached leaves the device's last user in
 * place, as `offline`.
 */
export type Session =
  | { state: 'unknown'; user: RememberedUser | undefined }
  | { state: 'signed_in'; user: User }
  | { state: 'signed_out'; user: undefined }
  | { state: 'offline'; user: RememberedUser | undefined }

/** null is "signed out". */
const sessionQuery = queryOptions({
  queryKey: queryKey(currentUser),
  queryFn: async ({ signal }): Promise<User | null> => {
    try {
      const user = await send(currentUser, { signal })
      rememberUser(user)
      return user
    } catch (fault) {
      if (!(fault instanceof ApiError && fault.status === 401)) throw fault
      forgetUser()
      return null
    }
  },
  meta: { quietUnauthorized: true },
})

export function useSession(): Session {
  const [remembered] = useState(readRememberedUser)
  const probe = useQuery(sessionQuery)
  const { refetch } = probe
  const isOffline = probe.isError && probe.data === undefined
  useEffect(() => {
    if (!isOffline) return
    const again = () => void refetch()
    addEventListener('online', again)
    return () => {
      removeEventListener('online', again)
    }
  }, [isOffline, refetch])
  if (probe.data) return { state: 'signed_in', user: probe.data }
  if (probe.data === null) return { state: 'signed_out', user: undefined }
  return { state: probe.isError ? 'offline' : 'unknown', user: remembered }
}

/** What the server says about administering the current club; undefined until it has spoken (T40). */
export function useIsClubAdmin(): boolean | undefined {
  const session = useSession()
  const isSignedIn = session.state === 'signed_in'
  const answer = useQuery({ ...query(permissions), enabled: isSignedIn })
  if (isSignedIn) return answer.data?.isClubAdmin
  return session.state === 'signed_out' ? false : undefined
}

/** The user of a screen that is shown to signed-in people only; undefined while offline or unknown. */
export function useUser(): User | undefined {
  const session = useSession()
  return session.state === 'signed_in' ? session.user : undefined
}

/** Takes over the user that a sign-in, sign-up or change of club answered with; all that was loaded for another goes. */
export function enterAs(client: QueryClient, user: User): void {
  rememberUser(user)
  client.removeQueries({ predicate: (one) => one.queryKey.join('/') !== 'api/auth/user' })
  client.setQueryData(sessionQuery.queryKey, user)
}
