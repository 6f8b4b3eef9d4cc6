import {
  currentStatus,
  findCompetition,
  readCompetitionType,
  type CompetitionRow,
} from '../competitions.store.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import { startSheets } from '../../platform/db/tables/start-sheets.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requireClubAdmin, requireDesk } from '../../platform/http/require.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { takeVersion } from '../../platform/http/take-version.ts'
import { readStartDraw } from './start-draw-view.ts'
import { findStartSheet, type StartSheetRow } from './start-sheets.store.ts'

/** `by`: whether the change is one that desk helpers make too. */
type Drawing = { viewer: SignedIn; competitionId: string; by?: 'administrator' | 'desk' }

/** The competition of a draw that this person may change now, locked: two take turns. */
export async function requireDrawnCompetition(
  services: Pick<Services, 'now'>,
  tx: Transaction,
  { viewer, competitionId, by = 'administrator' }: Drawing,
): Promise<CompetitionRow> {
  const competition = await findCompetition(tx, competitionId, { lock: true })
  if (!competition) throw new AppError('not_found')
  if (by === 'desk') requireDesk(viewer, competition)
  else requireClubAdmin(viewer, competition.clubId)
  if (readCompetitionType(competition) === 'matchplay') throw new AppError('no_start_sheet')
  const status = currentStatus(competition, services.now())
  if (status === 'final' || status === 'cancelled') throw new AppError('result_final')
  return competition
}

/** The draw that is changed; without one there is nothing to change yet. */
export async function requireSheet(tx: Transaction, competitionId: string): Promise<StartSheetRow> {
  const sheet = await findStartSheet(tx, competitionId)
  if (!sheet) throw new AppError('no_start_sheet')
  return sheet
}

/** The next version of a draw, or a 409 with what is there now (P16). */
export async function takeDrawVersion(
  tx: Transaction,
  input: { competition: CompetitionRow; seen: number | undefined; sent: object },
): Promise<void> {
  const { competition, seen, sent } = input
  await takeVersion(tx, startSheets, {
    id: competition.id,
    seen,
    sent,
    now: () => readStartDraw(tx, competition),
  })
}
