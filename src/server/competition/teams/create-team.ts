import { recordAction } from '../../platform/audit/audit.store.ts'
import { newId } from '../../platform/db/new-id.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { announceTeam, authorizeTeamChange, requireWithoutTeam } from './authorize-team-change.ts'
import { addTeamMembers, findTeamNamed, insertTeam, listEntrants } from './teams.store.ts'

/**
 * Forms a team and returns its id. An administrator names its players; a player starts as its only member (D13).
 * Sending the same team again returns the one that exists.
 */
export async function createTeam(
  services: Services,
  input: { viewer: SignedIn; competitionId: string; name: string; memberIds: readonly string[] | undefined },
): Promise<string> {
  const { viewer, competitionId, name } = input
  const now = services.now()
  return services.db.transaction(async (tx) => {
    const isOwnPart = input.memberIds === undefined
    const competition = await authorizeTeamChange(services, tx, { viewer, competitionId, isOwnPart })
    const userIds = [...new Set(input.memberIds ?? [viewer.userId])]
    const entrants = await listEntrants(tx, competitionId)
    const present = await findTeamNamed(tx, competitionId, name)
    if (present) {
      const members = entrants.filter((one) => one.teamId === present.id).map((one) => one.userId)
      if (userIds.every((userId) => members.includes(userId))) return present.id
      throw new AppError('team_name_taken')
    }
    requireWithoutTeam(entrants, userIds)
    if (userIds.length > competition.teamSize) throw new AppError('team_full')
    const team = { id: newId('tea'), competitionId }
    await insertTeam(tx, { ...team, name, drawSeed: null, createdAt: now })
    await addTeamMembers(tx, { team, userIds, joinedAt: now })
    await announceTeam(services, tx, { competitionId, teamId: team.id, userIds })
    await recordAction(services, tx, {
      by: viewer,
      clubId: competition.clubId,
      action: 'team.formed',
      objectId: team.id,
      after: { competition: competition.name, players: userIds.length },
    })
    return team.id
  })
}
