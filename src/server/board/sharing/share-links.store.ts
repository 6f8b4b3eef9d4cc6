import { and, asc, eq, gt, inArray, lt, ne } from 'drizzle-orm'
import type { ShareKind } from '#contract/board/share-kinds.ts'
import { clubs } from '../../platform/db/tables/clubs.ts'
import { competitions } from '../../platform/db/tables/competitions.ts'
import { courses } from '../../platform/db/tables/courses.ts'
import { shareLinks } from '../../platform/db/tables/share-links.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

export type ShareLinkRow = typeof shareLinks.$inferSelect

const MOST_OTHERS = 20

export async function listShareLinks(db: Queryable, competitionId: string): Promise<ShareLinkRow[]> {
  return db
    .select()
    .from(shareLinks)
    .where(eq(shareLinks.competitionId, competitionId))
    .orderBy(asc(shareLinks.kind))
}

export async function insertShareLink(tx: Queryable, row: ShareLinkRow): Promise<void> {
  await tx.insert(shareLinks).values(row)
}

export async function changeAlso(
  tx: Queryable,
  link: Pick<ShareLinkRow, 'competitionId' | 'kind' | 'also'>,
): Promise<void> {
  await tx.update(shareLinks).set({ also: link.also }).where(isLink(link))
}

export async function deleteShareLink(
  tx: Queryable,
  link: { competitionId: string; kind: ShareKind },
): Promise<boolean> {
  const gone = await tx.delete(shareLinks).where(isLink(link)).returning({ id: shareLinks.id })
  return gone.length > 0
}

function isLink({ competitionId, kind }: { competitionId: string; kind: ShareKind }) {
  return and(eq(shareLinks.competitionId, competitionId), eq(shareLinks.kind, kind))
}

export async function findLinkOfToken(
  db: Queryable,
  tokenHash: string,
): Promise<{ link: ShareLinkRow; clubId: string } | undefined> {
  const rows = await db
    .select({ link: shareLinks, clubId: competitions.clubId })
    .from(shareLinks)
    .innerJoin(competitions, eq(competitions.id, shareLinks.competitionId))
    .where(eq(shareLinks.tokenHash, tokenHash))
  return rows[0]
}

/** Competitions with a board of the same club and days, drafts left out. */
export async function listOthersOfDay(
  db: Queryable,
  { id, clubId, startDate, endDate }: typeof competitions.$inferSelect,
): Promise<{ id: string; name: string }[]> {
  return db
    .select({ id: competitions.id, name: competitions.name })
    .from(competitions)
    .where(
      and(
        eq(competitions.clubId, clubId),
        ne(competitions.id, id),
        ne(competitions.status, 'draft'),
        ne(competitions.status, 'cancelled'),
        ne(competitions.competitionType, 'matchplay'),
        lt(competitions.startDate, endDate),
        gt(competitions.endDate, startDate),
      ),
    )
    .orderBy(asc(competitions.startDate), asc(competitions.name))
    .limit(MOST_OTHERS)
}

/** What a link shows besides the boards themselves. */
export async function findShared(db: Queryable, clubId: string, competitionIds: readonly string[]) {
  return db
    .select({
      competition: competitions,
      courseName: courses.name,
      timeZone: clubs.timeZone,
      networkHost: clubs.networkHost,
      club: { name: clubs.name, colour: clubs.colour, crest: clubs.crest },
      boardLinkId: shareLinks.id,
      boardLinkHash: shareLinks.tokenHash,
    })
    .from(competitions)
    .innerJoin(clubs, eq(clubs.id, competitions.clubId))
    .leftJoin(courses, eq(courses.id, competitions.courseId))
    .leftJoin(shareLinks, and(eq(shareLinks.competitionId, competitions.id), eq(shareLinks.kind, 'board')))
    .where(and(eq(competitions.clubId, clubId), inArray(competitions.id, [...competitionIds])))
}
