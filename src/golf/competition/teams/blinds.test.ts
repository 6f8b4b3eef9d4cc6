import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { drawBlinds, type TeamSheet } from './blinds.ts'

describe('blinds (R10.3)', () => {
  const teams: TeamSheet[] = [
    { teamId: 't1', playerIds: ['a', 'b', 'c'], blindId: null },
    { teamId: 't2', playerIds: ['d', 'e', 'f'], blindId: null },
    { teamId: 't3', playerIds: ['g', 'h'], blindId: null },
  ]

  test.prop([fc.double({ min: 0, max: 0.999, noNaN: true })])(
    'when a team is one player short, then it gets a player of another team',
    (random) => {
      const [first, second, short] = drawBlinds(teams, () => random)
      expect([first, second]).toEqual(teams.slice(0, 2))
      expect(['a', 'b', 'c', 'd', 'e', 'f']).toContain(short?.blindId)
      expect(short?.playerIds).toEqual(['g', 'h'])
    },
  )
})
