import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'

export function NotFoundPage() {
  return (
    <Page
      title="Page Not Found"
      eyebrow="404"
      width="narrow"
      lead="Out of bounds. This address leads nowhere on Scoreclub."
    >
      <div>
        <LinkButton href="/">Back to Home</LinkButton>
      </div>
    </Page>
  )
}
