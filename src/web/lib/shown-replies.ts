import { dropAll, findKept } from './kept-replies.ts'
import { isAnswered, onReplies, type NotedReply } from './noted-replies.ts'

/** Tells the app's frame, which does not have this code before it is needed, that something kept is shown. */
export const KEPT_SHOWN = 'scoreclub:kept-shown'

/** What is shown although the server was not reached, by address. */
let shown: ReadonlyMap<string, NotedReply> = new Map()
const listeners = new Set<() => void>()
const lateListeners = new Set<(address: string) => void>()

onReplies(({ address }) => {
  if (!shown.has(address)) return
  const rest = new Map(shown)
  rest.delete(address)
  setShown(rest)
})

/**
 * What this phone kept for the person, shown in the place of an answer that does not come; undefined when there is
 * nothing. The answer may still come later.
 */
export async function showKept(
  { owner, address }: { owner: string; address: string },
  asking: Promise<{ text: string }>,
): Promise<NotedReply | undefined> {
  const kept = await findKept(owner, address)
  if (!kept || isAnswered(address)) return undefined
  setShown(new Map(shown).set(address, kept))
  asking.then(
    ({ text }) => {
      if (text !== kept.text) for (const listener of lateListeners) listener(address)
    },
    // It did not come, which is why this is shown.
    () => undefined,
  )
  return kept
}

/** Nobody is signed in any more. */
export async function dropKept(): Promise<void> {
  setShown(new Map())
  await dropAll()
}

export function shownReplies(this: void): ReadonlyMap<string, NotedReply> {
  return shown
}

export function onShownReplies(this: void, listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Tells of answers that came after what was kept had been shown in their place, and that say something else. */
export function onLateReplies(listener: (address: string) => void): () => void {
  lateListeners.add(listener)
  return () => {
    lateListeners.delete(listener)
  }
}

function setShown(next: typeof shown): void {
  shown = next
  for (const listener of listeners) listener()
  dispatchEvent(new Event(KEPT_SHOWN))
}
