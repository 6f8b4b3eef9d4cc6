import { Suspense, useDeferredValue, useEffect, useRef } from 'react'
import { Redirect, Route, Switch, useLocation } from 'wouter'
import { useSession, type Session } from '#web/lib/session.ts'
import { hasSignInHint } from '#web/lib/sign-in-hint.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { OfflinePage } from './offline-page.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { home, landing, redirects, routes, type PageRoute } from './route-table.ts'
import { cameByHistory } from './scroll-memory.ts'
import { SignInRequired } from './sign-in-required.tsx'

export function Router() {
  // The first page of a reader is rendered in slices: the frame around it answers taps meanwhile.
  const session = useDeferredValue(useSession())
  const [path] = useLocation()
  useFocusOnNewPage(path)
  return (
    <ErrorBoundary key={path}>
      <Suspense fallback={<PageSkeleton />}>
        <Switch>
          <Route path="/">
            <HomeOrLanding session={session} />
          </Route>
          {redirects.map(({ path, to }) => (
            <Route key={path} path={path}>
              <Redirect to={to} replace />
            </Route>
          ))}
          {routes.map((route) => (
            <Route key={route.path} path={route.path}>
              <Guarded route={route} session={session} />
            </Route>
          ))}
          <Route>{session.state === 'unknown' ? <PageSkeleton /> : <NotFoundPage />}</Route>
        </Switch>
      </Suspense>
    </ErrorBoundary>
  )
}

/** A browser that holds no session is signed out at once; one that may hold one waits, so that no page flashes (T39). */
function HomeOrLanding({ session }: { session: Session }) {
  switch (session.state) {
    case 'signed_in':
      return <home.Page />
    case 'signed_out':
      return <landing.Page />
    case 'unknown':
      return <PageSkeleton />
    case 'offline':
      return session.user ? <home.Page /> : <landing.Page />
  }
}

function Guarded({ route, session }: { route: PageRoute; session: Session }) {
  if (route.audience === 'everyone') return <route.Page />
  switch (session.state) {
    case 'signed_in':
      return <route.Page />
    case 'signed_out':
      return <SignInRequired />
    case 'unknown':
      // A card is played, not looked at: on a course the answer may take long. Without the cookie it may be another's.
      return route.opensKept && session.user && hasSignInHint() ? <route.Page /> : <PageSkeleton />
    case 'offline':
      return session.user ? <route.Page /> : <OfflinePage isUnreached={session.isUnreached} />
  }
}

/** On a new page the focus goes to its top, for screen readers after going back as well; see scroll-memory.ts. */
function useFocusOnNewPage(path: string): void {
  const last = useRef(path)
  useEffect(() => {
    if (last.current === path) return
    last.current = path
    // With a # in the address, that part of the page takes the focus and the scroll position.
    if (location.hash !== '') return
    if (!cameByHistory()) scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [path])
}
