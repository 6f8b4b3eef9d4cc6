import { recordAction } from '../../platform/audit/audit.store.ts'
import {
  type CompetitionRow,
  currentStatus,
  findCompetition,
  readCompetitionType,
  updateCompetitionRow,
} from '../../competition/competition.ts'
import { findCourseOf } from '../../course/course.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError, fieldError } from '../../platform/http/app-error.ts'
import { requireClubAdmin } from '../../platform/http/require.ts'
import type { SignedIn } from '../../platform/http/session.ts'

/**
 * Lets boards stand still from a hole on, or shows the whole result (`from` null). A final result hides nothing, so it is
 * shown before it is made final; until then it can be hidden again.
 */
export async function hideHoles(
  services: Services,
  input: { viewer: SignedIn; competitionId: string; from: number | null },
): Promise<void> {
  const { viewer, competitionId, from } = input
  await services.db.transaction(async (tx) => {
    const competition = await findCompetition(tx, competitionId, { lock: true })
    if (!competition) throw new AppError('not_found')
    requireClubAdmin(viewer, competition.clubId)
    if (competition.heldFrom === from) return
    if (currentStatus(competition, services.now()) === 'final') throw new AppError('result_final')
    if (from !== null && readCompetitionType(competition) === 'matchplay')
      throw new AppError('invalid_input', { message: 'Match play has no board on which holes are hidden.' })
    if (from !== null) await requireHole(tx, competition, from)
    await updateCompetitionRow(tx, competitionId, {
      heldFrom: from,
      holdChanges: competition.holdChanges + 1,
    })
    await services.feed.announce(tx, { kind: 'competition', competitionId })
    await recordAction(services, tx, {
      by: viewer,
      clubId: competition.clubId,
      objectId: competitionId,
      action: from === null ? 'competition.holes_shown' : 'competition.holes_hidden',
      before: { heldFrom: competition.heldFrom },
      after: { heldFrom: from },
    })
  })
}

/** The board of a course of nine holes cannot be hidden from the sixteenth. */
async function requireHole(tx: Transaction, competition: CompetitionRow, from: number): Promise<void> {
  const numbers = ((await findCourseOf(tx, competition))?.holes ?? []).map(({ holeNumber }) => holeNumber)
  if (numbers.length === 0 || numbers.slice(1).includes(from)) return
  const played =
    competition.nine === null
      ? `The course has ${numbers.length} holes`
      : `The competition is played over holes ${Math.min(...numbers)} to ${Math.max(...numbers)}`
  throw fieldError('from', `${played}, so nothing can be hidden from hole ${from} on.`)
}
