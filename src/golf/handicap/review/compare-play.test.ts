import { describe, expect, test } from 'vitest'
import { seededRandom } from '../../seeded-random.ts'
import { comparePlay, differingPlayers, type PlayCompared } from './compare-play.ts'

describe('one player', () => {
  test.each([
    ['too few competitions', 4, 12],
    ['too few in general play', 12, 4],
    ['none', 0, 0],
  ])('%s: is not compared', (_, competition, general) => {
    expect(comparePlay({ competition: Array(competition).fill(90), general: Array(general).fill(90) })).toBe(
      undefined,
    )
  })

  test('the newest twenty of each are compared, averages in tenths and half up', () => {
    const competition = [...Array<number>(20).fill(98), 400]
    const compared = comparePlay({ competition, general: [130, 131, 131, 132, 129] })
    expect(compared?.groups.competition).toHaveLength(20)
    expect(compared?.averages).toEqual({ competition: 98, general: 131 })
    expect(compared?.chance).toBeLessThan(0.001)
  })
})

/** A club in which the kind of play makes no difference to anybody. */
function club(players: number, random: () => number): { play: PlayCompared; userId: number }[] {
  const scores = (count: number) =>
    Array.from({ length: count }, () => Math.round(140 + 45 * (random() + random() + random() - 1.5)))
  return Array.from({ length: players }, (_, userId) => {
    const play = comparePlay({
      competition: scores(5 + Math.floor(random() * 8)),
      general: scores(5 + Math.floor(random() * 15)),
    })
    if (!play) throw new Error('There are five of each.')
    return { userId, play }
  })
}

describe('a club', () => {
  test('when the kind of play makes no difference, then about one club in ten at most has anybody listed', () => {
    const random = seededRandom(71)
    const clubs = 300
    const withSomebody = Array.from({ length: clubs }, () => differingPlayers(club(40, random))).filter(
      (listed) => listed.length > 0,
    ).length
    // Three standard errors of 10 % of 300.
    expect(withSomebody / clubs).toBeLessThan(0.152)
  })

  test('when a few are five strokes better in competitions, then they are listed, and hardly anybody else', () => {
    const random = seededRandom(72)
    const better = club(10, random).flatMap(({ play }, i) => {
      const shifted = comparePlay({
        competition: [...play.groups.competition, 100, 105, 110, 95].map((one) => one - 50),
        general: [...play.groups.general, 140, 150, 145, 135],
      })
      return shifted ? [{ userId: 1000 + i, play: shifted }] : []
    })
    const listed = differingPlayers([...club(190, random), ...better])
    expect(listed.filter(({ userId }) => userId >= 1000).length).toBeGreaterThanOrEqual(8)
    expect(listed.filter(({ userId }) => userId < 1000).length).toBeLessThanOrEqual(3)
    expect(listed.map(({ play }) => play.chance)).toEqual(
      listed.map(({ play }) => play.chance).sort((a, b) => a - b),
    )
  })
})
