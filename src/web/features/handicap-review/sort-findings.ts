import type { ReviewFinding } from '#contract/handicap-review.ts'

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
      return [...findings].sort((a, b) => nameOf(a).localeCompare(nameOf(b)))
  }
}

const nameOf = ({ lastName, firstName }: ReviewFinding) => `${lastName} ${firstName}`
