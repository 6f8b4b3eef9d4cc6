import { Page } from '#web/ui/page.tsx'

export default function LandingPage() {
  return <Page title="Landing">Soon.</Page>
}
