import { Check } from 'lucide-react'
import { publicPagesText } from '#web/messages/en/public-pages/public-pages.online.ts'
import { publicText } from '#web/messages/en/public-pages/public.online.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { claimText } from './shown-claims.ts'

export function PlanCard({ plan }: { plan: keyof typeof publicText.plans }) {
  const text = publicPagesText.pricing
  const { name, price, per, equals, support, choose } = publicText.plans[plan]
  const isBest = plan === 'annual'
  const saving = isBest ? claimText('saving') : undefined
  return (
    <li>
      <Card
        className={
          isBest
            ? 'grid h-full content-between gap-5 border-2 border-accent'
            : 'grid h-full content-between gap-5'
        }
      >
        <div className="grid gap-3">
          <div className="flex min-h-7 flex-wrap items-center gap-2">
            <h2 className="text-title font-semibold">{name}</h2>
            {isBest && (
              <>
                <Badge tone="flag">{text.popular}</Badge>
                <Badge tone="good">{text.best}</Badge>
              </>
            )}
          </div>
          <p>
            <span className="text-display font-bold">{price}</span> <span className="text-soft">{per}</span>
          </p>
          <p className="text-soft">
            {equals}
            {saving !== undefined && `. ${saving}.`}
          </p>
          <ul className="grid gap-1.5">
            {[...Object.values(text.included), support].map((point) => (
              <li key={point} className="flex gap-2">
                <Check aria-hidden size={20} className="mt-0.5 shrink-0 text-accent" />
                {point}
              </li>
            ))}
          </ul>
        </div>
        <LinkButton href="/auth" look={isBest ? 'primary' : 'secondary'}>
          {choose}
        </LinkButton>
      </Card>
    </li>
  )
}
