import { isPage } from '#contract/platform/pages.ts'

/** Pages for everyone come as HTML from the server, in the reader's language and ready to read. */
const publicPages = ['/auth', '/about', '/privacy', '/terms', '/contact', '/pricing', '/news']

/**
 * From where a page is opened. `kept`: this phone's copy of the app, at once, with or without a network. `server`: the
 * network, and the kept app where there is none. `nobody`: the worker leaves it alone, as it does with `/api/login` and
 * `/api/logout`, which are navigations too and must reach the server (T42).
 *
 * @param hasSession whether this browser holds the cookie of a session; undefined where a worker cannot read cookies
 */
export function pageAnswer(path: string, hasSession: boolean | undefined): 'kept' | 'server' | 'nobody' {
  if (/^\/(?:api|healthz|readyz|assets|icons|screens)(?:\/|$)/.test(path) || /\.\w+$/.test(path))
    return 'nobody'
  const page = path.replace(/\/+$/, '')
  // The server says which of them may be framed, and whoever has a link need not be a member.
  if (page.startsWith('/b/')) return 'server'
  // The landing page of a visitor and the home page of a member have the same address.
  if (page === '') return hasSession === false ? 'server' : 'kept'
  return isPage(page) && !publicPages.includes(page) ? 'kept' : 'server'
}
