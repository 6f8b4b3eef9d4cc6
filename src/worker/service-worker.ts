import { cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching'
import { pageAt } from '#contract/platform/pages.ts'
import { CARD_READER, dropOldCardReader, keepCardReaderAgain } from './keep-card-reader.ts'
import { keepLanguage, keepLanguageAgain } from './keep-language.ts'
import { pageAnswer } from './page-answer.ts'
import { showNotices } from './show-notices.ts'
import { withScripts } from './with-scripts.ts'

declare const self: ServiceWorkerGlobalScope
/** The build puts them in: the shell of what players use, each with what tells its versions apart. */
declare const KEPT_FILES: { url: string; revision: string | null }[]
declare const BUILD: string
/** By language, what is kept for its readers alone. English is part of the code that shows it. */
declare const LANGUAGE_FILES: Partial<Record<string, string[]>>
/** What reading a paper card on the phone needs beside the kept files. */
declare const CARD_READER_FILES: string[]
/** For each page the files that it runs first, beside those that the shell names itself. */
declare const PAGE_SCRIPTS: Partial<Record<string, string[]>>

const SHELL = '/kept.html'
/** Files of rarer pages, an administrator's for one, once they have been used. Another build has other files. */
const USED = `scoreclub-used-${BUILD}`
const SIGNED_IN_COOKIE = 'scoreclub.signed_in'

/*
 * Opens the app without a network. It keeps the app's own files and nothing else: what the club's server says is kept by
 * the pages (src/web/lib/kept-replies.ts), and no call passes through here. A new version waits until no page of the old
 * one is open, or until the only page asks for it.
 */
precache(KEPT_FILES)
cleanupOutdatedCaches()
showNotices(self)

// The next start may have no network, so a new version has the reader's language before it takes over.
self.addEventListener('install', (event) => event.waitUntil(keepLanguageAgain(USED, LANGUAGE_FILES)))
self.addEventListener('install', (event) => event.waitUntil(keepCardReaderAgain(CARD_READER_FILES)))
self.addEventListener('activate', (event) => event.waitUntil(dropOtherBuilds()))
self.addEventListener('activate', (event) => event.waitUntil(dropOldCardReader(CARD_READER_FILES)))
self.addEventListener('message', (event) => {
  const language = languageIn(event.data)
  if (language !== undefined) event.waitUntil(keepLanguage(language, USED, LANGUAGE_FILES))
  if (event.data === 'take over') event.waitUntil(takeOver(event.ports[0]))
  // The server no longer answers the pages of the old version, whichever of them are open.
  if (event.data === 'take over now') event.waitUntil(self.skipWaiting())
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== self.location.origin || request.method !== 'GET') return
  if (pathname.startsWith('/assets/')) event.respondWith(keptFile(event))
  else if (request.mode === 'navigate' && pageAnswer(pathname, undefined) !== 'nobody')
    event.respondWith(openPage(request, pathname))
})

function languageIn(said: unknown): string | undefined {
  if (typeof said !== 'object' || said === null || !('language' in said)) return undefined
  return typeof said.language === 'string' ? said.language : undefined
}

async function openPage(request: Request, pathname: string): Promise<Response> {
  if (pageAnswer(pathname, await hasSession()) === 'kept') return (await keptPage(pathname)) ?? fetch(request)
  try {
    return await fetch(request)
  } catch (fault) {
    const shell = await keptPage(pathname)
    if (shell) return shell
    throw fault
  }
}

/** Names the page's own files, as the server does, so that they are not discovered one after the other. */
async function keptPage(pathname: string): Promise<Response | undefined> {
  const shell = await matchPrecache(SHELL)
  return shell && withScripts(shell, PAGE_SCRIPTS[pageAt(pathname) ?? ''] ?? [])
}

/** The names of these files change with what is in them, so a kept one is never outdated. */
async function keptFile(event: FetchEvent): Promise<Response> {
  const { request } = event
  const cacheName = CARD_READER_FILES.includes(new URL(request.url).pathname) ? CARD_READER : USED
  const kept = (await matchPrecache(request.url)) ?? (await caches.match(request.url, { cacheName }))
  if (kept) return kept
  const fetched = await fetch(request)
  if (!fetched.ok) return fetched
  const keeping = (await caches.open(cacheName)).put(request.url, fetched.clone())
  // The page shows how far the large files are, so it gets them as they come.
  if (cacheName === CARD_READER) event.waitUntil(keeping)
  else await keeping
  return fetched
}

async function hasSession(): Promise<boolean | undefined> {
  return 'cookieStore' in self ? (await self.cookieStore.get(SIGNED_IN_COOKIE)) !== null : undefined
}

/**
 * Another tab may be in the middle of a round, and its files must stay: with one open, the new version waits. The page
 * is told, so that it does not have to guess from how long it waits.
 */
async function takeOver(page: MessagePort | undefined): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (windows.length <= 1) await self.skipWaiting()
  else page?.postMessage('held')
}

async function dropOtherBuilds(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names
      .filter((name) => name.startsWith('scoreclub-used-') && name !== USED)
      .map((name) => caches.delete(name)),
  )
}
