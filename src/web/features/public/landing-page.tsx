import { Link } from 'wouter'
import { LinkButton } from '#web/ui/link-button.tsx'
import { clubsClaim, features, problems } from './content.ts'
import { SampleBoard } from './sample-board.tsx'
import { SampleCard } from './sample-card.tsx'

const links = [
  { href: '/pricing', label: 'Pricing' },
  { href: '/handicap-calculator', label: 'Handicap Calculator' },
  { href: '/news', label: 'News' },
  { href: '/about', label: 'About' },
  { href: '/contact', label: 'Contact' },
  { href: '/privacy', label: 'Privacy' },
  { href: '/terms', label: 'Terms' },
] as const

export default function LandingPage() {
  return (
    <>
      <title>Scoreclub: live scorecards and leaderboards for golf clubs</title>
      <section className="bg-field text-on-field [--color-focus:var(--color-flag)]">
        <div className="mx-auto grid max-w-7xl items-center gap-10 px-4 pt-10 pb-14 sm:px-6 lg:grid-cols-[5fr_6fr] lg:gap-14 lg:py-20">
          <div className="grid gap-6">
            <h1 className="text-display font-extrabold tracking-tight sm:text-poster">
              The last putt drops. The board already knows.
            </h1>
            <p className="max-w-prose text-lead">
              Scoreclub keeps the card on the player’s phone, the leaderboard live and the club’s competitions
              in order, from the first tee to the prize-giving.
            </p>
            <div className="flex flex-wrap gap-2">
              <LinkButton href="/auth" look="flag">
                Join Now
              </LinkButton>
              <LinkButton href="/auth?tab=signin" look="on-field">
                Register/Login
              </LinkButton>
            </div>
            {clubsClaim !== null && (
              <p>
                Used by <strong>{clubsClaim}</strong> worldwide. A new club starts with a free trial.
              </p>
            )}
          </div>
          <div className="grid gap-4 text-ink">
            <SampleCard />
            <SampleBoard />
          </div>
        </div>
      </section>
      <section aria-labelledby="features" className="border-b border-line bg-card">
        <div className="mx-auto grid max-w-7xl gap-8 px-4 py-14 sm:px-6">
          <h2 id="features" className="text-heading font-bold">
            What a golf day needs
          </h2>
          <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
            {features.map(({ title, text }) => (
              <li key={title} className="grid content-start gap-1 border-t-2 border-ink pt-3">
                <h3 className="text-lead font-semibold">{title}</h3>
                <p className="text-soft">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section aria-labelledby="problems" className="mx-auto grid max-w-5xl gap-6 px-4 py-14 sm:px-6">
        <h2 id="problems" className="text-heading font-bold">
          What changes on the next competition day
        </h2>
        <table className="w-full border-collapse text-left">
          <thead>
            <tr className="border-b-2 border-ink">
              <th scope="col" className="py-2 pr-4 font-semibold">
                Until now
              </th>
              <th scope="col" className="py-2 font-semibold">
                With Scoreclub
              </th>
            </tr>
          </thead>
          <tbody>
            {problems.map(({ problem, solution }) => (
              <tr key={problem} className="border-b border-line align-top">
                <td className="py-3 pr-4 text-soft">{problem}</td>
                <td className="py-3 font-medium">{solution}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div>
          <LinkButton href="/auth?tab=create">Join as an Early Partner Club</LinkButton>
        </div>
      </section>
      <footer className="border-t border-line">
        <nav aria-label="Information" className="mx-auto flex max-w-7xl flex-wrap gap-x-2 px-4 py-6 sm:px-6">
          {links.map(({ href, label }) => (
            <Link key={href} href={href} className="flex min-h-11 items-center px-2 text-soft hover:text-ink">
              {label}
            </Link>
          ))}
        </nav>
      </footer>
    </>
  )
}
