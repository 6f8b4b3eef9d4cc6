import type { DateOrder, FoundOrder } from '#contract/club/member-import/read-date.ts'
import type { MinusMeaning } from '#contract/club/member-import/minus-meanings.ts'
import type { FoundMinus } from '#contract/club/member-import/read-index.ts'
import type { WholeMeaning } from '#contract/club/member-import/whole-meanings.ts'
import { fieldError } from '../../platform/http/app-error.ts'
import type { Sheet } from './read-sheet.ts'
import type { UnderstoodSheet } from './understand-sheet.ts'

const EXAMPLES = 3

/** How a file was read and what its columns are, for whoever is to say whether that is right. */
export function describeSheet<Field extends string>(of: {
  sheet: Sheet
  understood: UnderstoodSheet<Field>
  dateOrder: FoundOrder | undefined
}) {
  const { sheet, understood, dateOrder } = of
  const { headings, columns, body, hasHeadings } = understood
  return {
    file: describeFile(sheet.as),
    columns: headings.map((heading, i) => ({
      heading,
      examples: body
        .flatMap(({ cells }) => (cells[i] === undefined || cells[i] === '' ? [] : [cells[i]]))
        .slice(0, EXAMPLES),
      field: columns[i] ?? null,
    })),
    hasHeadings,
    dateOrder: dateOrder?.order ?? null,
    ...(dateOrder?.isClear === false && { asksDates: true }),
    lines: body.length,
  }
}

function describeFile(as: Sheet['as']) {
  if (as.kind === 'xlsx') {
    const { kind, sheet, sheets, hiddenRows } = as
    return { kind, encoding: null, separator: null, sheet, sheets: [...sheets], hiddenRows }
  }
  const { kind, encoding, separator, encodings, isUnclear, isRepaired } = as
  return {
    kind,
    encoding,
    separator,
    ...(encodings.length > 0 && { encodings }),
    ...(isUnclear && { asksEncoding: true }),
    ...(isRepaired && { isRepaired }),
  }
}

/** Throws where the letters can be read in several ways and the sender has not said in which. */
export function requireEncoding({ as }: Sheet, asked: string | undefined): void {
  if (as.kind === 'csv' && as.isUnclear && asked === undefined)
    throw fieldError('encoding', 'The letters of this file can be read in several ways. Say in which.')
}

/** Throws where the dates can be read in two ways and the sender has not said in which. */
export function requireDates(dateOrder: FoundOrder | undefined, asked: DateOrder | undefined): void {
  if (dateOrder?.isClear === false && asked === undefined)
    throw fieldError('dates', 'These dates can be read with the day or with the month first. Say which.')
}

/** Throws where minus signs before handicaps can be read in two ways and the sender has not said in which. */
export function requireMinus(minus: FoundMinus | undefined, asked: MinusMeaning | undefined): void {
  if (minus?.isClear === false && asked === undefined)
    throw fieldError('minus', 'The minus signs of these handicaps can mean plus or nothing. Say which.')
}

/** Throws where handicaps may be Playing Handicaps and the sender has not said what they are. */
export function requireWhole(mayBePlayingHandicaps: boolean, asked: WholeMeaning | undefined): void {
  if (mayBePlayingHandicaps && asked === undefined)
    throw fieldError('whole', 'These handicaps have no decimal. Say whether they are Handicap Indexes.')
}
