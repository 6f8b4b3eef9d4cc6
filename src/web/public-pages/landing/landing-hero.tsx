import { publicLandingText } from '#web/messages/en/public-pages/public-landing.online.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { SampleBoard } from './sample-board.tsx'
import { SampleCard } from './sample-card.tsx'
import { claimText } from '../shown-claims.ts'

export function LandingHero() {
  const text = publicLandingText.hero
  const clubs = claimText('clubs')
  const trial = claimText('trial')
  return (
    <section className="bg-field text-on-field [--color-focus:var(--color-flag)]">
      <div className="mx-auto grid max-w-7xl items-center gap-10 px-4 pt-10 pb-14 sm:px-6 lg:grid-cols-[5fr_6fr] lg:gap-14 lg:py-20">
        <div className="grid gap-6">
          <h1 className="text-display font-extrabold tracking-tight sm:text-poster">{text.title}</h1>
          <p className="max-w-prose text-lead">{text.lead}</p>
          <div className="flex flex-wrap gap-2">
            <LinkButton href="/auth" look="flag">
              {text.join}
            </LinkButton>
            <LinkButton href="/auth" look="on-field">
              {text.signIn}
            </LinkButton>
          </div>
          <p>
            {clubs !== undefined && <strong className="font-semibold">{text.usedBy(clubs)} </strong>}
            {trial}
          </p>
        </div>
        <div className="grid gap-4 text-ink">
          <SampleCard />
          <SampleBoard />
        </div>
      </div>
    </section>
  )
}
