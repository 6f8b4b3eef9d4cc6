import { Page } from '#web/ui/page.tsx'

export default function AboutPage() {
  return <Page title="About">Soon.</Page>
}
