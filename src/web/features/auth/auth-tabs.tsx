import { useLocation, useSearch } from 'wouter'
import { authText } from '#web/messages/en/auth.ts'
import { Card } from '#web/ui/card.tsx'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { AuthForm } from './auth-form.tsx'
import type { AuthMode } from './enter.ts'

type AuthTabsProps = {
  mode: AuthMode
  next: string
  invitation?: { token: string; email: string }
  onEntered?: () => void
}

/** The tabs Create Account and Sign In. The address names the open tab; its other parameters stay as they are. */
export function AuthTabs({ mode, next, invitation, onEntered }: AuthTabsProps) {
  const search = new URLSearchParams(useSearch())
  const [, go] = useLocation()
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
            linkedCode={search.get('code')}
            forgotHref={next === '/' ? '/auth?forgot=1' : `/auth?forgot=1&next=${encodeURIComponent(next)}`}
            onSignInInstead={() => {
              choose('signin')
            }}
            onEntered={onEntered}
          />
        </TabPanel>
      </Tabs>
    </Card>
  )
}
