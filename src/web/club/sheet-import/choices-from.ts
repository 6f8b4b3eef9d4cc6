import type { RememberedReading } from '#contract/club/sheet-columns.ts'
import { minusMeanings } from '#contract/club/member-import/minus-meanings.ts'
import { dateOrders } from '#contract/club/member-import/read-date.ts'
import { singleBytes } from '#contract/club/member-import/text-encodings.ts'
import { wholeMeanings } from '#contract/club/member-import/whole-meanings.ts'
import type { Choices } from './use-sheet-import.ts'

/** What the club said of another list, as far as it can still be said: a field or an encoding may be gone. */
export function choicesFrom<Field extends string>(
  said: RememberedReading,
  fields: readonly Field[],
): Choices<Field> {
  const dates = dateOrders.find((one) => one === said.dates)
  const minus = minusMeanings.find((one) => one === said.minus)
  const whole = wholeMeanings.find((one) => one === said.whole)
  const encoding = singleBytes.find((one) => one === said.encoding)
  return {
    ...(said.columns && {
      columns: said.columns.map((name) => fields.find((field) => field === name) ?? null),
    }),
    ...(dates && { dates }),
    ...(minus && { minus }),
    ...(whole && { whole }),
    ...(encoding && { encoding }),
    ...(said.men !== undefined && { men: said.men }),
    ...(said.category === 'sheet' && { category: said.category }),
  }
}
