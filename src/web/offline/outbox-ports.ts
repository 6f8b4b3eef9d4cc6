import { recordHoleEntries, type WireHoleEntry } from '#contract/card/rounds.ts'
import { entryToSend } from '#contract/platform/wire-names.ts'
import type { HoleEntry } from '#golf/card/hole-entry.ts'
import { ApiError, send } from '#web/lib/api.ts'
import { offlineText } from '#web/messages/en/offline/offline.ts'
import type { KeptPorts } from './kept/kept-ports.ts'
import type { OutboxSnapshot } from './outbox-snapshot.ts'
import { openOutboxStore, type OutboxStore } from './outbox-store.ts'
import { classifyFault, type SendFault } from './send-fault.ts'

/** The holes that differ from the card. */
export type LateScores = { roundId: string; holes: readonly number[] }

/** Gives all that is to be said with these, and keeps it until it was read (late-told.ts). */
export type LateTold = (said: Pick<OutboxSnapshot, 'owner' | 'late'>) => OutboxSnapshot['late']

export type SendReply = {
  acknowledged: readonly string[]
  entries: readonly WireHoleEntry[]
  /** The card was handed in before, so the club keeps what was sent as a proposal, and decides (P9). */
  late?: LateTold
}

/** The world around the runner, passed in so that tests can take the network, the storage or the club away. */
export type OutboxPorts = {
  /** `onLost`: the browser has cleared the storage, and it has to be opened again. */
  openStore: (onLost: () => void) => Promise<OutboxStore>
  /** Throws when the club did not take the entries. */
  post: (roundId: string, entries: readonly HoleEntry[]) => Promise<SendReply>
  /** Starts and hand-ins, and the scores of several rounds; absent where a test has none of them. */
  kept?: () => Promise<KeptPorts>
  toSendFault: (fault: unknown) => SendFault
  now: () => number
  random: () => number
  /** Runs `act` in no two tabs of this browser at once. */
  runExclusively: (act: () => Promise<void>) => Promise<void>
  /** Tells the other tabs that storage changed. */
  notifyTabs: () => void
}

/** Fetches what to do with scores that their card does not take any more. */
export type LoadLate = () => Promise<{
  proposeLate: (
    refusal: ApiError,
    input: { params: { roundId: string }; body: { entries: ReturnType<typeof entryToSend>[] } },
  ) => Promise<SendReply>
}>

export const POST_TIMEOUT_MS = 15_000

/** The browser around the outbox: IndexedDB, the API, and one batch at a time across tabs. */
export function browserPorts(
  owner: string,
  { loadLate, notifyTabs, kept }: Pick<OutboxPorts, 'notifyTabs' | 'kept'> & { loadLate: LoadLate },
): OutboxPorts {
  return {
    openStore: (onLost) => openOutboxStore(owner, onLost),
    ...(kept && { kept }),
    post: async (roundId, entries) => {
      const input = { params: { roundId }, body: { entries: entries.map(entryToSend) } }
      try {
        return await send(recordHoleEntries, { ...input, signal: AbortSignal.timeout(POST_TIMEOUT_MS) })
      } catch (fault) {
        if (!(fault instanceof ApiError) || fault.status !== 409) throw fault
        return (await loadLate()).proposeLate(fault, input)
      }
    },
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
