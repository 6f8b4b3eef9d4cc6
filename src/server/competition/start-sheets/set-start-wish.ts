import type { z } from 'zod/mini'
import type { setStartWish as setStartWishCall } from '#contract/competition/start-sheet-draw.ts'
import { clockMinutes } from '#golf/competition/start-sheet/club-clock.ts'
import { recordAction } from '../../platform/audit/audit.store.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError, fieldError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { requireDrawnCompetition } from './require-draw.ts'
import { readDrawing } from './start-draw-view.ts'
import { deleteStartWish, saveStartWish } from './start-sheets.store.ts'

type Input = {
  viewer: SignedIn
  competitionId: string
  userId: string
  body: z.output<typeof setStartWishCall.body>
}

/** Keeps what an entered player asked for; it counts from the next draw on, and the draw that is there is judged by it. */
export async function setStartWish(services: Services, input: Input): Promise<void> {
  const { viewer, competitionId, userId, body } = input
  await services.db.transaction(async (tx) => {
    const competition = await requireDrawnCompetition(services, tx, input)
    const { entered, wishes } = await readDrawing(tx, competition)
    if (!entered.has(userId)) throw new AppError('not_found')
    const { notBefore = null, notAfter = null } = body
    const others = [...new Set(body.with)].filter((other) => other !== userId)
    if (others.some((other) => !entered.has(other)))
      throw fieldError('with', 'This player is not entered in the competition.')
    if (notBefore !== null && notAfter !== null && clockMinutes(notBefore) > clockMinutes(notAfter))
      throw fieldError('notAfter', 'The latest time is before the earliest.')
    const wish = { userId, with: others, notBefore, notAfter }
    const isNothing = others.length === 0 && notBefore === null && notAfter === null
    if (isNothing) await deleteStartWish(tx, { competitionId, userId })
    else await saveStartWish(tx, { competitionId, wish })
    const held = wishes.find((one) => one.userId === userId)
    if (JSON.stringify(held) === JSON.stringify(isNothing ? undefined : wish)) return
    await recordAction(services, tx, {
      by: viewer,
      clubId: competition.clubId,
      action: 'competition.start_wish_kept',
      objectId: competitionId,
      subjectId: userId,
      before: told(held),
      after: told(isNothing ? undefined : wish),
    })
  })
}

function told(
  wish: { with: readonly string[]; notBefore: string | null; notAfter: string | null } | undefined,
) {
  return {
    partners: wish?.with.length ?? 0,
    notBefore: wish?.notBefore ?? null,
    notAfter: wish?.notAfter ?? null,
  }
}
