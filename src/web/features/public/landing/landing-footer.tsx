import { Link } from 'wouter'
import { publicLandingText } from '#web/messages/en/public-landing.ts'

export function LandingFooter() {
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
