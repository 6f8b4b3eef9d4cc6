/** What browsers that can install a page hand over; no standard types it. */
type InstallPrompt = Event & { prompt: () => Promise<unknown> }

let held: InstallPrompt | undefined

/** From the first moment: the browser offers it once a page, and by itself perhaps in the middle of a round (U29). */
export function holdInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    if (isPrompt(event)) held = event
  })
}

export function heldInstallPrompt(): InstallPrompt | undefined {
  return held
}

function isPrompt(event: Event): event is InstallPrompt {
  return 'prompt' in event && typeof event.prompt === 'function'
}
