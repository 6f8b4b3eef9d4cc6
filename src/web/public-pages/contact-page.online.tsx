import { Mail } from 'lucide-react'
import { publicPagesText } from '#web/messages/en/public-pages/public-pages.online.ts'
import { publicText } from '#web/messages/en/public-pages/public.online.ts'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { InfoPage } from './info-page.tsx'
import { claimText } from './shown-claims.ts'

export default function ContactPage() {
  const text = publicPagesText.contact
  const { supportEmail } = publicText
  const reply = claimText('reply')
  return (
    <InfoPage title={text.title} lead={text.lead}>
      <div className="grid gap-6 sm:grid-cols-2">
        <Card className="grid content-start gap-3">
          <h2 className="text-title font-semibold">{text.writeTitle}</h2>
          <p className="text-lead font-semibold break-all">{supportEmail}</p>
          {reply !== undefined && <p className="font-medium">{reply}</p>}
          <p className="text-soft">{text.hint}</p>
          <div>
            <LinkButton href={`mailto:${supportEmail}`} icon={<Mail aria-hidden size={18} />}>
              {text.write}
            </LinkButton>
          </div>
        </Card>
        <Card className="grid content-start gap-3">
          <h2 className="text-title font-semibold">{text.topicsTitle}</h2>
          <ul className="grid list-disc gap-1 pl-5 marker:text-accent">
            {Object.entries(text.topics).map(([name, topic]) => (
              <li key={name}>{topic}</li>
            ))}
          </ul>
        </Card>
      </div>
      <section className="grid max-w-prose gap-1">
        <h2 className="text-title font-semibold">{text.beforeTitle}</h2>
        <p>{text.before}</p>
      </section>
    </InfoPage>
  )
}
