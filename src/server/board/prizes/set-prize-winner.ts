import { isMeasured } from '#golf/competition/prizes/prize-plan.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { recordAction } from '../../platform/audit/audit.store.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError, fieldError } from '../../platform/http/app-error.ts'
import { readCardRulings } from '../../card/card.ts'
import { deleteWinner, findPrizePlan, listWinners, saveWinner } from '../../competition/competition.ts'
import { lockOpenCompetition } from './set-prizes.ts'

type Sent = { userId: string | null; measure: string | null }

/** Says who won a category that is measured, or takes it back. What was said already changes nothing. */
export async function setPrizeWinner(
  services: Services,
  input: { viewer: SignedIn; competitionId: string; categoryId: string } & Sent,
): Promise<void> {
  const { viewer, competitionId, categoryId, userId, measure } = input
  await services.db.transaction(async (tx) => {
    const competition = await lockOpenCompetition(services, tx, { viewer, competitionId })
    const category = (await findPrizePlan(tx, competitionId)).categories.find(({ id }) => id === categoryId)
    if (!category) throw new AppError('not_found', { message: 'This category of prizes is no longer there.' })
    if (!isMeasured(category.kind)) throw fieldError('categoryId', 'The cards decide this category.')
    const before = (await listWinners(tx, competitionId)).find((one) => one.categoryId === categoryId)
    if ((before?.userId ?? null) === userId && (before?.measure ?? null) === (userId && measure)) return
    if (userId === null) await deleteWinner(tx, competitionId, categoryId)
    else {
      const [entrant] = await readCardRulings(tx, competitionId, userId)
      if (!entrant) throw fieldError('userId', 'Only players who are entered can win it.')
      const [setBy, setAt] = [viewer.userId, services.now()]
      await saveWinner(tx, { competitionId, categoryId, userId, measure, setBy, setAt })
    }
    await recordAction(services, tx, {
      by: viewer,
      clubId: competition.clubId,
      action: 'competition.prize_won',
      objectId: competitionId,
      ...(userId === null ? {} : { subjectId: userId }),
      before: { measure: before?.measure ?? null },
      after: { kind: category.kind, measure },
    })
  })
}
