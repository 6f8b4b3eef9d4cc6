import { appText } from '#web/messages/en/app.ts'
import { OutboxEngine } from '#web/offline/outbox-engine.tsx'
import { Header } from './frame/header.tsx'
import { MemberBar } from './frame/member-bar.tsx'
import { useClubColour } from './frame/use-club-colour.ts'
import { Router } from './router.tsx'

/** The frame around every page. */
export function App() {
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
      <OutboxEngine />
      <main id="main" tabIndex={-1} className="pb-24 lg:pb-10">
        <Router />
      </main>
      <MemberBar />
    </>
  )
}
