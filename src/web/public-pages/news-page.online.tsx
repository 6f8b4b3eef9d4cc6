import { publicPagesText } from '#web/messages/en/public-pages/public-pages.online.ts'
import { publicText } from '#web/messages/en/public-pages/public.online.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { InfoPage } from './info-page.tsx'
import { claimText, shows } from './shown-claims.ts'
import { Timeline } from './timeline.tsx'

export default function NewsPage() {
  const text = publicPagesText.news
  const apps = claimText('apps')
  const past = shows('story') ? Object.values(publicText.story) : []
  return (
    <InfoPage
      title={text.title}
      lead={text.lead}
      actions={<LinkButton href="/contact">{text.updates}</LinkButton>}
    >
      <Timeline events={[...past, ...(apps === undefined ? [] : [{ ...text.next, text: apps }])]} />
    </InfoPage>
  )
}
