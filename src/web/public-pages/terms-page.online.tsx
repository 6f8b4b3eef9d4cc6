import { publicPagesText } from '#web/messages/en/public-pages/public-pages.online.ts'
import { publicTermsText } from '#web/messages/en/public-pages/public-terms.online.ts'
import { InfoPage } from './info-page.tsx'
import { LegalText } from './legal-text.tsx'

export default function TermsPage() {
  const { title, lead, sections } = publicTermsText
  return (
    <InfoPage title={title} lead={lead}>
      <LegalText contents={publicPagesText.contents} sections={sections} />
    </InfoPage>
  )
}
