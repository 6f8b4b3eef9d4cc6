import { useSyncExternalStore } from 'react'
import type { Call } from '#contract/call.ts'
import { callAddress, type Parts } from './api.ts'
import { onShownReplies, shownReplies } from './shown-replies.ts'

/** When the server gave the answer that is shown, where it is one that this phone had kept; undefined for a fresh one. */
export function useKeptAt(call: Call, parts: Parts): number | undefined {
  return useSyncExternalStore(onShownReplies, () => shownReplies().get(callAddress(call, parts))?.at)
}
