import { expect, test } from 'vitest'
import { createCompetitionBody } from '#contract/competition/competition-changes.ts'
import { typedAmount } from './typed-amount.ts'

test.each([
  ['5', '5'],
  ['5.00', '5.00'],
  ['5,50', '5.50'],
  ['£5.00', '5.00'],
  ['£ 10', '10'],
  ['10 €', '10'],
  ['10,5€', '10.5'],
  ['GBP 12.50', '12.50'],
  ['12.50 gbp', '12.50'],
  ['150 kr', '150'],
  ['kr. 150', '150'],
  ['1,250.00', '1250.00'],
  ['1.250,00', '1250.00'],
  ['1 250,00 kr', '1250.00'],
  ['1’250.00', '1250.00'],
  ['12,345.6', '12345.6'],
  ['', ''],
])('“%s” is the amount %s', (typed, amount) => {
  expect(typedAmount(typed)).toBe(amount)
})

test.each(['1,250', '1.250', 'five', '5-10', '£', '-5', '£ five', '5.5.5', '1,25.00', '5 or 6'])(
  '“%s” is refused, and no other amount in silence',
  (typed) => {
    const { entryFee } = createCompetitionBody.shape
    expect(entryFee.safeParse(typedAmount(typed)).success).toBe(false)
  },
)
