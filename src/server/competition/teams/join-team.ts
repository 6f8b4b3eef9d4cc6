import { recordAction } from '../../platform/audit/audit.store.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { announceTeam, authorizeTeamChange, requireWithoutTeam } from './authorize-team-change.ts'
import { addTeamMembers, findTeam, listEntrants } from './teams.store.ts'

/**
 * Adds the viewer to a team, or the player `userId` when the viewer is an administrator. Joining again changes nothing. The
 * competition's row is locked, so a team never gets more players than its size, however many join at the same moment.
 */
export async function joinTeam(
  services: Services,
  input: { viewer: SignedIn; teamId: string; userId: string | undefined },
): Promise<void> {
  const { viewer, teamId } = input
  await services.db.transaction(async (tx) => {
    const team = await findTeam(tx, teamId)
    if (!team) throw new AppError('not_found')
    const { competitionId } = team
    const userId = input.userId ?? viewer.userId
    const isOwnPart = userId === viewer.userId
    const competition = await authorizeTeamChange(services, tx, { viewer, competitionId, isOwnPart })
    // The team may have been deleted while this waited for the lock.
    if (!(await findTeam(tx, teamId))) throw new AppError('not_found')
    const entrants = await listEntrants(tx, competitionId)
    const members = entrants.filter((one) => one.teamId === teamId)
    if (members.some((one) => one.userId === userId)) return
    requireWithoutTeam(entrants, [userId])
    if (members.length >= competition.teamSize) throw new AppError('team_full')
    await addTeamMembers(tx, { team, userIds: [userId], joinedAt: services.now() })
    await announceTeam(services, tx, { competitionId, teamId, userIds: [userId] })
    await recordAction(services, tx, {
      by: viewer,
      clubId: competition.clubId,
      action: 'team.joined',
      objectId: teamId,
      subjectId: userId,
      after: { competition: competition.name },
    })
  })
}
