import { afterEach, expect, test, vi } from 'vitest'
import { CellNetwork } from '../read-cells/cell-network.ts'
import { loadModel } from '../read-cells/load-model.ts'
import { serverRuntime } from '../read-cells/server-runtime.ts'
import { findCard, type Turns } from './find-card.ts'

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

async function cellsReadIn(turns: Turns, cellsLeft = Infinity): Promise<number> {
  const network = await CellNetwork.load(await loadModel('cells'), await serverRuntime())
  const predict = vi.spyOn(network, 'predict')
  const search = { network, cellsLeft }
  expect(await findCard(squares(), search, turns)).toBeUndefined()
  const read = predict.mock.calls.reduce((sum, [, cells]) => sum + cells.length, 0)
  expect(search.cellsLeft).toBe(cellsLeft - read)
  return read
}

test('the turn that is likeliest is looked at as long as a card that is held upright', async () => {
  const upright = await cellsReadIn({ likeliest: 0 })
  expect(upright).toBeGreaterThan(600)
  expect(await cellsReadIn({ likeliest: 2 })).toBeGreaterThan(0.9 * upright)
  const second = (await cellsReadIn({ likeliest: 0, others: [2] })) - upright
  expect(second).toBeLessThan(0.8 * upright)
  expect(await cellsReadIn({ others: [2] })).toBe(second)
})

test('when hardly any cells are left to the search, then no further table and no further turn is begun', async () => {
  const all = await cellsReadIn({ likeliest: 0, others: [2, 1, 3] })
  expect(await cellsReadIn({ likeliest: 0, others: [2, 1, 3] }, 100)).toBeLessThan(all / 4)
  expect(await cellsReadIn({ likeliest: 0, others: [2, 1, 3] }, 0)).toBe(0)
})

test('when it is known whether the holes run down, then only such rules are looked at', async () => {
  const read = await cellsReadIn({ likeliest: 0 })
  // Nine level rules are too few for a run of holes.
  expect(await cellsReadIn({ likeliest: 0, runsDown: false })).toBe(read)
  expect(await cellsReadIn({ likeliest: 0, runsDown: true })).toBe(0)
})
