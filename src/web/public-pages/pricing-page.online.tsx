import { publicPagesText } from '#web/messages/en/public-pages/public-pages.online.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { InfoPage } from './info-page.tsx'
import { PlanCard } from './plan-card.tsx'
import { claimText } from './shown-claims.ts'

export default function PricingPage() {
  const text = publicPagesText.pricing
  const trial = claimText('trial')
  return (
    <InfoPage
      title={text.title}
      lead={text.lead}
      actions={<LinkButton href="/auth">{text.start}</LinkButton>}
    >
      <ul className="grid gap-4 sm:grid-cols-2">
        <PlanCard plan="annual" />
        <PlanCard plan="monthly" />
      </ul>
      {trial !== undefined && (
        <p className="rounded-card bg-tint p-4 text-on-tint">
          <strong className="font-semibold">{text.trialTitle}.</strong> {trial}
        </p>
      )}
      <section aria-labelledby="questions" className="grid gap-5 pt-4">
        <h2 id="questions" className="text-heading font-bold">
          {text.questionsTitle}
        </h2>
        <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
          {Object.entries(text.questions).map(([name, { question, answer }]) => (
            <div key={name} className="grid content-start gap-1">
              <dt className="text-lead font-semibold">{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </section>
      <div className="flex flex-wrap items-center gap-4 border-t border-line pt-6">
        <p className="text-lead font-semibold">{text.contactTitle}</p>
        <LinkButton href="/contact" look="secondary">
          {text.contact}
        </LinkButton>
      </div>
    </InfoPage>
  )
}
