import { publicLandingText } from '#web/messages/en/public-landing.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { claimText } from '../shown-claims.ts'

export function ClosingCall() {
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
