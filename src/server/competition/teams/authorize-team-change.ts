import { mayAdministerClub, mayPlayAt } from '#contract/club/permissions.ts'
import { DEFAULT_TEAM_SIZE } from '#golf/competition/competition-defaults.ts'
import { findCompetition, readCompetitionType, type CompetitionRow } from '../competitions.store.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requireCompetitionReader } from '../../platform/http/require.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { mayTeamsChange } from './team-view.ts'
import { hasScores, type Entrant } from './teams.store.ts'

/** A team competition whose row is locked, so that its teams stay the same until the transaction ends. */
export type LockedCompetition = CompetitionRow & { teamSize: number }

type Input = { viewer: SignedIn; competitionId: string }

/**
 * Locks the competition before the viewer changes its teams. An administrator may change any team until the result is
 * final; with `isOwnPart`, players may change their own membership until there is a score (D13). Throws
 * `not_found` to outsiders, `forbidden`, `play_has_begun`, and what `findTeamCompetitionForUpdate` throws.
 */
export async function authorizeTeamChange(
  services: Services,
  tx: Transaction,
  input: Input & { isOwnPart: boolean },
): Promise<LockedCompetition> {
  const { viewer, isOwnPart } = input
  const competition = await findTeamCompetitionForUpdate(services, tx, input)
  const isAdmin = mayAdministerClub(viewer, competition.clubId)
  if (!isOwnPart) {
    if (!isAdmin) throw new AppError('forbidden')
    return competition
  }
  if (!mayPlayAt(viewer, competition.clubId))
    throw new AppError('forbidden', { message: 'Only players of the club can be in a team.' })
  if (!isAdmin && (await hasScores(tx, competition.id))) throw new AppError('play_has_begun')
  return competition
}

/**
 * Throws `not_found` to people outside the club, `not_a_team_competition`, and `result_final` when its teams can no
 * longer change.
 */
export async function findTeamCompetitionForUpdate(
  services: Services,
  tx: Transaction,
  { viewer, competitionId }: Input,
): Promise<LockedCompetition> {
  const competition = await findCompetition(tx, competitionId, { lock: true })
  if (!competition) throw new AppError('not_found')
  requireCompetitionReader(viewer, competition)
  requireTeamCompetition(competition)
  if (!mayTeamsChange(competition, services.now())) throw new AppError('result_final')
  return { ...competition, teamSize: competition.teamSize ?? DEFAULT_TEAM_SIZE }
}

export function requireTeamCompetition(competition: CompetitionRow): void {
  const type = readCompetitionType(competition)
  if (type !== 'team_stroke' && type !== 'team_stableford') throw new AppError('not_a_team_competition')
}

/** Throws unless all of these players are entered and none of them has a team: `not_entered`, `in_another_team`. */
export function requireWithoutTeam(entrants: readonly Entrant[], userIds: readonly string[]): void {
  for (const userId of userIds) {
    const entrant = entrants.find((one) => one.userId === userId)
    if (!entrant)
      throw new AppError('not_entered', {
        message: 'Only players who are entered in the competition can be in a team.',
      })
    if (entrant.teamId !== null) throw new AppError('in_another_team')
  }
}

/** Announces that the board's rows of this team and of these players change with the transaction. */
export async function announceTeam(
  services: Services,
  tx: Transaction,
  change: { competitionId: string; teamId: string; userIds: readonly string[] },
): Promise<void> {
  const { competitionId, teamId, userIds } = change
  for (const userId of [teamId, ...userIds])
    await services.feed.announce(tx, { kind: 'board', competitionId, userId })
}
