import { privacy } from './content.ts'
import { InfoPage, TextParts } from './info-page.tsx'

export default function PrivacyPage() {
  return (
    <InfoPage title="Privacy" lead="What is kept about you, who sees it, and what you can ask for.">
      <TextParts parts={privacy} />
    </InfoPage>
  )
}
