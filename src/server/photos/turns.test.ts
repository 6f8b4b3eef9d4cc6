import { expect, test } from 'vitest'
import { makeTurns } from './turns.ts'

test('two at once, the others in order, and a failure gives its place on', async () => {
  const inTurn = makeTurns(2)
  const begun: number[] = []
  const ends: (() => void)[] = []
  const works = [0, 1, 2, 3].map((n) =>
    inTurn(async () => {
      begun.push(n)
      await new Promise<void>((resolve) => ends.push(resolve))
      if (n === 0) throw new Error('broken')
      return n
    }),
  )
  const outcome = Promise.allSettled(works)
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  await settle()
  expect(begun).toEqual([0, 1])
  ends[0]?.()
  await settle()
  expect(begun).toEqual([0, 1, 2])
  ends[1]?.()
  ends[2]?.()
  await settle()
  ends[3]?.()
  expect((await outcome).map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ])
})
