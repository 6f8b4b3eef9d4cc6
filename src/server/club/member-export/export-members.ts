import { Readable } from 'node:stream'
import type { MemberFormat } from '#contract/club/member-export.ts'
import { genders } from '#golf/course/course.ts'
import { formatDay } from '#golf/day.ts'
import { handicapIndex } from '#golf/numbers.ts'
import { recordAction } from '../../platform/audit/audit.store.ts'
import { countActions } from '../../platform/audit/read-log.store.ts'
import { clubDay } from '../../platform/db/club-day.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { byteOrderMark, plainIndex, toCsvLine } from '../../platform/http/csv-line.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { xlsxFile, type SheetCell, type SheetColumn } from '../../platform/http/xlsx-file.ts'
import { findClub } from '../members/members.store.ts'
import type { MemberFilter } from '../members/search/member-search.store.ts'
import type { ExportWords } from './export-words.ts'
import { readExportedMembers, type ExportedMember } from './read-exported-members.ts'

const HOUR_MS = 3_600_000
const MOST_IN_AN_HOUR = 10

/**
 * The members that a filter finds as a file, made as it is sent. It takes personal data out of the club's store, so it is
 * recorded before it begins, without what was searched for, which may be a name.
 */
export async function exportMembers(
  services: Services,
  input: { viewer: SignedIn; filter: MemberFilter; format: MemberFormat; words: ExportWords },
): Promise<Readable> {
  const { viewer, filter, format, words } = input
  const { db } = services
  const { clubId } = filter
  const club = await findClub(db, clubId)
  if (!club) throw new AppError('not_found')
  await record(services, { viewer, filter, format })
  const rows = cellsOf(readExportedMembers(db, filter), { words, timeZone: club.timeZone })
  const columns = columnsOf(words)
  return format === 'xlsx'
    ? xlsxFile({ name: words.sheet, columns, rows })
    : Readable.from(csvLines(columns, rows))
}

/** A club has ten exports in an hour; the row is written first, so that exports at once count each other. */
async function record(
  services: Services,
  { viewer, filter, format }: { viewer: SignedIn; filter: MemberFilter; format: MemberFormat },
): Promise<void> {
  const { clubId, search = '', role, status } = filter
  const since = new Date(services.now().getTime() - HOUR_MS)
  const action = 'club.members_exported'
  await services.db.transaction(async (tx) => {
    await recordAction(services, tx, {
      by: viewer,
      clubId,
      action,
      objectId: clubId,
      after: { format, role, status, ...(search === '' ? {} : { searched: true }) },
    })
    if ((await countActions(tx, { clubId, action, since })) > MOST_IN_AN_HOUR)
      throw new AppError('too_many_requests', {
        message: `A club can export its members ${MOST_IN_AN_HOUR} times in an hour. Please wait 60 minutes.`,
      })
  })
}

async function* csvLines(
  columns: readonly SheetColumn[],
  rows: AsyncIterable<readonly SheetCell[]>,
): AsyncGenerator<string> {
  yield byteOrderMark + toCsvLine(columns.map(({ heading }) => heading))
  for await (const row of rows) yield toCsvLine(row.map(csvCell))
}

function csvCell(cell: SheetCell): string | number | null {
  if (cell === null || typeof cell === 'string') return cell
  return 'index' in cell ? plainIndex(cell.index) : formatDay(cell.day)
}

function columnsOf(words: ExportWords): SheetColumn[] {
  const column = (heading: string, width: number) => ({ heading, width })
  const days = (heading: string) => ({ heading, width: 14, isOfDays: true })
  return [
    column(words.memberNumber, 16),
    ...[column(words.firstName, 18), column(words.lastName, 22), column(words.email, 32)],
    ...[column(words.gender, 10), days(words.bornOn), column(words.handicapIndex, 16)],
    ...[column(words.nationalId, 16), column(words.category, 18), column(words.phone, 18)],
    ...[column(words.role, 16), column(words.state, 22), days(words.joined)],
  ]
}

async function* cellsOf(
  members: AsyncIterable<ExportedMember>,
  { words, timeZone }: { words: ExportWords; timeZone: string },
): AsyncGenerator<SheetCell[]> {
  for await (const one of members) {
    const gender = genders.find((each) => each === one.gender)
    const state = one.status === 'pending' ? 'pending' : one.hasAccount ? 'active' : 'no_account'
    yield [
      ...[one.memberNumber, one.firstName, one.lastName, one.email],
      gender ? words.genders[gender] : null,
      one.bornOn === null ? null : { day: one.bornOn },
      one.handicapIndex === null ? null : { index: handicapIndex(one.handicapIndex) },
      ...[one.nationalId, one.category, one.phone],
      words.roles[one.role === 'club_admin' ? 'club_admin' : 'player'],
      words.states[state],
      { day: clubDay(one.joinedAt, timeZone) },
    ]
  }
}
