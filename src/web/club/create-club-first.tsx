import { adminText } from '#web/messages/en/club/admin.ts'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'

/** In the place of a page that administers a club: the way to create it. */
export default function CreateClubFirst({ title }: { title: string }) {
  return (
    <Page title={title} width="narrow">
      <Card className="grid justify-items-start gap-4">
        <div className="grid gap-1">
          <h2 className="text-title font-semibold">{adminText.clubFirst}</h2>
          <p className="text-soft">{adminText.clubFirstText}</p>
        </div>
        <LinkButton href="/club-setup">{adminText.createClub}</LinkButton>
      </Card>
    </Page>
  )
}
