import { afterEach, expect, test, vi } from 'vitest'
import { CellNetwork } from '../read-cells/cell-network.ts'
import { loadModel } from '../read-cells/load-model.ts'
import { findCard } from './find-card.ts'
import type { QuarterTurns } from './turn-card.ts'

afterEach(() => vi.restoreAllMocks())

/** Three tables of squares of different widths, in which nothing stands: each is read in vain, in every turn alike. */
function squares() {
  const [width, height] = [1800, 1500]
  const data = new Uint8Array(width * height).fill(220)
  for (const [top, square] of [
    [20, 44],
    [520, 52],
    [1020, 60],
  ] as const)
    for (let y = 0; y <= 8 * square; y += 1)
      for (let x = 0; x <= 24 * square && x < width - 60; x += 1)
        if (x % square < 3 || y % square < 3) data[(top + y) * width + 30 + x] = 60
  return { image: { width, height, data }, toPhoto: (u: number, v: number) => [u, v] as const }
}

async function cellsReadIn(turns: readonly QuarterTurns[]): Promise<number> {
  const network = await CellNetwork.load(await loadModel('cells'))
  const predict = vi.spyOn(network, 'predict')
  expect(await findCard(squares(), network, turns)).toBeUndefined()
  return predict.mock.calls.reduce((sum, [, cells]) => sum + cells.length, 0)
}

test('the turn that is likeliest is looked at as long as a card that is held upright', async () => {
  const upright = await cellsReadIn([0])
  expect(upright).toBeGreaterThan(600)
  expect(await cellsReadIn([2])).toBeGreaterThan(0.9 * upright)
  const second = (await cellsReadIn([0, 2])) - upright
  expect(second).toBeLessThan(0.8 * upright)
})
