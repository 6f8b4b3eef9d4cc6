import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { readDoor } from '#contract/identity/sign-in-service.ts'
import { lazyPageWithWords } from '#web/lib/lazy-page-with-words.ts'
import { lazyWithOtherWords } from '#web/lib/lazy-with-other-words.ts'
import { query } from '#web/lib/query.ts'
import { enterAs } from '#web/lib/session.ts'
import { authText } from '#web/messages/en/identity/auth.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { AuthForm } from './auth-form.tsx'
import type { AuthMode } from './enter.ts'
import type { AuthFormInput } from './use-auth-form.ts'

const PasskeyButton = lazyWithOtherWords(() => import('./passkey-button.tsx'))
const SecondStep = lazyPageWithWords(() => import('./second-step.tsx'))
const ProviderForm = lazyPageWithWords(() => import('./provider-form.tsx'))

type AuthTabsProps = {
  mode: AuthMode
  next: string
  invitation?: { token: string; email: string }
  /** Instead of the code of the address, which opens nothing any more: null. */
  linkedCode?: null
  onEntered?: () => void
}

/** The club code of the link or QR code, "?code=SC123456". */
function useLinkedCode({ linkedCode }: Pick<AuthTabsProps, 'linkedCode'>): string | null {
  const search = new URLSearchParams(useSearch())
  return linkedCode === null ? null : search.get('code')
}

/** The way in: with an account of this Scoreclub, or with the sign-in service that is set instead (D16). */
export function AuthTabs(props: AuthTabsProps) {
  const door = useQuery(query(readDoor))
  const linkedCode = useLinkedCode(props)
  // No password is asked for before it is known who takes it (T32).
  if (door.isError)
    return (
      <ErrorState title={authText.failed} onRetry={() => void door.refetch()}>
        {sharedText.tryAgainLater}
      </ErrorState>
    )
  if (door.isPending) return <SkeletonCards count={1} className="h-[34rem]" />
  const { provider } = door.data
  if (provider)
    return (
      <ProviderForm
        name={provider.name}
        next={props.next}
        invitation={props.invitation}
        linkedCode={linkedCode}
      />
    )
  return <AccountTabs {...props} />
}

/** The tabs Create Account and Sign In. The address names the open tab; its other parameters stay as they are. */
function AccountTabs(props: AuthTabsProps) {
  const { mode, next, invitation, onEntered } = props
  const linkedCode = useLinkedCode(props)
  const search = new URLSearchParams(useSearch())
  const [, go] = useLocation()
  const client = useQueryClient()
  const [step, setStep] = useState<Parameters<AuthFormInput['onSecondStep']>[0]>()
  if (step)
    return (
      <Card>
        <SecondStep {...step} onStartAgain={() => setStep(undefined)} />
      </Card>
    )
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
          <AuthForm
            key={mode}
            mode={mode}
            invitation={invitation}
            linkedCode={linkedCode}
            forgotHref={next === '/' ? '/auth?forgot=1' : `/auth?forgot=1&next=${encodeURIComponent(next)}`}
            onSignInInstead={() => {
              choose('signin')
            }}
            onEntered={onEntered}
            onSecondStep={setStep}
          />
          {mode === 'signin' && (
            <Suspense>
              <PasskeyButton
                invitation={invitation?.token}
                onDone={(user) => {
                  enterAs(client, user)
                  onEntered?.()
                }}
              />
            </Suspense>
          )}
        </TabPanel>
      </Tabs>
    </Card>
  )
}
