import { describe, expect, test } from 'vitest'
import { playingHandicap } from '#golf/numbers.ts'
import { playCard } from './plausible-golf.ts'
import { seededRandom } from './seeded-random.ts'

const pars = [4, 5, 3, 4, 4, 4, 3, 5, 4, 4, 4, 3, 5, 4, 4, 3, 4, 5]
const holes = pars.map((par, i) => ({ holeNumber: i + 1, par, strokeIndex: ((i * 7) % 18) + 1 }))
const PAR = pars.reduce((sum, par) => sum + par, 0)

const card = (handicap: number, random: () => number, mayPickUp = false) =>
  playCard({ holes, courseHandicap: handicap, playingHandicap: playingHandicap(handicap), mayPickUp, random })
const gross = (handicap: number, random: () => number) =>
  card(handicap, random).reduce((sum, hole) => sum + hole.strokes, 0)

describe('a round', () => {
  test.each([-2, 0, 12, 24, 40])(
    'of a %i handicap is on average 2 to 5 worse than par and handicap',
    (handicap) => {
      const random = seededRandom(`mean ${handicap}`)
      const rounds = Array.from({ length: 2_000 }, () => gross(handicap, random) - PAR - handicap)
      const mean = rounds.reduce((sum, one) => sum + one, 0) / rounds.length
      expect(mean).toBeGreaterThan(2)
      expect(mean).toBeLessThan(5)
      // Nobody plays the same round every day, and about one in six or seven is at or below the handicap.
      expect(rounds.filter((one) => one <= 0).length / rounds.length).toBeGreaterThan(0.08)
      expect(rounds.filter((one) => one <= 0).length / rounds.length).toBeLessThan(0.35)
    },
  )

  test('has 1 to 15 strokes on each hole', () => {
    const random = seededRandom('limits')
    for (const handicap of [-5, 12, 54, 70])
      for (let round = 0; round < 500; round += 1)
        for (const { strokes } of card(handicap, random)) {
          expect(strokes).toBeGreaterThanOrEqual(1)
          expect(strokes).toBeLessThanOrEqual(15)
        }
  })

  test('is the same for the same seed and different for another', () => {
    expect(card(12, seededRandom('a'))).toEqual(card(12, seededRandom('a')))
    expect(card(12, seededRandom('a'))).not.toEqual(card(12, seededRandom('b')))
  })

  test('costs more on the hard holes', () => {
    const random = seededRandom('hard')
    let [hard, easy] = [0, 0]
    for (let round = 0; round < 500; round += 1)
      for (const [i, { strokes }] of card(20, random).entries()) {
        const hole = holes[i]
        if (hole && hole.strokeIndex <= 6) hard += strokes - hole.par
        if (hole && hole.strokeIndex > 12) easy += strokes - hole.par
      }
    expect(hard).toBeGreaterThan(1.4 * easy)
  })

  test('is picked up only where no point was left, and only when the player may', () => {
    const random = seededRandom('pick up')
    const played = Array.from({ length: 200 }, () => card(0, random, true)).flat()
    const pickedUp = played.filter((hole) => hole.isPickedUp)
    expect(pickedUp.length).toBeGreaterThan(0)
    for (const { holeNumber, strokes } of pickedUp)
      expect(strokes).toBeGreaterThanOrEqual((pars[holeNumber - 1] ?? 0) + 2)
    const playedOut = Array.from({ length: 50 }, () => card(0, random, false)).flat()
    expect(playedOut.some((hole) => hole.isPickedUp)).toBe(false)
  })
})
