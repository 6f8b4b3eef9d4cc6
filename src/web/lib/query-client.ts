import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api.ts'

/** `quietUnauthorized`: this call handles a 401 itself, as the session probe and the sign-in form do (T41). */
type Meta = { quietUnauthorized?: boolean }

declare module '@tanstack/react-query' {
  // Interfaces are how the library takes its meta type.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface Register {
    queryMeta: Meta
    mutationMeta: Meta
  }
}

/** The rules of loading: nothing is retried, becomes stale or is read again on focus. What a write changes is read again by `useAction`. */
export function makeQueryClient(onUnauthorized: () => void): QueryClient {
  const onError = (fault: Error, meta: Meta | undefined) => {
    if (fault instanceof ApiError && fault.status === 401 && !meta?.quietUnauthorized) onUnauthorized()
  }
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (fault, query) => {
        onError(fault, query.meta)
      },
    }),
    mutationCache: new MutationCache({
      onError: (fault, _variables, _onMutateResult, mutation) => {
        onError(fault, mutation.meta)
      },
    }),
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: Infinity,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // Without a connection a call fails at once and the screen says so, instead of waiting silently.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
