import { Page } from '#web/ui/page.tsx'

export default function PricingPage() {
  return <Page title="Pricing">Soon.</Page>
}
