import type { Input as InputOf } from '#contract/platform/call.ts'
import type { setEntryTerms, EntryTerms } from '#contract/competition/entries.ts'
import { genders } from '#golf/course/course.ts'
import { clubClock } from '#golf/competition/start-sheet/club-clock.ts'

export const typedNames = [
  'entriesOpenAt',
  'entriesCloseAt',
  'maxParticipants',
  'leastIndex',
  'mostIndex',
  'leastAge',
  'belowAge',
] as const
export const termNames = [...typedNames, 'gender', 'categories'] as const

export type TermsValues = Record<(typeof typedNames)[number], string> & {
  membersOnly: 'yes' | 'no'
  gender: string
  /** Ids with commas between them: a draft of a list that began empty could not be told from one of another shape. */
  categories: string
}
type Body = InputOf<typeof setEntryTerms.body>

export const idsIn = (categories: string) => categories.split(',').filter((id) => id !== '')

export function termsValues(terms: EntryTerms, timeZone: string): TermsValues {
  const clock = (iso: string | null) => (iso === null ? '' : inField(iso, timeZone))
  return {
    entriesOpenAt: clock(terms.entriesOpenAt),
    entriesCloseAt: clock(terms.entriesCloseAt),
    maxParticipants: String(terms.maxParticipants ?? ''),
    leastIndex: terms.leastIndex ?? '',
    mostIndex: terms.mostIndex ?? '',
    leastAge: String(terms.leastAge ?? ''),
    belowAge: String(terms.belowAge ?? ''),
    membersOnly: terms.membersOnly ? 'yes' : 'no',
    gender: terms.gender ?? '',
    categories: terms.categories.join(','),
  }
}

/** A moment on the club's clock as a date-time field writes it. */
function inField(iso: string, timeZone: string): string {
  const { day, minutes } = clubClock(Date.parse(iso), timeZone)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${day}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** The call sets all terms at once, so those that this form does not show are sent as they are. */
export function termsBody(
  { membersOnly, gender, categories, ...values }: TermsValues,
  terms: EntryTerms,
): Body {
  const { version, teeId, womenTeeId, juniorTeeId, divisions } = terms
  return {
    ...values,
    membersOnly: membersOnly === 'yes',
    gender: genders.find((one) => one === gender) ?? null,
    categories: idsIn(categories),
    version,
    teeId,
    womenTeeId,
    juniorTeeId,
    divisions,
  }
}
