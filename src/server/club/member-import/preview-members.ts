import { email } from '#contract/platform/values.ts'
import type { MemberPreview, WireListedMember, WireMemberFault } from '#contract/club/member-import.ts'
import { type Day, formatDay } from '#golf/day.ts'
import { namesPeople, type MemberField } from '#contract/club/member-import/member-fields.ts'
import {
  type ListedMember,
  type MemberFault,
  type ReadMembers,
  readMemberLines,
} from '#contract/club/member-import/read-member-lines.ts'
import type { Difference } from '#contract/club/member-import/recognise-member.ts'
import { recogniseColumns } from '#contract/club/member-import/recognise-columns.ts'
import { handicapIndexToDecimal } from '#golf/numbers.ts'
import { clubDay } from '../../platform/db/club-day.ts'
import type { Queryable } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { countMembers, findClub } from '../members/members.store.ts'
import { findCategories } from '../members/categories/categories.store.ts'
import { describeSheet } from './describe-sheet.ts'
import { findKnownMembers } from './member-import.store.ts'
import { rememberedReading } from './remember-reading.ts'
import type { Sheet } from './read-sheet.ts'
import { understandSheet, type Reading, type UnderstoodSheet } from './understand-sheet.ts'

const MEMBERS_SHOWN = 20
const FAULTS_SHOWN = 500

/** Reads a sheet as members of the club, as the club is now. */
export async function readMembers(
  db: Queryable,
  input: {
    clubId: string
    sheet: Sheet
    understood: UnderstoodSheet<MemberField>
    today: Day
    reading: Reading<MemberField>
  },
): Promise<ReadMembers> {
  const { clubId, sheet, understood, today, reading } = input
  // Without columns that name people, each line would have the same faults.
  if (!namesPeople(understood.columns))
    return {
      members: [],
      faults: [],
      notes: [],
      dateOrder: undefined,
      minus: undefined,
      mayBePlayingHandicaps: false,
      unclearLetters: [],
    }
  return readMemberLines(understood.body, {
    columns: understood.columns,
    headings: understood.headings,
    known: await findKnownMembers(db, clubId),
    today,
    dates: reading.dates,
    minus: reading.minus,
    whole: reading.whole,
    men: reading.men,
    category: reading.category === 'sheet' && sheet.as.kind === 'xlsx' ? sheet.as.sheet : undefined,
    is1904: sheet.is1904,
    isEmail: (text) => email.safeParse(text).success,
  })
}

/** How a file would be imported, and what is wrong in which line. Writes nothing. */
export async function previewMembers(
  services: Services,
  { clubId, sheet, reading }: { clubId: string; sheet: Sheet; reading: Reading<MemberField> },
): Promise<MemberPreview> {
  const { db, now } = services
  const club = await findClub(db, clubId)
  if (!club) throw new AppError('not_found')
  const understood = understandSheet(sheet, reading, recogniseColumns)
  const today = clubDay(now(), club.timeZone)
  const read = await readMembers(db, { clubId, sheet, understood, today, reading })
  const { members, faults, notes, dateOrder, minus } = read
  const known = new Set((await findCategories(db, clubId)).map(({ name }) => name.toLowerCase()))
  return {
    ...describeSheet({ sheet, understood, dateOrder }),
    ready: members.length,
    members: members.slice(0, MEMBERS_SHOWN).map(toWireListed),
    faults: faults.slice(0, FAULTS_SHOWN).map(toWireFault),
    notes: notes.map((note) => ({ ...note, lines: [...note.lines] })),
    ...(minus?.isClear === false && { asksMinus: true }),
    ...(read.mayBePlayingHandicaps && { asksWhole: true }),
    ...(read.unclearLetters.length > 0 && { asksMen: read.unclearLetters }),
    ...(await rememberedReading(db, { clubId, kind: 'members', understood, reading })),
    faultCount: faults.length,
    newCategories: categoriesOf(members).filter((name) => !known.has(name.toLowerCase())),
    placesLeft: Math.max(0, club.maxMembers - (await countMembers(db, clubId))),
  }
}

/** The names of categories in a list, each once, as it stands there first. */
export function categoriesOf(members: readonly ListedMember[]): string[] {
  const names = new Map<string, string>()
  for (const { category } of members)
    if (category !== null && !names.has(category.toLowerCase())) names.set(category.toLowerCase(), category)
  return [...names.values()]
}

function toWireListed({ handicapIndex, bornOn, ...member }: ListedMember): WireListedMember {
  return {
    ...member,
    handicap: handicapIndex === null ? null : handicapIndexToDecimal(handicapIndex),
    bornOn: bornOn === null ? null : formatDay(bornOn),
  }
}

function toWireFault({ member, ...fault }: MemberFault): WireMemberFault {
  if (!member) return fault
  return { ...fault, member: { ...member, differences: member.differences.map(toWireDifference) } }
}

/** A handicap as the wire has it, "-2.4" for a plus player, and a date as 1970-04-03. */
function toWireDifference(difference: Difference) {
  switch (difference.field) {
    case 'handicapIndex': {
      const { field, here, inFile } = difference
      const text = handicapIndexToDecimal
      return { field, here: here === null ? null : text(here), inFile: text(inFile) }
    }
    case 'bornOn': {
      const { field, here, inFile } = difference
      return { field, here: here === null ? null : formatDay(here), inFile: formatDay(inFile) }
    }
    default:
      return difference
  }
}
