import { lazy, Suspense, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { KioskClub } from '#contract/card/kiosk-cards.ts'
import { KIOSK_LINK_FIELD } from '#contract/card/kiosks.ts'
import { hasSignInHint } from '#web/lib/sign-in-hint.ts'
import { kioskText as text } from '#web/messages/en/card/kiosk.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { KioskFrame } from './kiosk-frame.tsx'
import { OpenLink } from './open-link.tsx'
import { Plain, SignedInNotice } from './plain-page.tsx'
import { useKioskClub } from './use-kiosk-club.ts'

const loadVisit = () => import('./visit.tsx')
const Visit = lazy(loadVisit)

/** The tablet in the bar: one visit after the other, of which nothing stays. */
export default function KioskPage() {
  const [link, setLink] = useState(readLink)
  const { state, open, note, askAgain } = useKioskClub()
  useEffect(() => {
    // The address must not offer the link to the next person.
    if (link !== undefined) history.replaceState(history.state, '', location.pathname)
  }, [link])
  return (
    <>
      <title>{`${text.tab} · Scoreclub`}</title>
      {link !== undefined ? (
        <OpenLink
          link={link}
          onOpened={(club) => {
            open(club)
            setLink(undefined)
          }}
          onLeave={() => {
            setLink(undefined)
          }}
        />
      ) : state.at === 'open' ? (
        <Visits club={state.club} hasLine={state.hasLine} onFault={note} onRetry={askAgain} />
      ) : (
        <Plain>
          {state.at === 'loading' && <Skeleton className="h-64 rounded-card" />}
          {state.at === 'closed' && (
            <Notice tone="warn" title={text.closedTitle}>
              {text.closed}
            </Notice>
          )}
          {state.at === 'closed' && <LinkButton href="/">{sharedText.backToHome}</LinkButton>}
          {state.at === 'unreachable' && (
            <ErrorState title={text.loadFailed} onRetry={askAgain}>
              {sharedText.tryAgainLater}
            </ErrorState>
          )}
        </Plain>
      )}
    </>
  )
}

/** What stands behind the # of the address; only this page reads it. */
function readLink(): string | undefined {
  return new URLSearchParams(location.hash.slice(1)).get(KIOSK_LINK_FIELD) ?? undefined
}

type VisitsProps = {
  club: KioskClub
  hasLine: boolean
  onFault: (fault: unknown) => void
  onRetry: () => void
}

/** Nobody, or somebody: with each end of a visit its components go, and everything in them. */
function Visits({ club, hasLine, onFault, onRetry }: VisitsProps) {
  const [visit, setVisit] = useState(0)
  const [isBegun, setIsBegun] = useState(false)
  const end = () => {
    setIsBegun(false)
    setVisit((last) => last + 1)
  }
  useEndWithPage(end)
  useEffect(() => {
    // A visit must not wait for its code, or for the line. If this fails, the visit loads it again.
    loadVisit().catch(() => undefined)
  }, [])
  if (isBegun)
    return (
      <Suspense fallback={<KioskFrame club={club}>{null}</KioskFrame>}>
        <Visit key={visit} club={club} hasLine={hasLine} onFault={onFault} onEnd={end} />
      </Suspense>
    )
  return (
    <KioskFrame club={club}>
      <div className="grid min-h-[calc(100*var(--dvh)-14rem)] grid-cols-[minmax(0,1fr)] content-center gap-6 lg:gap-8">
        <div className="grid gap-3">
          <h1 className="text-display font-bold lg:text-poster">{text.title}</h1>
          <p className="max-w-prose text-title text-soft">{text.lead}</p>
        </div>
        {hasSignInHint() && <SignedInNotice />}
        {!hasLine && (
          <Notice
            tone="warn"
            title={text.noLine}
            action={
              <Button look="secondary" className="justify-self-start" onClick={onRetry}>
                {text.again}
              </Button>
            }
          >
            {text.noLineText}
          </Notice>
        )}
        <Button
          className="min-h-28 text-heading"
          onClick={() => {
            setIsBegun(true)
          }}
        >
          {text.begin}
        </Button>
        <HowItGoes />
      </div>
    </KioskFrame>
  )
}

/** The four steps of a visit, for who has not made one yet. */
function HowItGoes() {
  const { title, find, choose, type, sign } = text.how
  return (
    <ol aria-label={title} className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {[find, choose, type, sign].map((step, i) => (
        <li
          key={step}
          className="flex items-center gap-4 rounded-card border border-line bg-card p-4 lg:grid lg:content-start lg:p-5"
        >
          <span
            aria-hidden
            className="grid size-11 shrink-0 place-items-center rounded-round bg-tint text-title font-bold text-on-tint"
          >
            {i + 1}
          </span>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  )
}

/** A page that is left is kept by the browser as it stands then, so it has to be empty before. */
function useEndWithPage(end: () => void): void {
  useEffect(() => {
    const onLeave = () => {
      flushSync(end)
    }
    addEventListener('pagehide', onLeave)
    return () => {
      removeEventListener('pagehide', onLeave)
    }
  })
}
