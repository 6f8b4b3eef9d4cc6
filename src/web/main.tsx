import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { loadPage } from './app/load-page.ts'
import { Providers } from './app/providers.tsx'
import { holdInstallPrompt } from './lib/install-prompt.ts'
import { mayBeSignedIn } from './lib/sign-in-hint.ts'
import { readerLocale } from './messages/language.ts'
import { loadLanguage } from './messages/load-language.ts'
import { openOutboxAhead } from './offline/outbox-engine.tsx'
import './styles.css'

/** Then the frame is there to be used, whatever its page still waits for. */
const MOST_WAIT_MS = 1_500

const page = document.documentElement
// index.html says there what this browser lacks.
if (page.dataset.tooOld === undefined) void openApp()

async function openApp(): Promise<void> {
  holdInstallPrompt()
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  const app = (
    <StrictMode>
      <Providers>
        <App />
      </Providers>
    </StrictMode>
  )
  const sentIn = root.hasChildNodes() ? page.lang : undefined
  const isMember = mayBeSignedIn()
  const isShown = page.dataset.waits === undefined
  const loading = Promise.all([loadPage(location.pathname, { isMember }), openOutboxAhead()])
  await loadLanguage()
  // A browser's first formatter of dates takes a slow phone 80 ms: it is made while scripts are on their way, and not
  // while a page is drawn.
  if (isMember) setTimeout(() => new Intl.DateTimeFormat(readerLocale(), { hour: 'numeric' }))
  // Members see the frame of index.html meanwhile, and then their page at once: drawing what stands in for it costs a slow
  // phone as much as the page does.
  if (isMember) await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, MOST_WAIT_MS))])
  else if (sentIn !== undefined && isShown) await loading
  if (sentIn === page.lang && !isMember) hydrateRoot(root, app)
  else {
    // What the page shows stays until the app takes its place; what it hides never appears.
    if (!isShown) root.replaceChildren()
    const shown = createRoot(root)
    // In slices between which the phone answers a finger; a plain render would be one piece.
    startTransition(() => shown.render(app))
  }
  delete page.dataset.waits
}
