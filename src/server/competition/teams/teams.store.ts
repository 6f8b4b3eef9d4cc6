import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import { competitionEntries } from '../../platform/db/tables/competitions.ts'
import { rounds } from '../../platform/db/tables/rounds.ts'
import { teamMembers, teams } from '../../platform/db/tables/teams.ts'
import { users } from '../../platform/db/tables/users.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

export type TeamRow = typeof teams.$inferSelect
export type Entrant = { userId: string; firstName: string; lastName: string; teamId: string | null }

export async function findTeam(db: Queryable, teamId: string): Promise<TeamRow | undefined> {
  const rows = await db.select().from(teams).where(eq(teams.id, teamId))
  return rows[0]
}

export async function findTeamNamed(db: Queryable, competitionId: string, name: string) {
  const rows = await db
    .select()
    .from(teams)
    .where(and(eq(teams.competitionId, competitionId), sql`lower(${teams.name}) = lower(${name})`))
  return rows[0]
}

/** The teams of a competition, oldest first. */
export async function listCompetitionTeams(db: Queryable, competitionId: string): Promise<TeamRow[]> {
  return db
    .select()
    .from(teams)
    .where(eq(teams.competitionId, competitionId))
    .orderBy(asc(teams.createdAt), asc(teams.name))
}

/** Everybody who is entered, each with their team if they have one. */
export async function listEntrants(db: Queryable, competitionId: string): Promise<Entrant[]> {
  return db
    .select({
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      teamId: teamMembers.teamId,
    })
    .from(competitionEntries)
    .innerJoin(users, eq(users.id, competitionEntries.userId))
    .leftJoin(
      teamMembers,
      and(
        eq(teamMembers.competitionId, competitionEntries.competitionId),
        eq(teamMembers.userId, competitionEntries.userId),
      ),
    )
    .where(and(eq(competitionEntries.competitionId, competitionId), eq(competitionEntries.status, 'entered')))
    .orderBy(asc(teamMembers.joinedAt), asc(users.lastName), asc(users.firstName), asc(users.id))
}

/** Whether any card of the competition has a hole score or has been handed in. */
export async function hasScores(db: Queryable, competitionId: string): Promise<boolean> {
  const rows = await db
    .select({ id: rounds.id })
    .from(rounds)
    .where(
      and(
        eq(rounds.competitionId, competitionId),
        ne(rounds.status, 'abandoned'),
        sql`(${rounds.status} = 'submitted'
          or exists (select 1 from hole_scores s where s.round_id = ${rounds.id}))`,
      ),
    )
    .limit(1)
  return rows.length > 0
}

export async function insertTeam(
  tx: Queryable,
  row: { id: string; competitionId: string; name: string; drawSeed: string | null; createdAt: Date },
): Promise<void> {
  await tx.insert(teams).values(row)
}

export async function addTeamMembers(
  tx: Queryable,
  input: { team: { id: string; competitionId: string }; userIds: readonly string[]; joinedAt: Date },
): Promise<void> {
  const { team, userIds, joinedAt } = input
  if (userIds.length === 0) return
  await tx
    .insert(teamMembers)
    .values(
      userIds.map((userId) => ({ competitionId: team.competitionId, teamId: team.id, userId, joinedAt })),
    )
  await markPlayersChanged(tx, team.id)
}

export async function removeTeamMember(tx: Queryable, team: TeamRow, userId: string): Promise<void> {
  await tx.delete(teamMembers).where(and(eq(teamMembers.teamId, team.id), eq(teamMembers.userId, userId)))
  await markPlayersChanged(tx, team.id)
}

export async function deleteTeam(tx: Queryable, teamId: string): Promise<void> {
  await tx.delete(teams).where(eq(teams.id, teamId))
}

/** Call this whenever a team's players change. Removes its blind, which was drawn for the former players (R10.3). */
async function markPlayersChanged(tx: Queryable, teamId: string): Promise<void> {
  await tx
    .update(teams)
    .set({ revision: sql`${teams.revision} + 1`, blindUserId: null })
    .where(eq(teams.id, teamId))
}

export async function setBlind(tx: Queryable, teamId: string, blindUserId: string): Promise<void> {
  await tx
    .update(teams)
    .set({ revision: sql`${teams.revision} + 1`, blindUserId })
    .where(and(eq(teams.id, teamId), isNull(teams.blindUserId)))
}

/** The cards of a competition's teams that are handed in, in the order of teams and rounds. */
export async function listHandedInCards(db: Queryable, competitionId: string) {
  return db
    .select({
      team: { id: teams.id, name: teams.name },
      player: { userId: users.id, firstName: users.firstName, lastName: users.lastName },
      round: rounds,
    })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .innerJoin(users, eq(users.id, teamMembers.userId))
    .innerJoin(
      rounds,
      and(eq(rounds.competitionId, teamMembers.competitionId), eq(rounds.userId, teamMembers.userId)),
    )
    .where(and(eq(teamMembers.competitionId, competitionId), eq(rounds.status, 'submitted')))
    .orderBy(
      asc(teams.name),
      asc(teams.id),
      asc(rounds.roundNumber),
      asc(users.lastName),
      asc(users.firstName),
      asc(users.id),
    )
}
