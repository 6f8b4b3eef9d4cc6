import type { ReviewFinding } from '#contract/handicap/handicap-review.ts'
import { byName } from '#golf/by-name.ts'
import { readerLocale } from '#web/messages/language.ts'

export const findingOrders = ['striking', 'latest', 'name'] as const
export type FindingOrder = (typeof findingOrders)[number]

/** The findings of one kind, which come with the most striking first. Those without a day stand behind those with one. */
export function sortFindings(findings: readonly ReviewFinding[], order: FindingOrder): ReviewFinding[] {
  switch (order) {
    case 'striking':
      return [...findings]
    case 'latest':
      return [...findings].sort((a, b) => (b.day ?? '').localeCompare(a.day ?? ''))
    case 'name':
      return [...findings].sort(byName(readerLocale()))
  }
}
