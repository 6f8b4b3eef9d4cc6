import { programsText } from '#web/messages/en/outbound/programs.online.ts'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

/** The way to the page of other programs. It comes on its own, because that page's sentences come with it. */
export default function OpenPrograms() {
  return (
    <Card className="grid justify-items-start gap-3">
      <h2 className="text-lead font-semibold">{programsText.title}</h2>
      <p className="text-soft">{programsText.lead}</p>
      <LinkButton href="/club-admin?programs=1" look="secondary">
        {programsText.open}
      </LinkButton>
    </Card>
  )
}
