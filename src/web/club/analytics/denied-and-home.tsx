import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { ACCESS_DENIED_REDIRECT_MS } from '#web/lib/timings.ts'
import { analyticsText } from '#web/messages/en/club/analytics.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'
import { showToast } from '#web/ui/toast.tsx'

/** For readers who may not see the figures: says so in a toast and goes home half a second later. */
export function DeniedAndHome() {
  const [, go] = useLocation()
  useEffect(() => {
    showToast({ tone: 'error', title: sharedText.accessDenied, description: analyticsText.denied })
  }, [])
  useEffect(() => {
    const timer = setTimeout(() => {
      go('/', { replace: true })
    }, ACCESS_DENIED_REDIRECT_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [go])
  return (
    <Page title={sharedText.accessDenied} width="narrow">
      <LinkButton href="/" look="secondary" className="justify-self-start">
        {sharedText.backToHome}
      </LinkButton>
    </Page>
  )
}
