import { and, asc, desc, eq, gte, inArray, isNull, ne, sql } from 'drizzle-orm'
import { roundEvents } from '../../platform/db/tables/round-events.ts'
import { rounds } from '../../platform/db/tables/rounds.ts'
import { termCorrections } from '../../platform/db/tables/term-corrections.ts'
import { users } from '../../platform/db/tables/users.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

export type TermCorrectionRow = typeof termCorrections.$inferSelect
type RoundRow = typeof rounds.$inferSelect

const MOST_LISTED = 50

/** Which cards: of a competition, of a course since a moment, or one. */
export type CardsOf = {
  clubId: string
  competitionId?: string | undefined
  courseId?: string | undefined
  since?: Date | undefined
  roundId?: string | undefined
}

function inScope({ clubId, competitionId, courseId, since, roundId }: CardsOf) {
  return and(
    eq(rounds.clubId, clubId),
    ne(rounds.status, 'abandoned'),
    competitionId === undefined ? undefined : eq(rounds.competitionId, competitionId),
    courseId === undefined ? undefined : eq(rounds.courseId, courseId),
    since === undefined ? undefined : gte(rounds.startedAt, since),
    roundId === undefined ? undefined : isOfRound(roundId),
  )
}

/** A card, and the others that the same round counts for: one wrong index or tee is wrong on all of them. */
function isOfRound(roundId: string) {
  const first = sql`(select coalesce(one.same_round_as, one.id) from ${rounds} one where one.id = ${roundId})`
  return sql`(${rounds.id} = ${first} or ${rounds.sameRoundAs} = ${first})`
}

/** Cards that count, in the order of their ids; at most `limit`. */
export async function listCards(db: Queryable, cards: CardsOf, limit: number): Promise<RoundRow[]> {
  return db.select().from(rounds).where(inScope(cards)).orderBy(asc(rounds.id)).limit(limit)
}

/** The same, locked until the transaction ends. */
export async function lockCards(tx: Queryable, cards: CardsOf, limit: number): Promise<RoundRow[]> {
  return tx
    .select()
    .from(rounds)
    .where(inScope(cards))
    .orderBy(asc(rounds.id))
    .limit(limit)
    .for('no key update')
}

export async function lockCardsNamed(tx: Queryable, roundIds: readonly string[]): Promise<RoundRow[]> {
  return tx
    .select()
    .from(rounds)
    .where(inArray(rounds.id, [...roundIds]))
    .orderBy(asc(rounds.id))
    .for('no key update')
}

export async function insertCorrection(
  tx: Queryable,
  correction: typeof termCorrections.$inferInsert,
): Promise<void> {
  await tx.insert(termCorrections).values(correction)
}

export async function markTakenBack(
  tx: Queryable,
  { id, by, at }: { id: string; by: string; at: Date },
): Promise<void> {
  await tx.update(termCorrections).set({ takenBackBy: by, takenBackAt: at }).where(eq(termCorrections.id, id))
}

export async function lockCorrection(
  tx: Queryable,
  { id, clubId }: { id: string; clubId: string },
): Promise<TermCorrectionRow | undefined> {
  const rows = await tx
    .select()
    .from(termCorrections)
    .where(and(eq(termCorrections.id, id), eq(termCorrections.clubId, clubId)))
    .for('update')
  return rows[0]
}

/** The latest correction of this scope that stands. */
export async function findStanding(
  tx: Queryable,
  { clubId, scope }: { clubId: string; scope: TermCorrectionRow['scope'] },
): Promise<TermCorrectionRow | undefined> {
  const rows = await tx
    .select()
    .from(termCorrections)
    .where(
      and(
        eq(termCorrections.clubId, clubId),
        isNull(termCorrections.takenBackAt),
        sql`${termCorrections.scope} = ${JSON.stringify(scope)}::jsonb`,
      ),
    )
    .orderBy(desc(termCorrections.madeAt))
    .limit(1)
  return rows[0]
}

/** What a correction wrote into the histories of its cards, in the order of their ids. */
export async function listCorrectedCards(
  db: Queryable,
  { correctionId, clubId }: { correctionId: string; clubId: string },
) {
  return db
    .select({ roundId: roundEvents.roundId, before: roundEvents.before, after: roundEvents.after })
    .from(roundEvents)
    .where(
      and(
        eq(roundEvents.correctionId, correctionId),
        eq(roundEvents.clubId, clubId),
        eq(roundEvents.kind, 'terms_corrected'),
      ),
    )
    .orderBy(asc(roundEvents.roundId))
}

export async function countCorrectedCards(db: Queryable, correctionId: string): Promise<number> {
  const rows = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(roundEvents)
    .where(and(eq(roundEvents.correctionId, correctionId), eq(roundEvents.kind, 'terms_corrected')))
  return rows[0]?.count ?? 0
}

/** The corrections that touched one of these cards, newest first, each with its author's name. */
export async function listCorrections(db: Queryable, roundIds: readonly string[]) {
  if (roundIds.length === 0) return []
  const ids = db
    .selectDistinct({ id: roundEvents.correctionId })
    .from(roundEvents)
    .where(and(inArray(roundEvents.roundId, [...roundIds]), eq(roundEvents.kind, 'terms_corrected')))
  return db
    .select({
      correction: termCorrections,
      firstName: users.firstName,
      lastName: users.lastName,
      cards: sql<number>`(select count(*)::int from ${roundEvents} e
        where e.correction_id = ${termCorrections.id} and e.kind = 'terms_corrected')`,
    })
    .from(termCorrections)
    .leftJoin(users, eq(users.id, termCorrections.authorId))
    .where(inArray(termCorrections.id, ids))
    .orderBy(desc(termCorrections.madeAt))
    .limit(MOST_LISTED)
}

/** Names and Handicap Indexes, in tenths, of some players. */
export async function listPlayers(db: Queryable, userIds: readonly string[]) {
  if (userIds.length === 0) return []
  return db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      gender: users.gender,
      handicapIndex: users.handicapIndex,
      erasedAt: users.erasedAt,
    })
    .from(users)
    .where(inArray(users.id, [...userIds]))
}
