import { expect, test } from 'vitest'
import { makeGroups, planSeason } from './season-plan.ts'
import { seededRandom } from './seeded-random.ts'

const plan = (day: string) =>
  planSeason({
    now: new Date(`${day}T10:00:00Z`),
    months: 8,
    rounds: 200,
    players: 24,
    courses: 3,
    random: seededRandom('season'),
  })

test.each(['2026-11-21', '2026-03-31', '2026-01-01', '2028-02-29'])('a season before %s', (day) => {
  const { competitions, friendlies } = plan(day)
  const rounds = [...friendlies, ...competitions.flatMap((competition) => competition.rounds)]
  expect(rounds).toHaveLength(200)
  expect(new Set(competitions.map(({ name }) => name)).size).toBe(8)
  const now = Date.parse(`${day}T00:00:00Z`)
  for (const { player, marker, teeOff } of rounds) {
    expect(player).not.toBe(marker)
    expect(teeOff.getTime()).toBeLessThan(now)
    expect(teeOff.getTime()).toBeGreaterThan(now - 280 * 86_400_000)
  }
  for (const { opensAt, closesAt, rounds: played } of competitions) {
    expect(opensAt.getUTCDay()).toBe(6)
    expect(new Set(played.map(({ player }) => player)).size).toBe(played.length)
    expect(played.every(({ teeOff }) => teeOff > opensAt && teeOff < closesAt)).toBe(true)
  }
})

test('the same day gives the same season', () => {
  expect(plan('2026-11-21')).toEqual(plan('2026-11-21'))
})

test('no player is alone in a group', () => {
  for (let size = 2; size < 30; size += 1) {
    const groups = makeGroups(Array.from({ length: size }, (_, i) => i))
    expect(groups.flat()).toHaveLength(size)
    expect(groups.every((group) => group.length >= 2 && group.length <= 5)).toBe(true)
  }
})
