import { Link } from 'wouter'
import { publicLandingText } from '#web/messages/en/public-pages/public-landing.online.ts'
import { publicText } from '#web/messages/en/public-pages/public.online.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { claimText, shows } from '../shown-claims.ts'
import { ProblemTable } from './problem-table.tsx'
import { Tour } from './tour.tsx'
import { Calculator, Camera, Flag, Radio, SquarePen, Trophy } from 'lucide-react'
import type { ReactNode } from 'react'
import { SampleCard } from './sample-card.tsx'
import { ConnectionBadge } from '#web/ui/connection-badge.tsx'

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

function FeatureCards() {
  const text = publicLandingText.features
  return (
    <section aria-labelledby="features" className="border-b border-line bg-card">
      <div className="mx-auto grid max-w-7xl gap-8 px-4 py-14 sm:px-6 lg:py-20">
        <h2 id="features" className="text-heading font-bold">
          {text.title}
        </h2>
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <Feature icon={<Radio aria-hidden />} title={claimText('leaderboards')} text={text.leaderboards} />
          <Feature icon={<SquarePen aria-hidden />} {...text.card} />
          <Feature icon={<Camera aria-hidden />} title={claimText('scanning')} text={text.scanning} />
          <Feature icon={<Calculator aria-hidden />} title={text.handicap} text={claimText('handicap')} />
          <Feature icon={<Trophy aria-hidden />} {...text.competitions} />
          <Feature icon={<Flag aria-hidden />} {...text.administration} />
        </ul>
      </div>
    </section>
  )
}

type FeatureProps = { icon: ReactNode; title: string | undefined; text: string | undefined }

/** Empty when its claim is switched off. */
function Feature({ icon, title, text }: FeatureProps) {
  if (title === undefined || text === undefined) return null
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] content-start items-center gap-3 rounded-card border border-line bg-paper p-5">
      <span className="grid size-11 place-items-center rounded-control bg-tint text-on-tint">{icon}</span>
      <h3 className="text-lead font-semibold">{title}</h3>
      <p className="col-span-2 text-soft">{text}</p>
    </li>
  )
}

function LandingHero() {
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

const rows = [
  { place: '1', name: 'Mairi Sutherland', thru: '16', points: 35 },
  { place: 'T2', name: 'Tom Okafor', thru: '15', points: 33 },
  { place: 'T2', name: 'Ines Calder', thru: 'F', points: 33 },
] as const

/** Three rows that look like a live leaderboard. */
function SampleBoard() {
  const text = publicLandingText.sample
  return (
    <figure
      aria-label={text.boardName}
      className="rounded-card border border-line bg-card px-4 py-3 shadow-card lg:ml-16"
    >
      <div className="flex items-center justify-between pb-1">
        <figcaption className="font-bold">{text.standings}</figcaption>
        <span aria-hidden>
          <ConnectionBadge state="live" />
        </span>
      </div>
      <ol aria-hidden>
        {rows.map(({ place, name, thru, points }) => (
          <li key={name} className="flex items-center gap-3 border-t border-line py-2">
            <span className="w-7 font-semibold text-soft">{place}</span>
            <span className="flex-1 font-medium">{name}</span>
            <span className="text-note text-soft">{thru === 'F' ? text.complete : text.thru(thru)}</span>
            <span className="w-8 text-right text-lead font-bold">{points}</span>
          </li>
        ))}
      </ol>
    </figure>
  )
}
