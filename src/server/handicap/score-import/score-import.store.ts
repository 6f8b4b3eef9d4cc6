import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { genders } from '#golf/course/course.ts'
import type { KnownPlayer } from '#contract/handicap/score-import/find-player.ts'
import type { PastScore } from '#contract/handicap/score-import/read-score-lines.ts'
import { memberships } from '../../platform/db/tables/clubs.ts'
import { handicapScores } from '../../platform/db/tables/handicap-scores.ts'
import { roundsElsewhere } from '../../platform/db/tables/rounds-elsewhere.ts'
import { startingScores } from '../../platform/db/tables/starting-scores.ts'
import { users } from '../../platform/db/tables/users.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

/** A statement has at most 65,535 parameters. */
const ROWS_AT_ONCE = 1_000

/** The club's members as a list of results can name them. */
export async function listKnownPlayers(
  db: Queryable,
  clubId: string,
): Promise<(KnownPlayer & { name: string })[]> {
  const rows = await db
    .select({
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      gender: users.gender,
      email: sql<
        string | null
      >`case when ${memberships.hasNoAccount} then ${memberships.listedEmail} else ${users.email} end`,
      memberNumber: memberships.memberNumber,
      nationalId: memberships.nationalId,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.clubId, clubId), eq(memberships.status, 'active')))
  return rows.map(({ firstName, lastName, gender, ...row }) => ({
    ...row,
    gender: genders.find((one) => one === gender) ?? null,
    name: `${firstName} ${lastName}`.trim(),
  }))
}

/** Past rounds, scores and rounds of other clubs of the club's members that stand on their records. */
export async function listStandingScores(db: Queryable, clubId: string) {
  const ofClub = db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.clubId, clubId), eq(memberships.status, 'active')))
  const past = await db
    .select({
      userId: startingScores.userId,
      day: startingScores.day,
      differential: startingScores.differential,
    })
    .from(startingScores)
    .where(inArray(startingScores.userId, ofClub))
  const elsewhere = await db
    .select({
      userId: roundsElsewhere.userId,
      day: roundsElsewhere.day,
      differential: roundsElsewhere.differential,
    })
    .from(roundsElsewhere)
    .where(
      and(
        inArray(roundsElsewhere.userId, ofClub),
        eq(roundsElsewhere.status, 'accepted'),
        // A list has eighteen holes, and says nothing of the nine that were played.
        eq(roundsElsewhere.holes, 18),
      ),
    )
  const played = await db
    .select({
      userId: handicapScores.userId,
      day: handicapScores.day,
      inTenths: sql`${handicapScores.roundedDifferential}`.mapWith(Number),
    })
    .from(handicapScores)
    .where(
      and(
        inArray(handicapScores.userId, ofClub),
        isNotNull(handicapScores.roundedDifferential),
        // Written out: of a single table, drizzle leaves the table's name off its columns.
        sql`not exists (select from handicap_scores later where later.replaces_id = handicap_scores.id)`,
      ),
    )
  return { past: [...past, ...elsewhere], played }
}

/** How many scores an import has, and the index that each of their players had held before it. */
export async function listScoresOfImport(
  db: Queryable,
  importId: string,
): Promise<{ indexesBefore: Map<string, number | null>; scores: number }> {
  const rows = await db
    .select({ userId: startingScores.userId, indexBefore: startingScores.indexBefore })
    .from(startingScores)
    .where(eq(startingScores.importId, importId))
  return {
    indexesBefore: new Map(rows.map(({ userId, indexBefore }) => [userId, indexBefore])),
    scores: rows.length,
  }
}

/** Whose scores an import has. */
export async function listPlayersOfImport(db: Queryable, importId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: startingScores.userId })
    .from(startingScores)
    .where(eq(startingScores.importId, importId))
  return rows.map(({ userId }) => userId)
}

/** The indexes that people hold; `lock`: in the order of their ids, so that others wait in turn. */
export async function readHeldIndexes(
  db: Queryable,
  { userIds, lock = false }: { userIds: readonly string[]; lock?: boolean },
): Promise<Map<string, number | null>> {
  const held = new Map<string, number | null>()
  const inOrder = userIds.toSorted()
  for (let at = 0; at < inOrder.length; at += ROWS_AT_ONCE) {
    const reading = db
      .select({ id: users.id, handicapIndex: users.handicapIndex })
      .from(users)
      .where(inArray(users.id, inOrder.slice(at, at + ROWS_AT_ONCE)))
      .orderBy(users.id)
    for (const { id, handicapIndex } of await (lock ? reading.for('update') : reading))
      held.set(id, handicapIndex)
  }
  return held
}

/** The scores by their players, who come in the order of their first line. */
export function byPlayer(scores: readonly PastScore[]): Map<string, PastScore[]> {
  const players = new Map<string, PastScore[]>()
  for (const score of scores) {
    const list = players.get(score.userId)
    if (list) list.push(score)
    else players.set(score.userId, [score])
  }
  return players
}
