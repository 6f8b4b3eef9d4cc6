import { recordAction } from '../../platform/audit/audit.store.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { announceTeam, authorizeTeamChange } from './authorize-team-change.ts'
import { deleteTeam, findTeam, listEntrants, removeTeamMember } from './teams.store.ts'

/**
 * Takes a player out of a team and deletes a team that has no players left. Changes nothing when the player is not in
 * it. Returns whether the team is gone.
 */
export async function leaveTeam(
  services: Services,
  input: { viewer: SignedIn; teamId: string; userId: string },
): Promise<boolean> {
  const { viewer, teamId, userId } = input
  return services.db.transaction(async (tx) => {
    const found = await findTeam(tx, teamId)
    if (!found) throw new AppError('not_found')
    const { competitionId } = found
    const competition = await authorizeTeamChange(services, tx, {
      viewer,
      competitionId,
      isOwnPart: userId === viewer.userId,
    })
    const team = await findTeam(tx, teamId)
    if (!team) return true
    const members = (await listEntrants(tx, competitionId)).filter((one) => one.teamId === teamId)
    if (!members.some((one) => one.userId === userId)) return false
    await removeTeamMember(tx, team, userId)
    const isGone = members.length === 1
    if (isGone) await deleteTeam(tx, teamId)
    await announceTeam(services, tx, { competitionId, teamId, userIds: [userId] })
    await recordAction(services, tx, {
      by: viewer,
      clubId: competition.clubId,
      action: 'team.left',
      objectId: teamId,
      subjectId: userId,
      after: { competition: competition.name },
    })
    return isGone
  })
}
