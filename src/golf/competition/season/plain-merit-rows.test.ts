import { expect, test } from 'vitest'
import { orderOfMerit } from './order-of-merit.ts'
import { plainMeritRows } from './plain-merit-rows.ts'

test('when a season is printed, then each competition has its column, and what was dropped stands in brackets', () => {
  const at = (playerId: string, position: number | null) => ({ playerId, name: playerId, position })
  const rows = orderOfMerit({ points: [10, 8, 5], otherPoints: 0, best: 1 }, [
    { competitionId: 'may', finishers: [at('Ann', 1), at('Ben', 2), at('Cas', 2)] },
    { competitionId: 'june', finishers: [at('Ann', 2), at('Cas', null)] },
  ])
  expect(plainMeritRows(rows, { competitionIds: ['may', 'june'], decimalSign: ',' })).toEqual([
    { place: '1', name: 'Ann', points: '10', scores: ['10', '(8)'] },
    { place: 'T2', name: 'Ben', points: '6,50', scores: ['6,50', ''] },
    { place: 'T2', name: 'Cas', points: '6,50', scores: ['6,50', '–'] },
  ])
})
