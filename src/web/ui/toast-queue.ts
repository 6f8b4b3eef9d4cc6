export type Toast = { tone: 'success' | 'error' | 'info'; title: string; description?: string }

export const TOAST_MS = 5_000

/**
 * Shows one toast at a time. A success that follows an error does not replace it (T46): it waits, and errors that wait
 * go before it. `show` puts a toast on the screen and returns the function that takes it away.
 */
export function makeToastQueue(show: (toast: Toast, onGone: () => void) => () => void) {
  const waiting: Toast[] = []
  let shown: { toast: Toast; remove: () => void } | undefined

  function next(): void {
    const toast = waiting.shift()
    if (!toast) {
      shown = undefined
      return
    }
    const turn = { toast, remove: () => undefined as void }
    shown = turn
    turn.remove = show(toast, () => {
      if (shown === turn) next()
    })
  }

  return (toast: Toast): void => {
    if (toast.tone === 'error') {
      const firstOther = waiting.findIndex((one) => one.tone !== 'error')
      waiting.splice(firstOther === -1 ? waiting.length : firstOther, 0, toast)
    } else {
      waiting.push(toast)
    }
    if (!shown) next()
    else if (shown.toast.tone !== 'error') shown.remove()
  }
}
