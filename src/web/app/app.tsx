import { useLocation } from 'wouter'
import { lazyOptional } from '#web/lib/lazy-optional.ts'
import { appText } from '#web/messages/en/app/app.ts'
import { OutboxEngine } from '#web/offline/outbox-engine.tsx'
import { Header } from './frame/header.tsx'
import { MemberBar } from './frame/member-bar.tsx'
import { useClubColour } from './frame/use-club-colour.ts'
import { Router } from './router.tsx'

/** Opened from the card, the profile and the bar of unsent scores; the card itself says what waits. */
const WaitingList = lazyOptional(() => import('./waiting/waiting-list.tsx'))
const WaitingBar = lazyOptional(() => import('./waiting/waiting-bar.tsx'))
/** Pages without the frame: the tablet in the bar, and boards by their links. */
const BARE = /^\/(kiosk|b\/)|\/tv$/

/** The frame around every page. */
export function App() {
  const [path] = useLocation()
  return BARE.test(path) ? <Bare /> : <Framed />
}

/** They are nobody's: no menu, no account, and nobody's scores on their way. */
function Bare() {
  return (
    <main id="main" tabIndex={-1}>
      <Router />
    </main>
  )
}

function Framed() {
  useClubColour()
  return (
    <>
      <a
        href="#main"
        className="sr-only z-50 rounded-control bg-accent px-4 py-3 text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {appText.skipToContent}
      </a>
      <Header />
      <OutboxEngine WaitingBar={WaitingBar} WaitingList={WaitingList} />
      <main id="main" tabIndex={-1} className="pb-24 lg:pb-10">
        <Router />
      </main>
      <MemberBar />
    </>
  )
}
