import { z } from 'zod/mini'
import type { CompetitionPrizes } from '#contract/competition/prizes.ts'
import { prizeKinds, type PrizeKind } from '#golf/competition/prizes/prize-plan.ts'
import { newId } from '#web/lib/new-id.ts'
import { typedAmount } from '#web/lib/typed-amount.ts'

const prize = z.object({ amount: z.string(), thing: z.string() })
export type PrizeValues = z.infer<typeof prize>

/** A category as it is typed: texts, of which the server reads the amounts. */
const category = z.object({
  id: z.string(),
  kind: z.enum(prizeKinds),
  name: z.string(),
  divisionId: z.nullable(z.string()),
  holeNumber: z.string(),
  prizes: z.array(prize),
})
export type CategoryValues = z.infer<typeof category>

const plan = z.object({ onePerPlayer: z.boolean(), categories: z.array(category) })
export type PlanValues = z.infer<typeof plan>

/** What was kept on this tab; undefined where nothing was, or by a version of the page with another form. */
export function readKeptPlan(kept: string): PlanValues | undefined {
  if (kept === '') return undefined
  const read = plan.safeParse(JSON.parse(kept))
  return read.success ? read.data : undefined
}

export const blankPrize: PrizeValues = { amount: '', thing: '' }

export function valuesOf({ onePerPlayer, categories }: CompetitionPrizes): PlanValues {
  return {
    onePerPlayer,
    categories: categories.map(({ id, kind, name, divisionId, holeNumber, prizes }) => ({
      id,
      kind,
      divisionId,
      name: name ?? '',
      holeNumber: holeNumber === null ? '' : String(holeNumber),
      prizes: prizes.map(({ amount, thing }) => ({ amount: amount ?? '', thing: thing ?? '' })),
    })),
  }
}

export function newCategory(kind: PrizeKind): CategoryValues {
  const id = newId('pzc_')
  return { id, kind, divisionId: null, name: '', holeNumber: '', prizes: [blankPrize] }
}

/** The list with one of it changed, or without it where `change` is undefined. */
export function withOne<One>(list: readonly One[], at: number, change: One | undefined): One[] {
  return list.flatMap((one, i) => (i !== at ? [one] : change === undefined ? [] : [change]))
}

/** Decimal text added exactly, in hundredths; what is no amount counts nothing. */
export function totalOf(plan: PlanValues): string {
  const hundredths = plan.categories
    .flatMap(({ prizes }) => prizes)
    .reduce((sum, { amount }) => sum + Math.round(Number(typedAmount(amount)) * 100 || 0), 0)
  return (hundredths / 100).toFixed(2)
}
