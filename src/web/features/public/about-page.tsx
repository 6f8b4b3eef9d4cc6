import { clubsClaim, comingSoon, handicapClaim } from './content.ts'
import { InfoPage, TextParts } from './info-page.tsx'
import { Timeline } from './timeline.tsx'

export default function AboutPage() {
  return (
    <InfoPage title="About" lead="Golf club software by people who were tired of waiting for results.">
      <Timeline />
      <TextParts
        parts={[
          {
            heading: 'For players',
            text: 'A scorecard that works with one thumb and without a signal, live boards, and your rounds in one place.',
          },
          {
            heading: 'For clubs',
            text: `Courses, competitions and members without spreadsheets${clubsClaim === null ? '' : `, used by ${clubsClaim} worldwide`}.`,
          },
          { heading: 'About handicaps', text: handicapClaim },
          { heading: 'On your phone', text: comingSoon },
        ]}
      />
    </InfoPage>
  )
}
