import { LinkButton } from '#web/ui/link-button.tsx'
import { InfoPage } from './info-page.tsx'
import { Timeline } from './timeline.tsx'

export default function NewsPage() {
  return (
    <InfoPage
      title="News"
      lead="How Scoreclub came about, and what is new."
      actions={<LinkButton href="/contact">Contact Us for Updates</LinkButton>}
    >
      <Timeline />
    </InfoPage>
  )
}
