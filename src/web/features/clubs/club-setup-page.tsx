import { Page } from '#web/ui/page.tsx'

export default function ClubSetupPage() {
  return <Page title="Club Setup">Soon.</Page>
}
