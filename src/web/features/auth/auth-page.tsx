import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Link, useLocation, useSearch } from 'wouter'
import { signInDoor } from '#contract/auth.ts'
import { query } from '#web/lib/query.ts'
import { safeReturnPath } from '#web/lib/return-path.ts'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { AuthForm } from './auth-form.tsx'
import type { AuthMode } from './enter.ts'

const tabs = [
  { value: 'create', label: 'Create Account' },
  { value: 'signin', label: 'Sign In' },
] as const

export default function AuthPage() {
  const search = new URLSearchParams(useSearch())
  const [, go] = useLocation()
  const door = useQuery(query(signInDoor))
  const mode: AuthMode = search.get('tab') === 'signin' ? 'signin' : 'create'
  const next = safeReturnPath(search.get('next'))
  const choose = (tab: AuthMode) => {
    search.set('tab', tab)
    go(`/auth?${search.toString()}`, { replace: true })
  }
  return (
    <div className="mx-auto grid max-w-md gap-5 px-4 py-6 sm:py-10">
      <title>{`${mode === 'signin' ? 'Sign In' : 'Create Account'} · Scoreclub`}</title>
      <Link href="/" className="flex min-h-11 items-center gap-2 justify-self-start font-medium text-accent">
        <ArrowLeft aria-hidden size={18} />
        Back to Home
      </Link>
      <div className="grid gap-1">
        <h1 className="text-heading font-bold">{mode === 'signin' ? 'Welcome back' : 'Join your club'}</h1>
        {next !== '/' && <p className="text-soft">Sign in to go on to the page you asked for.</p>}
      </div>
      <Card>
        <Tabs label="Create an account or sign in" tabs={tabs} value={mode} onChange={choose}>
          <TabPanel value={mode}>
            {door.isError ? (
              <ErrorState title="Sign-in cannot be reached" isOffline onRetry={() => void door.refetch()}>
                Please check your connection.
              </ErrorState>
            ) : door.data ? (
              <AuthForm
                key={mode}
                mode={mode}
                door={door.data.door}
                linkedCode={search.get('code')}
                next={next}
                onSignInInstead={() => {
                  choose('signin')
                }}
              />
            ) : (
              <FormSkeleton />
            )}
          </TabPanel>
        </Tabs>
      </Card>
    </div>
  )
}

function FormSkeleton() {
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">Loading…</span>
      {['h-24', 'h-24', 'h-18', 'h-18', 'h-11'].map((height, i) => (
        <Skeleton key={i} className={height} />
      ))}
    </div>
  )
}
