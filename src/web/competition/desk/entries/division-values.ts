import type { Input as InputOf } from '#contract/platform/call.ts'
import type { setEntryTerms, EntryTerms } from '#contract/competition/entries.ts'

export const teeNames = ['teeId', 'womenTeeId', 'juniorTeeId'] as const

/** `id` is empty for a division that is new. */
type DivisionValues = { id: string; name: string; least: string; most: string }
export type Values = Record<(typeof teeNames)[number], string> & { divisions: DivisionValues[] }
type Body = InputOf<typeof setEntryTerms.body>

export const blankDivision: DivisionValues = { id: '', name: '', least: '', most: '' }

/** A competition without divisions begins with an empty row. */
export function valuesOf({ teeId, womenTeeId, juniorTeeId, divisions }: EntryTerms): Values {
  return {
    teeId: teeId ?? '',
    womenTeeId: womenTeeId ?? '',
    juniorTeeId: juniorTeeId ?? '',
    divisions: divisions.length === 0 ? [blankDivision] : divisions.map((one) => ({ ...one })),
  }
}

/**
 * The call sets all terms at once, so those that this form does not show are sent as they are. Empty rows at the end are
 * left out; others stay, so that what is wrong with a row is shown at that row.
 */
export function bodyOf({ divisions, ...tees }: Values, terms: EntryTerms): Body {
  const { version, entriesOpenAt, entriesCloseAt, maxParticipants } = terms
  const { leastIndex, mostIndex, gender, membersOnly, categories } = terms
  const last = divisions
    .map(({ name, least, most }) => `${name}${least}${most}`.trim() !== '')
    .lastIndexOf(true)
  return {
    version,
    entriesOpenAt,
    entriesCloseAt,
    leastIndex,
    mostIndex,
    gender,
    membersOnly,
    ...tees,
    categories,
    leastAge: String(terms.leastAge ?? ''),
    belowAge: String(terms.belowAge ?? ''),
    maxParticipants: String(maxParticipants ?? ''),
    divisions: divisions.slice(0, last + 1).map(({ id, ...one }) => ({ ...one, ...(id !== '' && { id }) })),
  }
}
