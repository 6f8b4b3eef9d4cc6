import { Check } from 'lucide-react'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { plans, pricingQuestions } from './content.ts'
import { InfoPage, TextParts } from './info-page.tsx'

export default function PricingPage() {
  return (
    <InfoPage
      title="Pricing"
      lead="One price for the whole club. A new club starts with a free trial."
      actions={<LinkButton href="/auth?tab=create">Get Started</LinkButton>}
    >
      <ul className="grid gap-4 sm:grid-cols-2">
        {plans.map((plan) => (
          <li key={plan.name}>
            <Card className="grid h-full content-between gap-5">
              <div className="grid gap-2">
                <div className="flex min-h-7 flex-wrap items-center gap-2">
                  <h2 className="text-title font-semibold">{plan.name}</h2>
                  {plan.badge !== undefined && (
                    <>
                      <Badge tone="flag">Most Popular</Badge>
                      <Badge tone="good">{plan.badge}</Badge>
                    </>
                  )}
                </div>
                <p>
                  <span className="text-display font-bold">{plan.price}</span>{' '}
                  <span className="text-soft">{plan.per}</span>
                </p>
                <p className="text-soft">{plan.note}</p>
                <ul className="grid gap-1">
                  {plan.points.map((point) => (
                    <li key={point} className="flex items-center gap-2">
                      <Check aria-hidden size={18} className="text-accent" />
                      {point}
                    </li>
                  ))}
                </ul>
              </div>
              <LinkButton href="/auth?tab=create" look={plan.badge === undefined ? 'secondary' : 'primary'}>
                Choose {plan.name}
              </LinkButton>
            </Card>
          </li>
        ))}
      </ul>
      <TextParts
        parts={pricingQuestions.map(({ question, answer }) => ({ heading: question, text: answer }))}
      />
      <div>
        <LinkButton href="/contact" look="secondary">
          Contact Us
        </LinkButton>
      </div>
    </InfoPage>
  )
}
