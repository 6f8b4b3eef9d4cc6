import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requireClubAdmin, requireDesk } from '../../platform/http/require.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { currentStatus, findCompetition, type CompetitionRow } from '../competitions.store.ts'
import { isDrawn } from './move-up-reserves.ts'

type Asked = { viewer: SignedIn; competitionId: string }

/** A competition whose row is locked for an administrator of its club. */
export async function lockForClub(
  tx: Transaction,
  { viewer, competitionId }: Asked,
): Promise<CompetitionRow> {
  const competition = await lockCompetition(tx, competitionId)
  requireClubAdmin(viewer, competition.clubId)
  return competition
}

/** The same for an administrator or a desk helper of the competition. */
export async function lockForDesk(
  tx: Transaction,
  { viewer, competitionId }: Asked,
): Promise<CompetitionRow> {
  const competition = await lockCompetition(tx, competitionId)
  requireDesk(viewer, competition)
  return competition
}

async function lockCompetition(tx: Transaction, competitionId: string): Promise<CompetitionRow> {
  const competition = await findCompetition(tx, competitionId, { lock: true })
  if (!competition) throw new AppError('not_found')
  return competition
}

/** Locked for the desk, as long as its players may still change: not in a draft, a cancelled or a final one, nor after a bracket is drawn. */
export async function lockWithOpenField(
  services: Pick<Services, 'now'>,
  tx: Transaction,
  input: Asked,
): Promise<CompetitionRow> {
  const competition = await lockForDesk(tx, input)
  const status = currentStatus(competition, services.now())
  if (status === 'final') throw new AppError('result_final')
  if (status === 'draft')
    throw new AppError('not_open', { message: 'This competition is a draft. Open it for entries first.' })
  if (status === 'cancelled') throw new AppError('not_open', { message: 'This competition is cancelled.' })
  if (await isDrawn(tx, competition))
    throw new AppError('draw_made', {
      message:
        'The draw has been made, so the players can no longer change. Record a walkover for a player who cannot play, or take the draw back under Draw again on the bracket’s page while no match has been played.',
    })
  return competition
}
