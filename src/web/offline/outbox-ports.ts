import { recordHoleEntries, type WireHoleEntry } from '#contract/rounds.ts'
import { entryToSend } from '#contract/wire-names.ts'
import type { HoleEntry } from '#domain/round/hole-entry.ts'
import { ApiError, send } from '#web/lib/api.ts'
import { offlineText } from '#web/messages/en/offline.ts'
import { openOutboxStore, type OutboxStore } from './outbox-store.ts'
import { classifyFault, type SendFault } from './send-fault.ts'

export type SendReply = { acknowledged: readonly string[]; entries: readonly WireHoleEntry[] }

/** The world around the runner, passed in so that tests can take the network, the storage or the club away. */
export type OutboxPorts = {
  openStore: () => Promise<OutboxStore>
  /** Throws when the club did not take the entries. */
  post: (roundId: string, entries: readonly HoleEntry[]) => Promise<SendReply>
  toSendFault: (fault: unknown) => SendFault
  now: () => number
  random: () => number
  /** Runs `act` in no two tabs of this browser at once. */
  runExclusively: (act: () => Promise<void>) => Promise<void>
  /** Tells the other tabs that storage changed. */
  notifyTabs: () => void
}

const POST_TIMEOUT_MS = 15_000

/** The browser around the outbox: IndexedDB, the API, and one batch at a time across tabs. */
export function browserPorts(owner: string, notifyTabs: () => void): OutboxPorts {
  return {
    openStore: () => openOutboxStore(owner),
    post: (roundId, entries) =>
      send(recordHoleEntries, {
        params: { roundId },
        body: { entries: entries.map(entryToSend) },
        signal: AbortSignal.timeout(POST_TIMEOUT_MS),
      }),
    toSendFault: (fault) =>
      fault instanceof ApiError
        ? classifyFault(fault.status, fault.userMessage ?? offlineText.notTaken, fault.retryAfterMs)
        : classifyFault(undefined, ''),
    now: Date.now,
    random: Math.random,
    runExclusively: (act) => withBrowserLock(`scoreclub-outbox-${owner}`, act),
    notifyTabs,
  }
}

/** Browsers without Web Locks send from each tab; the server takes a repeated entry as one (P4). */
async function withBrowserLock(name: string, act: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(name, act)
  else await act()
}
