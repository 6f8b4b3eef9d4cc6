import { currencies, minorUnits, type Currency } from '#domain/club/currencies.ts'
import type { Transaction } from '../db/transaction.ts'
import { AppError } from '../http/app-error.ts'
import { findPlan, savePlan } from '../leaderboard/prizes/prizes.store.ts'
import { countPaidFees, listWithPrizes, rescaleFees } from './club-money.store.ts'

/**
 * What a new currency of the club asks of its amounts, which are kept without one: what was paid would be called another
 * money, so it is refused; fees and prizes keep their number. The club is locked.
 */
export async function letMoneyFollow(
  tx: Transaction,
  { clubId, from, to }: { clubId: string; from: string; to: Currency },
): Promise<void> {
  if ((await countPaidFees(tx, clubId)) > 0) throw new AppError('fees_paid')
  const before = currencies.find((one) => one === from)
  const factor = before === undefined ? 1 : minorUnits(to) / minorUnits(before)
  if (factor === 1) return
  await rescaleFees(tx, clubId, factor)
  for (const competitionId of await listWithPrizes(tx, clubId)) {
    const plan = await findPlan(tx, competitionId)
    const categories = plan.categories.map((category) => ({
      ...category,
      prizes: category.prizes.map(({ amountMinor, thing }) => ({
        amountMinor: amountMinor === null ? null : Math.round(amountMinor * factor),
        thing,
      })),
    }))
    await savePlan(tx, competitionId, { ...plan, categories })
  }
}
