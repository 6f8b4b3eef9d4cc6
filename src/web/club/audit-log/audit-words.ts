import type { AuditEntry } from '#contract/platform/audit.ts'
import type { Club } from '#contract/club/clubs.ts'
import type { AuditValue } from '#contract/platform/audit-facts.ts'
import { minorUnits } from '#contract/money/currencies.ts'
import { formatMoney } from '#web/lib/format-more.ts'
import { formatDateTime, formatTenth, formatToPar } from '#web/lib/format.ts'
import { auditLogText as text } from '#web/messages/en/club/audit-log.online.ts'
import { libText } from '#web/messages/en/lib/lib.ts'

/** Of the club, what its moments and its money are shown with. */
export type AuditClub = Pick<Club, 'timeZone' | 'currency'>

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
  'attesterId',
  'isConnected',
  'isByCard',
  'settles',
  'isReturned',
])

/** "Hole 7: 5 → 4", a line for each value that changed, or that a new thing has. */
export function auditValues({ before, after }: AuditEntry, club: AuditClub | undefined): string[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names.flatMap((name) => {
    const shown = (value: AuditValue | undefined) => shownValue(name, value ?? null, club)
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
  return path
    .split('.')
    .map((part) => named[part] ?? part)
    .join(', ')
}

function shownValue(path: string, value: AuditValue, club: AuditClub | undefined): string {
  if (value === null || value === '') return text.nothing
  if (typeof value === 'boolean') return value ? text.yes : text.no
  const name = path.slice(path.lastIndexOf('.') + 1)
  if (typeof value === 'number') return shownNumber(name, value, club)
  if (/^\d{4}-\d{2}-\d{2}T.*Z$/.test(value)) return formatDateTime(value, club?.timeZone)
  return isCoded(path) ? (codedWords()[value] ?? value.replaceAll('_', ' ')) : value
}

/** Handicaps and ratings are kept in tenths and money in its smaller unit. */
function shownNumber(name: string, value: number, club: AuditClub | undefined): string {
  if (['handicapIndex', 'leastIndex', 'mostIndex'].includes(name))
    return value < 0 ? `+${formatTenth(-value / 10)}` : formatTenth(value / 10)
  if (name === 'courseRating') return formatTenth(value / 10)
  if (name === 'netToPar') return formatToPar(value)
  if (name === 'entryFeeMinor' && club)
    return formatMoney(String(value / minorUnits(club.currency)), club.currency)
  return String(value)
}

/** Whether a text is one of our own codes; everything else was typed by somebody and is shown as it is. */
function isCoded(path: string): boolean {
  return (
    [
      'role',
      'status',
      'competitionType',
      'bracketType',
      'handicapMode',
      'planType',
      'seeding',
      'matchFormat',
      'answer',
      'feeWay',
      'cardAccount',
    ].includes(path) ||
    ['union', 'countbackOrder', 'nine', 'notForHandicap', 'roundElsewhere'].includes(path) ||
    path.startsWith('rulesOfPlay.') ||
    /^holes\.\d+$/.test(path)
  )
}

/** Read when they are shown: another language is written into the catalogue later. */
function codedWords(): Readonly<Record<string, string>> {
  const { competitionTypes, bracketTypes, competitionStatuses, cardStatuses } = libText
  return { ...competitionTypes, ...bracketTypes, ...competitionStatuses, ...cardStatuses, ...text.words }
}
