import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearch } from 'wouter'
import { signInDoor } from '#contract/auth.ts'
import { query } from '#web/lib/query.ts'
import { authText } from '#web/messages/en/auth.ts'
import { sharedText } from '#web/messages/en/shared.ts'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { AuthForm } from './auth-form.tsx'
import type { AuthMode } from './enter.ts'

type AuthTabsProps = {
  mode: AuthMode
  next: string
  invitation?: { token: string; email: string }
  onEntered?: () => void
}

/** Create Account and Sign In. The tab is in the address, with whatever else stands there. */
export function AuthTabs({ mode, next, invitation, onEntered }: AuthTabsProps) {
  const search = new URLSearchParams(useSearch())
  const [, go] = useLocation()
  const door = useQuery(query(signInDoor))
  const choose = (tab: AuthMode) => {
    search.set('tab', tab)
    go(`/auth?${search.toString()}`, { replace: true })
  }
  return (
    <Card>
      <Tabs
        label={authText.tabsLabel}
        tabs={[
          { value: 'create', label: authText.createAccount },
          { value: 'signin', label: authText.signIn },
        ]}
        value={mode}
        onChange={choose}
      >
        <TabPanel value={mode}>
          {door.isError ? (
            <ErrorState title={authText.doorFailed} isOffline onRetry={() => void door.refetch()}>
              {authText.checkConnection}
            </ErrorState>
          ) : door.data ? (
            <AuthForm
              key={mode}
              mode={mode}
              door={door.data.door}
              invitation={invitation}
              linkedCode={search.get('code')}
              next={next}
              forgotHref={next === '/' ? '/auth?forgot=1' : `/auth?forgot=1&next=${encodeURIComponent(next)}`}
              onSignInInstead={() => {
                choose('signin')
              }}
              {...(onEntered ? { onEntered } : {})}
            />
          ) : (
            <FormSkeleton />
          )}
        </TabPanel>
      </Tabs>
    </Card>
  )
}

function FormSkeleton() {
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">{sharedText.loading}</span>
      {['h-24', 'h-24', 'h-18', 'h-18', 'h-11'].map((height, i) => (
        <Skeleton key={i} className={height} />
      ))}
    </div>
  )
}
