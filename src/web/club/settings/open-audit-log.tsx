import { auditLogText } from '#web/messages/en/club/audit-log.online.ts'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

/** The way to the audit log. It comes on its own, because the log's sentences come with it. */
export default function OpenAuditLog() {
  return (
    <Card className="grid justify-items-start gap-3">
      <h2 className="text-lead font-semibold">{auditLogText.title}</h2>
      <p className="text-soft">{auditLogText.lead}</p>
      <LinkButton href="/audit-log" look="secondary">
        {auditLogText.open}
      </LinkButton>
    </Card>
  )
}
