import { sharedText } from '#web/messages/en/platform/shared.ts'
import { showToast } from '#web/ui/toast.tsx'

/** What is said with it needs the server, so a phone fetches its code from there when it is first asked for. */
export const loadReasonDialog = () => import('./reason-dialog.online.tsx')

/** Opens the dialog once its code is there; without a connection it says so instead. */
export function askReason(open: () => void, load: () => Promise<unknown> = loadReasonDialog): void {
  load().then(open, () => {
    showToast({ tone: 'error', title: sharedText.noConnection })
  })
}
