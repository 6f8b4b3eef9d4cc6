import { Page } from '#web/ui/page.tsx'

export default function NewsPage() {
  return <Page title="News">Soon.</Page>
}
