import type { MemberField } from '#contract/club/member-import/member-fields.ts'
import { recogniseColumns } from '#contract/club/member-import/recognise-columns.ts'
import { recordAction } from '../../platform/audit/audit.store.ts'
import { clubDay } from '../../platform/db/club-day.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { addCategories } from '../members/categories/categories.store.ts'
import { countMembers, findClub, type ClubRow } from '../members/members.store.ts'
import { requireDates, requireEncoding, requireMinus, requireWhole } from './describe-sheet.ts'
import { insertImport, insertListedMembers, lockImport } from './member-import.store.ts'
import { categoriesOf, readMembers } from './preview-members.ts'
import type { Sheet } from './read-sheet.ts'
import { readingOf } from './remember-reading.ts'
import { understandSheet, type Reading } from './understand-sheet.ts'

/**
 * Imports the members of a file, all or none, under the lock of the club, so that two imports at once know of each other. What
 * is read is what the preview read: where the number differs, the club has changed and nothing is imported. The same
 * id again answers what the first one did.
 */
export async function importMembers(
  services: Services,
  input: {
    viewer: SignedIn
    clubId: string
    importId: string
    sheet: Sheet
    reading: Reading<MemberField>
    ready: number
  },
): Promise<{ taken: number; leftOut: number }> {
  const { viewer, clubId, importId, sheet, reading, ready } = input
  const now = services.now()
  return services.db.transaction(async (tx) => {
    const club = await findClub(tx, clubId, { lock: true })
    if (!club) throw new AppError('not_found')
    const before = await lockImport(tx, importId)
    if (before) {
      if (before.clubId !== clubId || before.kind !== 'members') throw new AppError('not_found')
      return { taken: before.taken, leftOut: before.leftOut }
    }
    const understood = understandSheet(sheet, reading, recogniseColumns)
    const today = clubDay(now, club.timeZone)
    const { members, dateOrder, minus, mayBePlayingHandicaps } = await readMembers(tx, {
      clubId,
      sheet,
      understood,
      today,
      reading,
    })
    requireEncoding(sheet, reading.encoding)
    requireDates(dateOrder, reading.dates)
    requireMinus(minus, reading.minus)
    requireWhole(mayBePlayingHandicaps, reading.whole)
    if (members.length !== ready) throw new AppError('import_changed')
    requirePlaces(club, { taken: await countMembers(tx, clubId), wanted: ready })
    const counts = { taken: ready, leftOut: understood.body.length - ready }
    await insertImport(tx, {
      id: importId,
      clubId,
      kind: 'members',
      ...counts,
      importedBy: viewer.userId,
      importedAt: now,
      ...readingOf(understood, reading),
    })
    const categories = await addCategories(tx, { clubId, names: categoriesOf(members), now })
    const indexes = await insertListedMembers(tx, { clubId, importId, members, categories, now })
    await services.events.publish(tx, 'indexesAssigned', {
      clubId,
      authorId: viewer.userId,
      at: now,
      indexes,
      reason: 'From the list of members that the club imported',
    })
    await recordAction(services, tx, {
      by: viewer,
      clubId,
      action: 'club.members_imported',
      objectId: clubId,
      after: counts,
    })
    return counts
  })
}

function requirePlaces(club: ClubRow, { taken, wanted }: { taken: number; wanted: number }): void {
  if (taken + wanted <= club.maxMembers) return
  throw new AppError('club_full', {
    message: `${club.name} can have ${club.maxMembers} members and has ${taken}. These ${wanted} do not fit.`,
    details: { placesLeft: Math.max(0, club.maxMembers - taken) },
  })
}
