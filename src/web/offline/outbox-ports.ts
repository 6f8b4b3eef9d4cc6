import { recordHoleEntries } from '#contract/rounds.ts'
import { entryToSend } from '#contract/wire-names.ts'
import { ApiError, send } from '#web/lib/api.ts'
import { offlineText } from '#web/messages/en/offline.ts'
import type { OutboxPorts } from './outbox-runner.ts'
import { openOutboxStore } from './outbox-store.ts'
import { sortFault } from './send-fault.ts'

const POST_TIMEOUT_MS = 15_000

/** The browser around the outbox: IndexedDB, the API, and one flight at a time across tabs. */
export function browserPorts(owner: string, announce: () => void): OutboxPorts {
  return {
    openStore: () => openOutboxStore(owner),
    post: (roundId, entries) =>
      send(recordHoleEntries, {
        params: { roundId },
        body: { entries: entries.map(entryToSend) },
        signal: AbortSignal.timeout(POST_TIMEOUT_MS),
      }),
    faultOf: (fault) =>
      fault instanceof ApiError
        ? sortFault(fault.status, fault.userMessage ?? offlineText.notTaken)
        : sortFault(undefined, ''),
    now: Date.now,
    random: Math.random,
    alone: (act) => aloneInThisBrowser(`scoreclub-outbox-${owner}`, act),
    announce,
  }
}

/** Browsers without Web Locks send from each tab; the server takes a repeated entry as one (P4). */
async function aloneInThisBrowser(name: string, act: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(name, act)
  else await act()
}
