import type { Competition } from '#contract/competition/competitions.ts'
import type { Admission } from '#golf/competition/eligibility.ts'
import { handicapIndexToDecimal, toHandicapIndex } from '#golf/numbers.ts'

const toWire = (tenths: number | undefined) => {
  const index = tenths === undefined ? undefined : toHandicapIndex(tenths)
  return index === undefined ? undefined : handicapIndexToDecimal(index)
}

/** Who may enter, as every reader of the competition is told; left out where everybody may. */
export function wireAdmission({ eligibility, categoryNames }: Admission): Pick<Competition, 'admits'> {
  if (!eligibility) return {}
  const { leastIndex, mostIndex, gender, membersOnly, categories, leastAge, belowAge } = eligibility
  const [least, most] = [toWire(leastIndex), toWire(mostIndex)]
  return {
    admits: {
      ...(least !== undefined && { leastIndex: least }),
      ...(most !== undefined && { mostIndex: most }),
      ...(gender !== undefined && { gender }),
      ...(membersOnly === true && { membersOnly }),
      ...(categories !== undefined && {
        categories: categories.flatMap((id) => categoryNames.get(id) ?? []),
      }),
      ...(leastAge !== undefined && { leastAge }),
      ...(belowAge !== undefined && { belowAge }),
    },
  }
}
