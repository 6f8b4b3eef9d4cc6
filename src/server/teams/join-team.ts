import type { Services } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import type { SignedIn } from '../http/session.ts'
import {
  announceTeam,
  findTeamCompetitionForUpdate,
  requireWithoutTeam,
  requireMayChangeTeam,
} from './authorize-team-change.ts'
import { addTeamMembers, findTeam, listEntrants } from './teams.store.ts'

/**
 * Puts the player into a team, or somebody else by an administrator's hand. Joining twice is once. The competition's
 * row is locked, so a team never gets more players than its size, whoever else joins at the same moment.
 */
export async function joinTeam(
  services: Services,
  terms: { viewer: SignedIn; teamId: string; userId: string | undefined },
): Promise<void> {
  const { viewer, teamId } = terms
  const now = services.now()
  await services.db.transaction(async (tx) => {
    const team = await findTeam(tx, teamId)
    if (!team) throw new AppError('not_found')
    const { competitionId } = team
    const competition = await findTeamCompetitionForUpdate(tx, { viewer, competitionId, now })
    const userId = terms.userId ?? viewer.userId
    await requireMayChangeTeam(tx, { viewer, competition, isOwnPart: userId === viewer.userId })
    // The team may have gone while the lock was awaited.
    if (!(await findTeam(tx, teamId))) throw new AppError('not_found')
    const entrants = await listEntrants(tx, competitionId)
    const members = entrants.filter((one) => one.teamId === teamId)
    if (members.some((one) => one.userId === userId)) return
    requireWithoutTeam(entrants, [userId])
    if (members.length >= competition.size) throw new AppError('team_full')
    await addTeamMembers(tx, { team, userIds: [userId], joinedAt: now })
    await announceTeam(services, tx, { competitionId, teamId, userIds: [userId] })
  })
}
