import { appText } from '#web/messages/en/app/app.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'

export function NotFoundPage() {
  return (
    <Page title={appText.notFound} eyebrow="404" width="narrow" lead={appText.notFoundAdvice}>
      <div>
        <LinkButton href="/">{sharedText.backToHome}</LinkButton>
      </div>
    </Page>
  )
}
