import { isUnreached } from '../api.ts'

export type Connection = 'live' | 'catching_up' | 'behind' | 'offline'

type LiveQuery = {
  /** Of the last reading; null when it was answered. */
  fault: Error | null
  /** What this phone had kept is shown, as no answer came. */
  isKept?: boolean
  /** The stream that tells of changes is open. */
  isOpen: boolean
}

/** How fresh a query that a stream keeps live is. Only a server that did not answer makes it offline (U13). */
export function connectionOf({ fault, isKept = false, isOpen }: LiveQuery): Connection {
  if (fault) return isUnreached(fault) ? 'offline' : 'behind'
  if (isKept) return 'behind'
  return isOpen ? 'live' : 'catching_up'
}
