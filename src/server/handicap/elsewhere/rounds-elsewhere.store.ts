import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  notExists,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { courses } from '../../platform/db/tables/courses.ts'
import { memberships } from '../../platform/db/tables/clubs.ts'
import { handicapScores } from '../../platform/db/tables/handicap-scores.ts'
import { rounds } from '../../platform/db/tables/rounds.ts'
import { roundsElsewhere } from '../../platform/db/tables/rounds-elsewhere.ts'
import { users } from '../../platform/db/tables/users.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

type RoundElsewhereRow = typeof roundsElsewhere.$inferSelect

/** More than anybody looks through at once. */
const MOST_OF_RECORD = 40
const MOST_WAITING = 100

const deciders = alias(users, 'deciders')
const removers = alias(users, 'removers')

const withNames = {
  round: getTableColumns(roundsElsewhere),
  decider: { firstName: deciders.firstName, lastName: deciders.lastName },
  remover: { firstName: removers.firstName, lastName: removers.lastName },
}

/** The rounds of other clubs that were entered for a player, with the names of who decided about them, newest first. */
export async function listRoundsElsewhere(db: Queryable, userId: string) {
  return db
    .select(withNames)
    .from(roundsElsewhere)
    .leftJoin(deciders, eq(deciders.id, roundsElsewhere.decidedBy))
    .leftJoin(removers, eq(removers.id, roundsElsewhere.takenOffBy))
    .where(eq(roundsElsewhere.userId, userId))
    .orderBy(desc(roundsElsewhere.seq))
    .limit(MOST_OF_RECORD)
}
export type RoundElsewhereWithNames = Awaited<ReturnType<typeof listRoundsElsewhere>>[number]

/** Those that wait for the committee of a club, of its members, oldest first. */
export async function listWaitingRounds(db: Queryable, clubId: string) {
  return db
    .select({
      round: getTableColumns(roundsElsewhere),
      player: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(roundsElsewhere)
    .innerJoin(users, eq(users.id, roundsElsewhere.userId))
    .innerJoin(
      memberships,
      and(eq(memberships.userId, roundsElsewhere.userId), eq(memberships.clubId, roundsElsewhere.clubId)),
    )
    .where(
      and(
        eq(roundsElsewhere.clubId, clubId),
        eq(roundsElsewhere.status, 'waiting'),
        eq(memberships.status, 'active'),
      ),
    )
    .orderBy(asc(roundsElsewhere.seq))
    .limit(MOST_WAITING)
}

/**
 * Cards of a club's members that went on the record after a round elsewhere of the same day had been accepted, and stand there; of
 * each the first row of the card says when it came in.
 */
export async function listCardsSince(db: Queryable, clubId: string) {
  const standing = alias(handicapScores, 'standing')
  const later = alias(handicapScores, 'later')
  return db
    .select({
      round: getTableColumns(roundsElsewhere),
      player: { firstName: users.firstName, lastName: users.lastName },
      card: {
        courseName: standing.courseName,
        adjustedGross: standing.adjustedGross,
        startedAt: rounds.startedAt,
      },
    })
    .from(roundsElsewhere)
    .innerJoin(users, eq(users.id, roundsElsewhere.userId))
    .innerJoin(
      memberships,
      and(eq(memberships.userId, roundsElsewhere.userId), eq(memberships.clubId, roundsElsewhere.clubId)),
    )
    .innerJoin(
      handicapScores,
      and(
        eq(handicapScores.userId, roundsElsewhere.userId),
        eq(handicapScores.day, roundsElsewhere.day),
        isNull(handicapScores.replacesId),
        gt(handicapScores.createdAt, roundsElsewhere.askedAt),
      ),
    )
    .innerJoin(
      standing,
      and(
        eq(standing.userId, handicapScores.userId),
        eq(standing.roundId, handicapScores.roundId),
        isNotNull(standing.differential),
        notExists(
          db
            .select({ one: sql`1` })
            .from(later)
            .where(eq(later.replacesId, standing.id)),
        ),
      ),
    )
    .leftJoin(rounds, and(eq(rounds.id, standing.roundId), eq(rounds.clubId, standing.clubId)))
    .where(
      and(
        eq(roundsElsewhere.clubId, clubId),
        eq(roundsElsewhere.status, 'accepted'),
        eq(memberships.status, 'active'),
      ),
    )
    .orderBy(asc(roundsElsewhere.seq), asc(handicapScores.seq))
    .limit(MOST_WAITING)
}

export async function findRoundElsewhere(db: Queryable, id: string): Promise<RoundElsewhereRow | undefined> {
  return (await db.select().from(roundsElsewhere).where(eq(roundsElsewhere.id, id)))[0]
}

/** Those of a player and a day that wait for the committee. */
export async function listWaitingOfDay(
  db: Queryable,
  { userId, day }: { userId: string; day: number },
): Promise<RoundElsewhereRow[]> {
  return db
    .select()
    .from(roundsElsewhere)
    .where(
      and(
        eq(roundsElsewhere.userId, userId),
        eq(roundsElsewhere.day, day),
        eq(roundsElsewhere.status, 'waiting'),
      ),
    )
    .orderBy(asc(roundsElsewhere.seq))
}

/** Cards of a player, at any club, that were begun between two moments and not abandoned; rounds from a watch are none. */
export async function listCardsBetween(
  db: Queryable,
  { userId, from, before }: { userId: string; from: Date; before: Date },
) {
  return db
    .select({
      id: rounds.id,
      status: rounds.status,
      startedAt: rounds.startedAt,
      courseName: courses.name,
    })
    .from(rounds)
    .innerJoin(courses, eq(courses.id, rounds.courseId))
    .where(
      and(
        eq(rounds.userId, userId),
        isNull(rounds.watchRoundId),
        inArray(rounds.status, ['in_progress', 'submitted']),
        gte(rounds.startedAt, from),
        lt(rounds.startedAt, before),
      ),
    )
    .orderBy(asc(rounds.startedAt))
}
