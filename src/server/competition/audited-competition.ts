import type { AuditSource } from '#contract/platform/audit-facts.ts'
import { closedInOneLine } from '#golf/competition/closed-holes.ts'
import { handicapIndexToDecimal, toHandicapIndex } from '#golf/numbers.ts'
import type { CompetitionRow } from './competitions.store.ts'

/** A competition as the audit log compares it: lists in one line each. */
export function auditedCompetition(
  { eligibility, divisions, closedHoles, ...row }: CompetitionRow,
  categoryNames: ReadonlyMap<string, string> = new Map(),
): AuditSource {
  return {
    ...row,
    divisions:
      divisions?.map(({ name, least, most }) => `${name} ${inTenths(least)}–${inTenths(most)}`).join(', ') ??
      null,
    closedHoles: closedInOneLine(closedHoles),
    eligibility: eligibility
      ? {
          ...eligibility,
          categories: eligibility.categories?.map((id) => categoryNames.get(id) ?? id).join(', ') ?? null,
        }
      : null,
  }
}

const inTenths = (tenths: number) => {
  const index = toHandicapIndex(tenths)
  return index === undefined ? '' : handicapIndexToDecimal(index)
}
