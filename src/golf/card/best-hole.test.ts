import { expect, test } from 'vitest'
import { bestHole } from './best-hole.ts'

const hole = (toPar: number | null, strokeIndex: number) => ({ toPar, strokeIndex })

test.each([
  ['no hole was holed out, then there is none', [hole(null, 1), hole(null, 2)], undefined],
  ['one is lowest against par, then it is the best', [hole(1, 1), hole(-1, 9), hole(0, 2)], hole(-1, 9)],
  ['two are level, then the harder is the best', [hole(0, 12), hole(0, 3), hole(1, 1)], hole(0, 3)],
])('when %s', (_, lines, best) => {
  expect(bestHole(lines)).toEqual(best)
})
