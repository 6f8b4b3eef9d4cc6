import { publicLandingText } from '#web/messages/en/public-landing.ts'
import { Carousel } from './carousel.tsx'
import { FeatureCards } from './feature-cards.tsx'
import { LandingFooter } from './landing-footer.tsx'
import { LandingHero } from './landing-hero.tsx'
import { ProblemTable } from './problem-table.tsx'
import { StartingStory } from './starting-story.tsx'
import { ClosingCall } from './closing-call.tsx'

export default function LandingPage() {
  const text = publicLandingText
  return (
    <>
      <title>{text.pageTitle}</title>
      <LandingHero />
      <FeatureCards />
      <section aria-labelledby="tour" className="mx-auto grid max-w-7xl gap-6 px-4 py-14 sm:px-6 lg:py-20">
        <div className="grid gap-2">
          <h2 id="tour" className="text-heading font-bold">
            {text.tour.title}
          </h2>
          <p className="max-w-prose text-lead text-soft">{text.tour.lead}</p>
        </div>
        <Carousel />
      </section>
      <ProblemTable />
      <StartingStory />
      <ClosingCall />
      <LandingFooter />
    </>
  )
}
