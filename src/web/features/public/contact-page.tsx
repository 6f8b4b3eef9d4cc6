import { Page } from '#web/ui/page.tsx'

export default function ContactPage() {
  return <Page title="Contact">Soon.</Page>
}
