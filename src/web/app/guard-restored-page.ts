import type { QueryClient } from '@tanstack/react-query'
import { readRememberedUser } from '#web/lib/remembered-user.ts'
import { holdsSession } from '#web/lib/sign-in-hint.ts'

/**
 * Browsers keep a page that is left and show it again, as it was, when the reader goes back. On a shared device that
 * could be the page of somebody who has signed out since: it is kept blank, and shown again only to the same person, with
 * what it shows asked for again. For anybody else it is loaded anew (U37).
 */
export function guardRestoredPage(
  client: Pick<QueryClient, 'invalidateQueries'>,
  reload: () => void = () => {
    location.reload()
  },
): () => void {
  const { style } = document.body
  let left: string | undefined
  const onHide = (event: PageTransitionEvent) => {
    if (!event.persisted) return
    left = whoIsHere()
    style.visibility = 'hidden'
  }
  const onShow = (event: PageTransitionEvent) => {
    if (!event.persisted) return
    if (whoIsHere() !== left) {
      reload()
      return
    }
    style.removeProperty('visibility')
    void client.invalidateQueries()
  }
  addEventListener('pagehide', onHide)
  addEventListener('pageshow', onShow)
  return () => {
    removeEventListener('pagehide', onHide)
    removeEventListener('pageshow', onShow)
  }
}

/** Known without asking the server: whether this browser holds a session, and who used the app last. */
function whoIsHere(): string {
  return `${holdsSession()} ${readRememberedUser()?.id ?? ''}`
}
