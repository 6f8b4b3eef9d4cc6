import type { AuditEntry } from '#contract/audit.ts'
import type { AuditValue } from '#domain/club/audit-facts.ts'
import { formatDateTime, formatTenth } from '#web/lib/format.ts'
import { auditLogText as text } from '#web/messages/en/audit-log.ts'

/** "Ada Oak corrected the card of Bob Elm". */
export function auditSentence({ action, actor, subject, objectName, before, after }: AuditEntry): string {
  const known = objectName ?? after?.name ?? before?.name ?? after?.competition ?? before?.competition
  return text.sentences[action](
    personName(actor),
    personName(subject),
    typeof known === 'string' ? known : text.gone,
  )
}

export function personName(person: AuditEntry['actor']): string {
  return person === null ? text.product : (person.name ?? text.former)
}

/** What the sentence says already, and what only the check reads. */
const unsaid = new Set([
  'entries',
  'entriesDigest',
  'seed',
  'randomSeed',
  'invitation',
  'name',
  'format',
  'totalsOnly',
])

/** "Hole 7: 5 → 4", a line for each value that changed, or that a new thing has. */
export function auditValues({ before, after }: AuditEntry, timeZone: string | undefined): string[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names.flatMap((name) => {
    const shown = (value: AuditValue | undefined) => shownValue(name, value ?? null, timeZone)
    if (unsaid.has(name) && !(name === 'name' && before && after)) return []
    if (before && after) return [text.change(fieldName(name), shown(before[name]), shown(after[name]))]
    const only = (after ?? before)?.[name] ?? null
    return only === null ? [] : [text.value(fieldName(name), shown(only))]
  })
}

/** "holes.7.par" as "Hole 7, Par". A field without a word of its own keeps its name. */
function fieldName(path: string): string {
  const hole = /^holes\.(\d+)(?:\.(.+))?$/.exec(path)
  if (hole)
    return [text.hole(hole[1] ?? ''), ...(hole[2] === undefined ? [] : [fieldName(hole[2])])].join(', ')
  const named: Readonly<Record<string, string>> = text.fields
  return named[path] ?? path.replaceAll('.', ', ')
}

function shownValue(name: string, value: AuditValue, timeZone: string | undefined): string {
  if (value === null || value === '') return text.nothing
  if (typeof value === 'boolean') return value ? text.yes : text.no
  if (name === 'handicapIndex' && typeof value === 'number')
    return value < 0 ? `+${formatTenth(-value / 10)}` : formatTenth(value / 10)
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T.*Z$/.test(value))
    return formatDateTime(value, timeZone)
  return String(value).replaceAll('_', ' ')
}
