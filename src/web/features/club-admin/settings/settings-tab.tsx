import type { Club } from '#contract/clubs.ts'
import { ClubName } from '#web/admin/club-name.tsx'
import { auditLogText } from '#web/messages/en/audit-log.ts'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { ClubColourChoice } from './club-colour-choice.tsx'
import { ClubCrestChoice } from './club-crest-choice.tsx'
import { ClubCurrency } from './club-currency.tsx'
import { ClubEntrance } from './club-entrance.tsx'
import { ClubHandicapMode } from './club-handicap-mode.tsx'
import { ClubKeeping } from './keeping/club-keeping.tsx'
import { ClubTimeZone } from './club-time-zone.tsx'
import { ErasePartner } from './erase-partner.tsx'

export function SettingsTab({ club }: { club: Club }) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <div className="grid gap-4">
        <ClubName club={club} />
        <ClubCurrency club={club} />
        <ClubTimeZone club={club} />
        <ClubEntrance club={club} />
      </div>
      <div className="grid gap-4">
        <Card className="grid gap-6">
          <ClubCrestChoice club={club} />
          <ClubColourChoice club={club} />
        </Card>
        <ClubHandicapMode club={club} />
        <ClubKeeping club={club} />
        <ErasePartner club={club} />
        <Card className="grid justify-items-start gap-3">
          <h2 className="text-lead font-semibold">{auditLogText.title}</h2>
          <p className="text-soft">{auditLogText.lead}</p>
          <LinkButton href="/audit-log" look="secondary">
            {auditLogText.open}
          </LinkButton>
        </Card>
      </div>
    </div>
  )
}
