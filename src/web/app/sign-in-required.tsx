import { useEffect, useState } from 'react'
import { signInAddress } from '#web/lib/return-path.ts'
import { appText } from '#web/messages/en/app/app.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { loadToaster } from '#web/ui/toast.tsx'
import { Page } from '#web/ui/page.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { redirectToSignIn } from './redirect-to-sign-in.ts'

/** Sends a signed-out reader of a page for members to the sign-in page, and back here afterwards (U28). */
export function SignInRequired() {
  const [wentNowhere, setWentNowhere] = useState(false)
  useEffect(() => {
    let isHere = true
    const go = () => {
      if (isHere && !redirectToSignIn()) setWentNowhere(true)
    }
    // The half second of the message starts when it can be read.
    void loadToaster().then(go, go)
    return () => {
      isHere = false
    }
  }, [])
  if (!wentNowhere) return <PageSkeleton />
  return (
    <Page title={appText.pleaseSignIn} width="narrow" lead={appText.membersOnly}>
      <div>
        <LinkButton href={signInAddress(location.pathname + location.search)}>{appText.signIn}</LinkButton>
      </div>
    </Page>
  )
}
