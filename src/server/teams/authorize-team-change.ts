import { mayAdministerClub, mayPlayAt, maySeeClub } from '#domain/club/permissions.ts'
import { DEFAULT_TEAM_SIZE } from '#domain/competition/competition.ts'
import {
  findCompetition,
  readCompetitionType,
  type CompetitionRow,
} from '../competitions/competitions.store.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Services } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import type { SignedIn } from '../http/session.ts'
import { mayStillChange } from './team-view.ts'
import { hasScores, type Entrant } from './teams.store.ts'

/** A team competition whose row is locked: what is counted now stays true until the transaction ends. */
export type LockedCompetition = CompetitionRow & { size: number }

/** 404 to strangers, 409 where there are no teams or the result is frozen. */
export async function findTeamCompetitionForUpdate(
  tx: Transaction,
  terms: { viewer: SignedIn; competitionId: string; now: Date },
): Promise<LockedCompetition> {
  const competition = await findCompetition(tx, terms.competitionId, { lock: true })
  if (!competition || !maySeeClub(terms.viewer, competition.clubId)) throw new AppError('not_found')
  requireTeamType(competition)
  if (!mayStillChange(competition, terms.now)) throw new AppError('result_final')
  return { ...competition, size: competition.teamSize ?? DEFAULT_TEAM_SIZE }
}

export function requireTeamType(competition: CompetitionRow): void {
  const type = readCompetitionType(competition)
  if (type !== 'team_stroke' && type !== 'team_stableford') throw new AppError('not_a_team_competition')
}

/** Administrators change teams until the result is final; players their own part until somebody has a score (D13). */
export async function requireMayChangeTeam(
  tx: Transaction,
  terms: { viewer: SignedIn; competition: CompetitionRow; isOwnPart: boolean },
): Promise<void> {
  const { viewer, competition } = terms
  if (mayAdministerClub(viewer, competition.clubId) && !terms.isOwnPart) return
  if (!terms.isOwnPart) throw new AppError('forbidden')
  if (!mayPlayAt(viewer, competition.clubId))
    throw new AppError('forbidden', { message: 'Only players of the club are in teams.' })
  if (mayAdministerClub(viewer, competition.clubId)) return
  if (await hasScores(tx, competition.id)) throw new AppError('play_has_begun')
}

/** Refuses whoever is not entered or is in a team already. */
export function requireWithoutTeam(entrants: readonly Entrant[], userIds: readonly string[]): void {
  for (const userId of userIds) {
    const entrant = entrants.find((one) => one.userId === userId)
    if (!entrant)
      throw new AppError('not_entered', { message: 'Only players of the competition are in teams.' })
    if (entrant.teamId !== null) throw new AppError('in_another_team')
  }
}

/** The rows of the team and of these players change on the board. */
export async function announceTeam(
  services: Services,
  tx: Transaction,
  terms: { competitionId: string; teamId: string; userIds: readonly string[] },
): Promise<void> {
  for (const userId of [terms.teamId, ...terms.userIds])
    await services.feed.announce(tx, { kind: 'board', competitionId: terms.competitionId, userId })
}
