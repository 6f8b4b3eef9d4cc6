import type { InvitationOffer } from '#contract/club/invitations.ts'
import { formatDate, formatHandicap } from '#web/lib/format.ts'
import { authText } from '#web/messages/en/identity/auth.ts'
import { Card } from '#web/ui/card.tsx'
import { ClubCrest } from '#web/ui/club-crest.tsx'

/** What an invitation offers, before anything happens. */
export function InvitationCard({ offer }: { offer: InvitationOffer }) {
  return (
    <Card className="grid gap-3">
      <ClubCrest name={offer.clubName} colour={offer.clubColour} crestUrl={offer.clubCrestUrl} size="large" />
      <p className="text-lead font-semibold">{authText.invitationFrom(offer.inviterName, offer.clubName)}</p>
      <dl className="grid grid-cols-2 gap-3">
        <Fact label={authText.invitedAs} value={authText.player} />
        {offer.handicap !== '' && (
          <Fact label={authText.invitedHandicap} value={formatHandicap(offer.handicap) ?? offer.handicap} />
        )}
        <Fact label={authText.invitedEmail} value={offer.email} className="col-span-2" />
      </dl>
      <p className="text-note text-soft">{authText.invitationUntil(formatDate(offer.expiresAt))}</p>
    </Card>
  )
}

function Fact({ label, value, className }: { label: string; value: string; className?: string }) {
  return (
    <div className={className}>
      <dt className="text-note text-soft">{label}</dt>
      <dd className="font-semibold wrap-anywhere">{value}</dd>
    </div>
  )
}
