import type { Retention } from '#contract/data/retention.ts'
import { clubKeepingText as text } from '#web/messages/en/club/club-keeping.online.ts'
import { readerLocale } from '#web/messages/language.ts'
import { plural } from '#web/messages/plural.ts'

export const keptFields = ['photoDays', 'signatureDays'] as const
export type KeptField = (typeof keptFields)[number]

/** A month, a quarter, half a year, one year, two, three. */
const USUAL_DAYS = [30, 90, 180, 365, 730, 1095]

export function daysText(days: number): string {
  return plural(readerLocale(), days, { one: text.one, other: text.many })
}

/** The usual numbers within what the club may choose, and what it has set by another program. */
export function dayChoices(
  field: KeptField,
  { least, most, ...set }: Pick<Retention, 'least' | 'most' | KeptField>,
): { value: string | null; label: string }[] {
  const offered = USUAL_DAYS.filter((days) => days >= least[field] && days < most[field])
  const own = set[field]
  const all = [...new Set(own === null ? offered : [...offered, own])].sort((a, b) => a - b)
  return [
    { value: null, label: text.asInstallation(daysText(most[field])) },
    ...all.map((days) => ({ value: String(days), label: daysText(days) })),
  ]
}
