import type { CompetitionTeams, Team } from '#contract/competition/teams.ts'
import { mayAdministerClub, mayPlayAt } from '#contract/club/permissions.ts'
import { DEFAULT_COUNTING_SCORES, DEFAULT_TEAM_SIZE } from '#golf/competition/competition-defaults.ts'
import { currentStatus, type CompetitionRow } from '../competitions.store.ts'
import type { Queryable } from '../../platform/db/transaction.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { withMarks } from '../../club/club.ts'
import { hasScores, listCompetitionTeams, listEntrants, type Entrant, type TeamRow } from './teams.store.ts'

/** The teams of a competition with what the viewer may do to them. */
export async function readTeams(
  db: Queryable,
  input: { competition: CompetitionRow; viewer: SignedIn; now: Date },
): Promise<CompetitionTeams> {
  const { competition, viewer } = input
  const teams = await listCompetitionTeams(db, competition.id)
  const entrants = await listEntrants(db, competition.id)
  const waiting = entrants.filter((one) => one.teamId === null).map(toPerson)
  const mayManage = mayAdministerClub(viewer, competition.clubId)
  const choices = await withMarks(db, waiting, {
    clubId: competition.clubId,
    competitionIds: [competition.id],
    to: mayManage ? 'club' : 'players',
  })
  const isScored = await hasScores(db, competition.id)
  const isOpen = mayTeamsChange(competition, input.now)
  const isEntered = entrants.some((one) => one.userId === viewer.userId)
  return {
    teamSize: competition.teamSize ?? DEFAULT_TEAM_SIZE,
    countingScores: competition.countingScores ?? DEFAULT_COUNTING_SCORES,
    teams: teams.map((team) => toWireTeam(team, entrants)),
    withoutTeam: choices,
    mayFormTeam: isOpen && !isScored && isEntered && mayPlayAt(viewer, competition.clubId),
    mayManageTeams: isOpen && mayManage,
    hasScores: isScored,
  }
}

export async function readTeam(db: Queryable, team: TeamRow): Promise<Team> {
  return toWireTeam(team, await listEntrants(db, team.competitionId))
}

/** Teams can change until the result is final or the competition is cancelled. */
export function mayTeamsChange(competition: CompetitionRow, now: Date): boolean {
  const status = currentStatus(competition, now)
  return status !== 'final' && status !== 'cancelled'
}

function toWireTeam(team: TeamRow, entrants: readonly Entrant[]): Team {
  const blind = entrants.find((one) => one.userId === team.blindUserId)
  return {
    id: team.id,
    name: team.name,
    members: entrants.filter((one) => one.teamId === team.id).map(toPerson),
    blind: blind ? toPerson(blind) : null,
    drawSeed: team.drawSeed,
  }
}

function toPerson(one: Entrant): { userId: string; playerName: string } {
  return { userId: one.userId, playerName: `${one.firstName} ${one.lastName}`.trim() || 'Unknown Player' }
}
