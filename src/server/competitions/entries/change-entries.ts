import type { z } from 'zod/mini'
import type { changeEntries as changeEntriesCall } from '#contract/entries.ts'
import { recordAction } from '../../audit/audit.store.ts'
import type { Services } from '../../deps.ts'
import type { SignedIn } from '../../http/session.ts'
import { listEntryFees, saveFees, saveGroups } from './entry-facts.store.ts'
import { lockForClub } from './require-entries.ts'

/**
 * Says of entries that their fee is owed, paid, waived or paid back, or whose tee they play. The fee that is paid is the fee
 * as it is now; only what was paid by somebody who withdrew is paid back, and how much it was stays with the entry.
 */
export async function changeEntries(
  services: Services,
  input: { viewer: SignedIn; competitionId: string; body: z.output<typeof changeEntriesCall.body> },
): Promise<number> {
  const { viewer, competitionId, body } = input
  return services.db.transaction(async (tx) => {
    const competition = await lockForClub(tx, input)
    const before = await listEntryFees(tx, { competitionId, userIds: body.userIds })
    const { fee, group } = body
    const hasOtherFee = (one: (typeof before)[number]) =>
      fee !== undefined &&
      one.fee !== fee &&
      (fee !== 'refunded' || (one.status === 'withdrawn' && one.fee === 'paid'))
    const changed = before.filter((one) => hasOtherFee(one) || (group !== undefined && one.playsAs !== group))
    const userIds = changed.map(({ userId }) => userId)
    if (userIds.length === 0) return 0
    if (fee !== undefined)
      await saveFees(tx, {
        ...{
          competitionId,
          userIds: before.filter(hasOtherFee).map(({ userId }) => userId),
          fee,
        },
        ...(fee !== 'refunded' && { paidMinor: fee === 'paid' ? (competition.entryFeeMinor ?? 0) : null }),
      })
    if (group !== undefined) await saveGroups(tx, { competitionId, userIds, group })
    for (const { userId, fee: feeBefore, playsAs } of changed) {
      const was = { fee: feeBefore, playsAs }
      await recordAction(services, tx, {
        ...{ by: viewer, clubId: competition.clubId, action: 'competition.entry_changed' },
        ...{ objectId: competitionId, subjectId: userId },
        before: was,
        after: { ...was, ...(fee !== undefined && { fee }), ...(group !== undefined && { playsAs: group }) },
      })
    }
    return userIds.length
  })
}
