import { Page } from '#web/ui/page.tsx'

export default function TermsPage() {
  return <Page title="Terms">Soon.</Page>
}
