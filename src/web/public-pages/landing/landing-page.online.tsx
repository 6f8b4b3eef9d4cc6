import { Link } from 'wouter'
import { publicLandingText } from '#web/messages/en/public-pages/public-landing.online.ts'
import { publicText } from '#web/messages/en/public-pages/public.online.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { claimText, shows } from '../shown-claims.ts'
import { FeatureCards } from './feature-cards.tsx'
import { LandingHero } from './landing-hero.tsx'
import { ProblemTable } from './problem-table.tsx'
import { Tour } from './tour.tsx'

export default function LandingPage() {
  return (
    <>
      <title>{publicLandingText.pageTitle}</title>
      <LandingHero />
      <FeatureCards />
      <Tour />
      <ProblemTable />
      {shows('story') && <StartingStory />}
      <ClosingCall />
      <Footer />
    </>
  )
}

/** How the product came about: three dates in a row. */
function StartingStory() {
  return (
    <ol className="mx-auto grid max-w-7xl gap-8 px-4 py-14 sm:grid-cols-3 sm:px-6">
      {Object.entries(publicText.story).map(([name, { when, title, text }]) => (
        <li key={name} className="grid content-start gap-1 border-t-2 border-accent pt-3">
          <p className="text-note font-medium text-soft">{when}</p>
          <h2 className="text-lead font-semibold">{title}</h2>
          <p className="text-soft">{text}</p>
        </li>
      ))}
    </ol>
  )
}

function ClosingCall() {
  const text = publicLandingText.closing
  const trial = claimText('trial')
  const apps = claimText('apps')
  return (
    <section className="bg-field text-on-field [--color-focus:var(--color-flag)]">
      <div className="mx-auto grid max-w-7xl justify-items-start gap-5 px-4 py-14 sm:px-6 lg:py-20">
        <h2 className="max-w-3xl text-heading font-bold sm:text-display">{text.title}</h2>
        {trial !== undefined && <p className="max-w-prose text-lead">{trial}</p>}
        <div className="flex flex-wrap gap-2">
          <LinkButton href="/auth" look="flag">
            {text.join}
          </LinkButton>
          <LinkButton href="/pricing" look="on-field">
            {text.pricing}
          </LinkButton>
        </div>
        {apps !== undefined && <p className="max-w-prose">{apps}</p>}
      </div>
    </section>
  )
}

function Footer() {
  const text = publicLandingText.footer
  const links = [
    ['/pricing', text.pricing],
    ['/handicap-calculator', text.calculator],
    ['/news', text.news],
    ['/about', text.about],
    ['/contact', text.contact],
    ['/privacy', text.privacy],
    ['/terms', text.terms],
  ] as const
  return (
    <footer>
      <nav aria-label={text.label} className="mx-auto flex max-w-7xl flex-wrap gap-2 px-4 py-6 sm:px-6">
        {links.map(([href, name]) => (
          <Link key={href} href={href} className="flex min-h-11 items-center px-2 text-soft hover:text-ink">
            {name}
          </Link>
        ))}
      </nav>
    </footer>
  )
}
