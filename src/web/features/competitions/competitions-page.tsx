import { Page } from '#web/ui/page.tsx'

export default function CompetitionsPage() {
  return <Page title="Competitions">Soon.</Page>
}
