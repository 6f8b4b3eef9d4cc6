import { publicPagesText } from '#web/messages/en/public-pages/public-pages.online.ts'
import { publicPrivacyText } from '#web/messages/en/public-pages/public-privacy.online.ts'
import { InfoPage } from './info-page.tsx'
import { LegalText } from './legal-text.tsx'

export default function PrivacyPage() {
  const { title, lead, sections } = publicPrivacyText
  return (
    <InfoPage title={title} lead={lead}>
      <LegalText contents={publicPagesText.contents} sections={sections} />
    </InfoPage>
  )
}
