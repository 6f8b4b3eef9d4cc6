import type { Admission } from '#golf/competition/eligibility.ts'
import { clubDay } from '../../platform/db/club-day.ts'
import type { Queryable } from '../../platform/db/transaction.ts'
import { findCategoryNames, findClub } from '../../club/club.ts'
import type { CompetitionRow } from '../competitions.store.ts'

/** Whom a competition admits, as the rules of entering ask it. */
export function toAdmission(
  { eligibility, startDate }: Pick<CompetitionRow, 'eligibility' | 'startDate'>,
  about: { timeZone: string; categoryNames: Readonly<Record<string, string>> | null },
): Admission {
  const categoryNames = new Map(Object.entries(about.categoryNames ?? {}))
  return { eligibility, day: clubDay(startDate, about.timeZone), categoryNames }
}

export async function readAdmission(db: Queryable, competition: CompetitionRow): Promise<Admission> {
  const { clubId, eligibility } = competition
  const club = await findClub(db, clubId)
  if (!club) throw new Error(`Competition ${competition.id} belongs to no club`)
  return toAdmission(competition, {
    timeZone: club.timeZone,
    categoryNames:
      eligibility?.categories === undefined ? null : Object.fromEntries(await findCategoryNames(db, clubId)),
  })
}
