import { useLocation } from 'wouter'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'

const names: Record<string, string> = {
  '/admin-dashboard': 'Club Dashboard',
  '/member-invite': 'Member Management',
}

/** A page of the product that is not built yet. */
export default function SoonPage() {
  const [path] = useLocation()
  return (
    <Page title={names[path] ?? 'Coming soon'} width="narrow" lead="This page is still being built.">
      <div className="flex flex-wrap gap-2">
        <LinkButton href="/">Back to Home</LinkButton>
        <LinkButton href="/competitions" look="secondary">
          Competitions
        </LinkButton>
      </div>
    </Page>
  )
}
