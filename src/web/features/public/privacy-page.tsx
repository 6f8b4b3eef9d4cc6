import { Page } from '#web/ui/page.tsx'

export default function PrivacyPage() {
  return <Page title="Privacy">Soon.</Page>
}
