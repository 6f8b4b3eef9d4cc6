import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { drawTeams } from './draw-teams.ts'

describe('drawing teams (D13)', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, i) => `p${i}`)

  test.prop([fc.integer({ min: 0, max: 40 }), fc.integer({ min: 2, max: 6 }), fc.integer()])(
    'when players are drawn, then each is in one team, and team sizes differ by one at most',
    (players, teamSize, seed) => {
      const drawn = drawTeams({ playerIds: ids(players), teamSize, open: [] }, String(seed))
      const sizes = drawn.map((team) => team.playerIds.length)
      expect(drawn.flatMap((team) => team.playerIds).sort()).toEqual(ids(players).sort())
      expect(Math.max(0, ...sizes)).toBeLessThanOrEqual(teamSize)
      if (sizes.length > 0) expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
      expect(drawTeams({ playerIds: ids(players), teamSize, open: [] }, String(seed))).toEqual(drawn)
    },
  )

  test('when players enter late, then teams with free places are filled first', () => {
    const open = [
      { teamId: 't1', playerIds: ['a', 'b', 'c'] },
      { teamId: 't2', playerIds: ['d', 'e'] },
    ]
    const drawn = drawTeams({ playerIds: ['x', 'y', 'z', 'w'], teamSize: 4, open }, 'seed')
    expect(drawn.map((team) => [team.teamId, team.playerIds.length])).toEqual([
      ['t1', 1],
      ['t2', 2],
      [null, 1],
    ])
  })
})
