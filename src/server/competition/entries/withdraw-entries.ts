import { closePages } from '../entry-fees/entry-payments.store.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { deleteTeam, findTeam, listEntrants, removeTeamMember } from '../teams/teams.store.ts'
import type { CompetitionRow } from '../competitions.store.ts'
import { listTeamPlaces, saveWithdrawals } from './entries.store.ts'
import { moveUpReserves } from './move-up-reserves.ts'

/**
 * Withdraws entrants, takes them out of their teams, and gives their places to the reserve list. The competition's row is
 * locked by the caller, who knows that it may be done. Returns who moved up.
 */
export async function withdrawEntries(
  services: Services,
  tx: Transaction,
  input: { competition: CompetitionRow; userIds: readonly string[]; by: string; reason: string | null },
): Promise<string[]> {
  const { competition, userIds, by, reason } = input
  const competitionId = competition.id
  await leaveTeams(services, tx, { competitionId, userIds })
  await saveWithdrawals(tx, { competitionId, userIds, by, reason, now: services.now() })
  if (await closePages(tx, { competitionId, userIds, at: services.now() }))
    await services.feed.announce(tx, { kind: 'fees' })
  for (const userId of userIds) await services.feed.announce(tx, { kind: 'board', competitionId, userId })
  return moveUpReserves(services, tx, competition)
}

/** A team that nobody is left in goes. */
async function leaveTeams(
  services: Services,
  tx: Transaction,
  { competitionId, userIds }: { competitionId: string; userIds: readonly string[] },
): Promise<void> {
  for (const { userId, teamId } of await listTeamPlaces(tx, { competitionId, userIds })) {
    const team = await findTeam(tx, teamId)
    if (!team) continue
    await removeTeamMember(tx, team, userId)
    const isEmpty = !(await listEntrants(tx, competitionId)).some((one) => one.teamId === teamId)
    if (isEmpty) await deleteTeam(tx, teamId)
    await services.feed.announce(tx, { kind: 'board', competitionId, userId: teamId })
  }
}
