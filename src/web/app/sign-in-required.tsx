import { useEffect, useState } from 'react'
import { signInAddress } from '#web/lib/return-path.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { redirectToSignIn } from './unauthorized.ts'

/** A signed-out reader on a page for members: to the door, and back here afterwards (U28). */
export function SignInRequired() {
  const [wentNowhere, setWentNowhere] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!redirectToSignIn()) setWentNowhere(true)
    })
    return () => {
      clearTimeout(timer)
    }
  }, [])
  if (!wentNowhere) return <PageSkeleton />
  return (
    <Page title="Please sign in" width="narrow" lead="This page is for members of a club.">
      <div>
        <LinkButton href={signInAddress(location.pathname + location.search)}>Sign In</LinkButton>
      </div>
    </Page>
  )
}
