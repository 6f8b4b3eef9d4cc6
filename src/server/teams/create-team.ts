import { newId } from '../db/new-id.ts'
import type { Services } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import type { SignedIn } from '../http/session.ts'
import {
  announceTeam,
  findTeamCompetitionForUpdate,
  requireWithoutTeam,
  requireMayChangeTeam,
} from './authorize-team-change.ts'
import { addTeamMembers, findTeamNamed, insertTeam, listEntrants } from './teams.store.ts'

/**
 * Makes a team: an administrator of the players he names, a player of himself (D13). The same team made again is the
 * one that is there. Returns its id.
 */
export async function createTeam(
  services: Services,
  terms: { viewer: SignedIn; competitionId: string; name: string; memberIds: readonly string[] | undefined },
): Promise<string> {
  const { viewer, competitionId, name } = terms
  const now = services.now()
  return services.db.transaction(async (tx) => {
    const competition = await findTeamCompetitionForUpdate(tx, { viewer, competitionId, now })
    const userIds = [...new Set(terms.memberIds ?? [viewer.userId])]
    await requireMayChangeTeam(tx, { viewer, competition, isOwnPart: terms.memberIds === undefined })
    const entrants = await listEntrants(tx, competitionId)
    const present = await findTeamNamed(tx, competitionId, name)
    if (present) {
      const held = entrants.filter((one) => one.teamId === present.id).map((one) => one.userId)
      if (userIds.every((userId) => held.includes(userId))) return present.id
      throw new AppError('team_name_taken')
    }
    requireWithoutTeam(entrants, userIds)
    if (userIds.length > competition.size) throw new AppError('team_full')
    const team = { id: newId('tea'), competitionId }
    await insertTeam(tx, { ...team, name, drawSeed: null, createdAt: now })
    await addTeamMembers(tx, { team, userIds, joinedAt: now })
    await announceTeam(services, tx, { competitionId, teamId: team.id, userIds })
    return team.id
  })
}
