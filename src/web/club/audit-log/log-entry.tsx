import type { AuditEntry } from '#contract/platform/audit.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { auditLogText as text } from '#web/messages/en/club/audit-log.online.ts'
import { auditSentence, auditValues, type AuditClub } from './audit-words.ts'

type LogEntryProps = { entry: AuditEntry; club: AuditClub | undefined }

/** One entry: what was done, the values it changed, why, and when on the club's clock. */
export function LogEntry({ entry, club }: LogEntryProps) {
  const values = auditValues(entry, club)
  return (
    <li className="grid gap-1 border-b border-line py-3 last:border-b-0 sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-4">
      <p className="text-note text-soft tabular-nums">
        <time dateTime={entry.at}>{formatDateTime(entry.at, club?.timeZone)}</time> · {entry.seq}
      </p>
      <div className="grid min-w-0 gap-1 break-words">
        <p className="font-medium">{auditSentence(entry)}</p>
        {values.length > 0 && (
          <ul aria-label={text.values} className="text-note text-soft">
            {values.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        {entry.reason !== null && <p className="text-note">{text.reason(entry.reason)}</p>}
        {entry.isReasonErased && <p className="text-note text-soft">{text.reasonErased}</p>}
      </div>
    </li>
  )
}
