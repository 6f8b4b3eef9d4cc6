import type { Services } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import type { SignedIn } from '../http/session.ts'
import { announceTeam, findTeamCompetitionForUpdate, requireMayChangeTeam } from './authorize-team-change.ts'
import { deleteTeam, findTeam, listEntrants, removeTeamMember } from './teams.store.ts'

/**
 * Takes a player out of his team. A team without players is gone; taking out whoever is not in it changes nothing.
 * Returns whether the team is gone.
 */
export async function leaveTeam(
  services: Services,
  terms: { viewer: SignedIn; teamId: string; userId: string },
): Promise<boolean> {
  const { viewer, teamId, userId } = terms
  return services.db.transaction(async (tx) => {
    const found = await findTeam(tx, teamId)
    if (!found) throw new AppError('not_found')
    const { competitionId } = found
    const competition = await findTeamCompetitionForUpdate(tx, { viewer, competitionId, now: services.now() })
    await requireMayChangeTeam(tx, { viewer, competition, isOwnPart: userId === viewer.userId })
    const team = await findTeam(tx, teamId)
    if (!team) return true
    const members = (await listEntrants(tx, competitionId)).filter((one) => one.teamId === teamId)
    if (!members.some((one) => one.userId === userId)) return false
    await removeTeamMember(tx, team, userId)
    const isGone = members.length === 1
    if (isGone) await deleteTeam(tx, teamId)
    await announceTeam(services, tx, { competitionId, teamId, userIds: [userId] })
    return isGone
  })
}
