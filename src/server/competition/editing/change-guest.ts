import type { z } from 'zod/mini'
import type { changeGuest as changeGuestCall } from '#contract/competition/entries.ts'
import { recordAction } from '../../platform/audit/audit.store.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { describeGuest } from '../entries/describe-guest.ts'
import { findEntrantPerson } from '../entries/entry-facts.store.ts'
import { lockForClub } from '../entries/require-entries.ts'

/**
 * Corrects what is known of a guest who is entered. A card that they have begun keeps the index and ratings it was begun
 * with (R0.3). The log has no names, so it has only the rest.
 */
export async function changeGuest(
  services: Services,
  input: {
    viewer: SignedIn
    competitionId: string
    userId: string
    body: z.output<typeof changeGuestCall.body>
  },
): Promise<void> {
  const { viewer, competitionId, userId, body } = input
  await services.db.transaction(async (tx) => {
    const competition = await lockForClub(tx, input)
    if (competition.status === 'final') throw new AppError('result_final')
    const { clubId } = competition
    const before = await findEntrantPerson(tx, { competitionId, userId })
    const { firstName, lastName } = body
    const facts = {
      homeClub: body.homeClub ?? null,
      gender: body.gender ?? null,
      handicapIndex: body.handicap ?? null,
    }
    if (!before || !(await describeGuest(services, tx, { firstName, lastName, ...facts, userId, clubId })))
      throw new AppError('not_found')
    await services.feed.announce(tx, { kind: 'board', competitionId, userId })
    await recordAction(services, tx, {
      by: viewer,
      clubId,
      action: 'competition.entry_changed',
      objectId: competitionId,
      subjectId: userId,
      before,
      after: facts,
    })
  })
}
