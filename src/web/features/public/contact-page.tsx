import { Mail } from 'lucide-react'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { supportEmail, supportReply, supportTopics } from './content.ts'
import { InfoPage } from './info-page.tsx'

export default function ContactPage() {
  return (
    <InfoPage title="Contact" lead={supportReply}>
      <div className="grid gap-6 sm:grid-cols-2">
        <Card className="grid content-start gap-3">
          <h2 className="text-title font-semibold">Write to us</h2>
          <p className="break-all">{supportEmail}</p>
          <div>
            <LinkButton href={`mailto:${supportEmail}`} icon={<Mail aria-hidden size={18} />}>
              E-mail support
            </LinkButton>
          </div>
        </Card>
        <Card className="grid content-start gap-3">
          <h2 className="text-title font-semibold">We help with</h2>
          <ul className="grid list-disc gap-1 pl-5 marker:text-accent">
            {supportTopics.map((topic) => (
              <li key={topic}>{topic}</li>
            ))}
          </ul>
        </Card>
      </div>
    </InfoPage>
  )
}
