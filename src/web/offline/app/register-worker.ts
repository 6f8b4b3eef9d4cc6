import { readerLanguage } from '#web/messages/language.ts'
import { watchVersions } from './new-version.ts'

/** Its address never changes, or browsers would keep two of them. */
const WORKER = '/service-worker.js'

/**
 * Has the browser keep the app's own files (src/worker). Only for members and after the first paint: visitors of the
 * public pages do not pay for it. Browsers have it on https and on localhost only.
 */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ language: readerLanguage() }))
  navigator.serviceWorker
    // A private window and some settings forbid it; the app then needs a network to open, as it says itself.
    .register(WORKER, { updateViaCache: 'none' })
    .then(() => navigator.serviceWorker.getRegistration())
    .then((registration) => registration && watchVersions(registration))
    .catch(() => undefined)
}
