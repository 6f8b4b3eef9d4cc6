/** Keeps the screen on while the page is in view, until the returned function is called. */
export function keepAwake(): () => void {
  let isWanted = true
  let held: WakeLockSentinel | undefined
  const hold = async () => {
    if (!('wakeLock' in navigator)) return
    if (!isWanted || document.visibilityState !== 'visible' || (held && !held.released)) return
    try {
      const lock = await navigator.wakeLock.request('screen')
      if (isWanted) held = lock
      else await lock.release()
    } catch {
      // A battery that is nearly empty; the screen goes dark as it would without this.
    }
  }
  const onShow = () => void hold()
  onShow()
  // The browser lets go whenever the page is out of view.
  document.addEventListener('visibilitychange', onShow)
  return () => {
    isWanted = false
    document.removeEventListener('visibilitychange', onShow)
    void held?.release()
  }
}
