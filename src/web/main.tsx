import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { loadPage } from './app/load-page.ts'
import { Providers } from './app/providers.tsx'
import { mayBeSignedIn } from './lib/sign-in-hint.ts'
import { loadLanguage } from './messages/load-language.ts'
import './styles.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const app = (
  <StrictMode>
    <Providers>
      <App />
    </Providers>
  </StrictMode>
)

const page = document.documentElement
const sentIn = root.hasChildNodes() ? page.lang : undefined
const isMember = mayBeSignedIn()
const isShown = page.dataset.waits === undefined
const loading = loadPage(location.pathname, { isMember })
await loadLanguage()
if (sentIn !== undefined && isShown) await loading
if (sentIn === page.lang && !isMember) hydrateRoot(root, app)
else {
  // What the page shows stays until the app takes its place; what it hides never appears.
  if (!isShown) root.replaceChildren()
  createRoot(root).render(app)
}
delete page.dataset.waits
