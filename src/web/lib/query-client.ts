import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api.ts'

/** `quietUnauthorized`: this call reads a 401 itself: the session probe, and the sign-in form (T41). */
type Meta = { quietUnauthorized?: boolean }

declare module '@tanstack/react-query' {
  // Interfaces are how the library takes its meta type.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface Register {
    queryMeta: Meta
    mutationMeta: Meta
  }
}

/** The product's rules of loading (spec section 7): nothing is tried twice, grows old, or is fetched again on focus. */
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
        // Without a connection a call fails at once and the screen says so, instead of waiting without a word.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
