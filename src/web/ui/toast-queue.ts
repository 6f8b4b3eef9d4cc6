export type Toast = {
  tone: 'success' | 'error' | 'info'
  title: string
  description?: string
  /** What it is about, "photo". A later toast of the same topic takes its place at once, an error's too. */
  topic?: string
}

export const TOAST_MS = 5_000

/** The longest that a page stays after it has said what it does next (timings.ts), and the way to the next page. */
const ON_THE_WAY_MS = 2_500

type Waiting = { toast: Toast; since: number }

export type ToastQueue = ReturnType<typeof makeToastQueue>

/**
 * Shows one toast at a time. A success that follows an error does not replace it (T46): it waits, and errors that wait
 * go before it. A toast is gone when what it told of is over: replaced by its topic, withdrawn, or left behind with its
 * page. `show` puts a toast on the screen and returns the function that takes it away.
 */
export function makeToastQueue(
  show: (toast: Toast, onGone: () => void) => () => void,
  now: () => number = Date.now,
) {
  let waiting: Waiting[] = []
  let shown: (Waiting & { remove: () => void }) | undefined

  function next(): void {
    const first = waiting.shift()
    if (!first) {
      shown = undefined
      return
    }
    const turn = { ...first, remove: () => undefined as void }
    shown = turn
    turn.remove = show(first.toast, () => {
      if (shown === turn) next()
    })
  }

  function removeWhere(isOver: (one: Waiting) => boolean): void {
    waiting = waiting.filter((one) => !isOver(one))
    if (shown && isOver(shown)) shown.remove()
  }

  function add(toast: Toast): void {
    const one = { toast, since: now() }
    const firstOther = waiting.findIndex((other) => other.toast.tone !== 'error')
    if (toast.tone === 'error' && firstOther !== -1) waiting.splice(firstOther, 0, one)
    else waiting.push(one)
  }

  return {
    push: (toast: Toast): void => {
      const { topic } = toast
      const isSameTopic = (one: Waiting) => topic !== undefined && one.toast.topic === topic
      waiting = waiting.filter((one) => !isSameTopic(one))
      add(toast)
      if (!shown) next()
      else if (shown.toast.tone !== 'error' || isSameTopic(shown)) shown.remove()
    },
    /** What the toasts of this topic told of is over. */
    withdraw: (topic: string): void => {
      removeWhere(({ toast }) => toast.topic === topic)
    },
    /** The reader has gone to another page. What was said a moment ago was said on the way there, and stays. */
    leavePage: (): void => {
      removeWhere(({ since }) => now() - since > ON_THE_WAY_MS)
    },
  }
}
