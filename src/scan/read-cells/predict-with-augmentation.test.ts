import { expect, test } from 'vitest'
import { makePrediction } from '#test/make-prediction.ts'
import { likeliestNumber } from './cell-prediction.ts'
import type { Rectangle } from './cut-cell.ts'
import { predictWithAugmentation } from './predict-with-augmentation.ts'

const image = { width: 0, height: 0, data: new Uint8Array() }
const cell = (left: number): Rectangle => ({ left, right: left + 60, top: 0, bottom: 40 })

/** Reads every cell as this number, surely or not by where it begins, and counts what it was asked. */
function networkOf(number: number, isSure: (left: number) => boolean) {
  const asked: number[] = []
  return {
    asked,
    predict: (_: unknown, cells: readonly Rectangle[]) => {
      asked.push(cells.length)
      return Promise.resolve(
        cells.map(({ left }) => makePrediction('written', number, isSure(left) ? 0.999 : 0.6)),
      )
    },
  }
}

test('cells of which the first network is sure are read once, and the others twice by each', async () => {
  const isSure = (left: number) => left < 150
  const networks = [networkOf(4, isSure), networkOf(4, isSure)] as const
  const read = await predictWithAugmentation(networks, image, [cell(0), cell(100), cell(200)])
  expect(networks.map(({ asked }) => asked)).toEqual([
    [3, 1],
    [1, 1],
  ])
  expect(read.map((prediction) => likeliestNumber(prediction, 1, 20).number)).toEqual([4, 4, 4])
})

test('when the first is not sure and the second says another number, then both read the cell again', async () => {
  const networks = [networkOf(4, () => false), networkOf(9, () => true)] as const
  await predictWithAugmentation(networks, image, [cell(0)])
  expect(networks.map(({ asked }) => asked)).toEqual([
    [1, 1],
    [1, 1],
  ])
})

test('digits that a short number does not have are no reason to read a cell again', async () => {
  const networks = [networkOf(4, () => true), networkOf(4, () => true)] as const
  const predict = async (...asked: Parameters<(typeof networks)[0]['predict']>) =>
    (await networks[0].predict(...asked)).map((prediction) => ({
      ...prediction,
      tens: new Float32Array(11).fill(1 / 11),
      hundreds: new Float32Array(11).fill(1 / 11),
    }))
  await predictWithAugmentation([{ predict }, networks[1]], image, [cell(0)])
  expect(networks[1].asked).toEqual([])
})

test('without cells the networks are not asked', async () => {
  const networks = [networkOf(4, () => true), networkOf(4, () => true)] as const
  expect(await predictWithAugmentation(networks, image, [])).toEqual([])
  expect(networks.flatMap(({ asked }) => asked)).toEqual([])
})
