import { terms } from './content.ts'
import { InfoPage, TextParts } from './info-page.tsx'

export default function TermsPage() {
  return (
    <InfoPage title="Terms" lead="The rules between you, your club and Scoreclub.">
      <TextParts parts={terms} />
    </InfoPage>
  )
}
