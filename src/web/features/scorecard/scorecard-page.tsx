import { Page } from '#web/ui/page.tsx'

export default function ScorecardPage() {
  return <Page title="Scorecard">Soon.</Page>
}
