import { publicLandingText } from '#web/messages/en/public-landing.ts'
import { FeatureCards } from './feature-cards.tsx'
import { LandingFooter } from './landing-footer.tsx'
import { LandingHero } from './landing-hero.tsx'
import { ProblemTable } from './problem-table.tsx'
import { StartingStory } from './starting-story.tsx'
import { ClosingCall } from './closing-call.tsx'
import { Tour } from './tour.tsx'

export default function LandingPage() {
  return (
    <>
      <title>{publicLandingText.pageTitle}</title>
      <LandingHero />
      <FeatureCards />
      <Tour />
      <ProblemTable />
      <StartingStory />
      <ClosingCall />
      <LandingFooter />
    </>
  )
}
