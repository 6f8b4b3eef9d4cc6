import {
  amountText,
  currencies,
  DEFAULT_CURRENCY,
  minorUnits,
  sameNumber,
  type Currency,
} from '#contract/money/currencies.ts'
import type { PrizePlan } from '#golf/competition/prizes/prize-plan.ts'
import { closePages } from './entry-fees/entry-payments.store.ts'
import { prizePlans } from '../platform/db/tables/prizes.ts'
import type { Transaction } from '../platform/db/transaction.ts'
import { takeNextVersion } from '../platform/db/versions.ts'
import type { Services } from '../platform/deps.ts'
import { AppError, fieldError } from '../platform/http/app-error.ts'
import { findPlan, savePlan } from './prizes/prizes.store.ts'
import {
  countTakenFees,
  listWithPrizes,
  lockCompetitionsOf,
  rewriteFees,
  type CompetitionWithMoney,
} from './club-money.store.ts'

type Currencies = { from: Currency; to: Currency }

/**
 * What a new currency of the club asks of its amounts, which are kept without one: what was paid would be called another
 * money, so it is refused; fees and prizes keep their number, and one that the new currency cannot say is refused too.
 * Payment pages that are open ask for the money before, so they are closed. The club is locked.
 */
export async function letMoneyFollow(
  { feed, now }: Pick<Services, 'feed' | 'now'>,
  tx: Transaction,
  change: { clubId: string; from: string; to: Currency },
): Promise<void> {
  const { clubId, to } = change
  const from = currencies.find((one) => one === change.from) ?? DEFAULT_CURRENCY
  const all = await lockCompetitionsOf(tx, clubId)
  if ((await countTakenFees(tx, clubId)) > 0) throw new AppError('fees_paid')
  const withPrizes = new Set(await listWithPrizes(tx, clubId))
  for (const competition of all) {
    const { id: competitionId, status, entryFeeMinor } = competition
    const follow = (minor: number) => inNewMoney(minor, { competition, from, to })
    if (entryFeeMinor !== null) follow(entryFeeMinor)
    if (withPrizes.has(competitionId)) await rewritePrizes(tx, competitionId, follow)
    if (status !== 'final') await feed.announce(tx, { kind: 'competition', competitionId })
  }
  await rewriteFees(tx, clubId, { times: minorUnits(to), by: minorUnits(from) })
  if (await closePages(tx, { clubId, at: now() })) await feed.announce(tx, { kind: 'fees' })
}

/** Says which competition has a fraction, because nobody is to find a rounded amount that they did not choose. */
function inNewMoney(
  minor: number,
  { competition, from, to }: Currencies & { competition: CompetitionWithMoney },
): number {
  const converted = sameNumber(minor, { from, to })
  if (converted !== undefined) return converted
  const isFinal = competition.status === 'final'
  const amount = amountText(minor, from)
  const advice = isFinal
    ? 'Its result is final: reopen it, then change this to a whole amount.'
    : 'Change this to a whole amount first.'
  throw fieldError(
    'currency',
    `“${competition.name}” has ${amount} ${from} as its entry fee or a prize, and ${to} has no smaller unit. ${advice}`,
    { fraction: { competition: competition.name, amount, from, to, isFinal } },
  )
}

async function rewritePrizes(
  tx: Transaction,
  competitionId: string,
  follow: (minor: number) => number,
): Promise<void> {
  const plan = await findPlan(tx, competitionId)
  const categories: PrizePlan['categories'] = plan.categories.map((category) => ({
    ...category,
    prizes: category.prizes.map(({ amountMinor, thing }) => ({
      amountMinor: amountMinor === null ? null : follow(amountMinor),
      thing,
    })),
  }))
  await takeNextVersion(tx, prizePlans, { id: competitionId, seen: undefined })
  await savePlan(tx, competitionId, { ...plan, categories })
}
