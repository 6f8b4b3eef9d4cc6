import { email } from '#contract/values.ts'
import type { MemberPreview, WireListedMember } from '#contract/member-import.ts'
import { type Day, formatDay } from '#domain/day.ts'
import { namesPeople, type MemberField } from '#domain/member-import/member-fields.ts'
import type { DateOrder } from '#domain/member-import/read-date.ts'
import { type ListedMember, readMemberLines } from '#domain/member-import/read-member-lines.ts'
import { recogniseColumns } from '#domain/member-import/recognise-columns.ts'
import { handicapIndexToDecimal } from '#domain/numbers.ts'
import { clubDay } from '../db/club-day.ts'
import type { Queryable } from '../db/transaction.ts'
import type { Services } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import { countMembers, findClub } from '../members/members.store.ts'
import { findCategories } from '../members/categories/categories.store.ts'
import { describeSheet } from './describe-sheet.ts'
import { findKnownMembers } from './member-import.store.ts'
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
    dates: DateOrder | undefined
  },
) {
  const { clubId, sheet, understood, today, dates } = input
  // Without columns that name people, each line would have the same faults.
  if (!namesPeople(understood.columns)) return { members: [], faults: [], dateOrder: undefined }
  return readMemberLines(understood.body, {
    columns: understood.columns,
    known: await findKnownMembers(db, clubId),
    today,
    dates,
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
  const { members, faults, dateOrder } = await readMembers(db, {
    clubId,
    sheet,
    understood,
    today,
    dates: reading.dates,
  })
  const known = new Set((await findCategories(db, clubId)).map(({ name }) => name.toLowerCase()))
  return {
    ...describeSheet({ sheet, understood, dateOrder }),
    ready: members.length,
    members: members.slice(0, MEMBERS_SHOWN).map(toWireListed),
    faults: faults.slice(0, FAULTS_SHOWN),
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
