import { Page } from '#web/ui/page.tsx'

export default function HomePage() {
  return <Page title="Home">Soon.</Page>
}
