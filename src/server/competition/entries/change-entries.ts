import type { z } from 'zod/mini'
import type { changeEntries as changeEntriesCall } from '#contract/competition/entries.ts'
import { mayGoBack } from '#contract/money/fee-states.ts'
import { recordAction } from '../../platform/audit/audit.store.ts'
import { askForReturn, closePages, listCardPayers } from '../entry-fees/entry-payments.store.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requireClubAdmin } from '../../platform/http/require.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { listEntryFees, saveFees, saveGroups } from './entry-facts.store.ts'
import { currentStatus, type CompetitionRow } from '../competitions.store.ts'
import { lockForDesk } from './require-entries.ts'

type Body = z.output<typeof changeEntriesCall.body>
type Listed = Awaited<ReturnType<typeof listEntryFees>>[number]

/**
 * Says of entries that their fee is owed, paid, waived or paid back, or whose tee they play. The fee that is paid is the fee
 * as it is now; only what was paid by somebody who withdrew, or for a cancelled competition, is paid back, and how much it
 * was stays with the entry. What was paid by card goes back to the card, and the entry says so once it has.
 */
export async function changeEntries(
  services: Services,
  input: { viewer: SignedIn; competitionId: string; body: Body },
): Promise<number> {
  const { viewer, competitionId, body } = input
  return services.db.transaction(async (tx) => {
    const competition = await lockForDesk(tx, input)
    // A desk takes money and corrects itself; fees that are waived or paid back, and whose tee they play, are the club's.
    if (body.group !== undefined || !isTakenAtDesk(body.fee)) requireClubAdmin(viewer, competition.clubId)
    const all = await listEntryFees(tx, { competitionId, userIds: body.userIds })
    const { settled: byCard, stray } = await listCardPayers(tx, { competitionId, userIds: body.userIds })
    const isCancelled = currentStatus(competition, services.now()) === 'cancelled'
    const { fee, group } = body
    const goesBack = (one: Listed) => one.fee === 'paid' && mayGoBack({ status: one.status, isCancelled })
    const idsOf = (which: (one: Listed) => boolean) =>
      fee === 'refunded' ? all.filter(which).map(({ userId }) => userId) : []
    const asked = await returnToCards(services, tx, {
      viewer,
      competition,
      settled: idsOf((one) => byCard.has(one.userId) && goesBack(one)),
      stray: idsOf((one) => stray.has(one.userId)),
    })
    const before = asked.length > 0 ? all.filter(({ userId }) => !byCard.has(userId)) : all
    const hasOtherFee = (one: Listed) =>
      fee !== undefined && one.fee !== fee && (fee !== 'refunded' || goesBack(one))
    if (before.some((one) => byCard.has(one.userId) && hasOtherFee(one))) throw new AppError('paid_by_card')
    const changed = before.filter((one) => hasOtherFee(one) || (group !== undefined && one.playsAs !== group))
    if (changed.length === 0) return asked.length
    await save(services, tx, { competition, body, changed, withFee: before.filter(hasOtherFee) })
    for (const { userId, fee: feeBefore, playsAs } of changed) {
      const was = { fee: feeBefore, playsAs }
      await recordAction(services, tx, {
        by: viewer,
        clubId: competition.clubId,
        action: 'competition.entry_changed',
        objectId: competitionId,
        subjectId: userId,
        before: was,
        after: { ...was, ...(fee !== undefined && { fee }), ...(group !== undefined && { playsAs: group }) },
      })
    }
    return asked.length + changed.length
  })
}

const isTakenAtDesk = (fee: Body['fee']) => fee === 'paid' || fee === 'owed'

async function save(
  services: Services,
  tx: Transaction,
  input: {
    competition: CompetitionRow
    body: Body
    changed: readonly Listed[]
    withFee: readonly Listed[]
  },
): Promise<void> {
  const { competition, changed, withFee } = input
  const { fee, group } = input.body
  const competitionId = competition.id
  if (fee !== undefined && withFee.length > 0) {
    const userIds = withFee.map(({ userId }) => userId)
    await saveFees(tx, {
      competitionId,
      userIds,
      fee,
      ...(fee !== 'refunded' && { paidMinor: fee === 'paid' ? (competition.entryFeeMinor ?? 0) : null }),
    })
    if (await closePages(tx, { competitionId, userIds, at: services.now() }))
      await services.feed.announce(tx, { kind: 'fees' })
  }
  if (group !== undefined)
    await saveGroups(tx, { competitionId, userIds: changed.map(({ userId }) => userId), group })
}

/** Gives whose money is on its way now. */
async function returnToCards(
  services: Services,
  tx: Transaction,
  input: {
    viewer: SignedIn
    competition: CompetitionRow
    settled: readonly string[]
    stray: readonly string[]
  },
): Promise<string[]> {
  const { viewer, competition, settled, stray } = input
  const { id: competitionId, clubId } = competition
  if (settled.length + stray.length === 0) return []
  const reason = 'by_club'
  const returning = [
    ...(await askForReturn(tx, { competitionId, userIds: settled, reason })),
    ...(await askForReturn(tx, { competitionId, userIds: stray, reason, isStray: true })),
  ]
  await services.feed.announce(tx, { kind: 'fees' })
  for (const userId of returning)
    await recordAction(services, tx, {
      by: viewer,
      clubId,
      action: 'competition.fee_return_asked',
      objectId: competitionId,
      subjectId: userId,
      after: { isByCard: true },
    })
  return [...new Set([...settled, ...stray])]
}
