import { describe, expect, test } from 'vitest'
import { drawOf, playAll } from '#test/play-bracket.ts'
import { laterMatches, recordResult, undoResult } from './advance.ts'
import { findChampion } from './bracket.ts'

describe('results (R8.6)', () => {
  const first = { winnerId: 'e1', result: '3&2' }
  const once = recordResult(drawOf('single', 4), 'winners-1-1', first)
  if (!once.ok) throw new Error(once.reason)

  test('when the same result comes twice, then nothing changes; another one is refused', () => {
    expect(recordResult(once.value, 'winners-1-1', { ...first })).toEqual({ ok: true, value: once.value })
    expect(recordResult(once.value, 'winners-1-1', { ...first, winnerId: 'e4' })).toMatchObject({
      reason: 'already_recorded',
    })
  })

  test.each([
    { key: 'winners-9-1', winnerId: 'e1', reason: 'no_such_match' },
    { key: 'winners-2-1', winnerId: 'e1', reason: 'pairing_unknown' },
    { key: 'winners-1-2', winnerId: 'e1', reason: 'not_in_match' },
  ])('$key won by $winnerId: $reason', ({ key, winnerId, reason }) => {
    expect(recordResult(once.value, key, { winnerId, result: '1 up' })).toMatchObject({ ok: false, reason })
  })

  test('when a later match is finished, then an undo is refused, or clears it', () => {
    const played = playAll(drawOf('single', 4), () => 0)
    expect(undoResult(played, 'winners-1-1', 'refuse')).toMatchObject({ reason: 'later_match_finished' })
    const cleared = undoResult(played, 'winners-1-1', 'clear')
    expect(cleared.ok && cleared.value.matches.map((match) => match.result !== null)).toEqual([
      false,
      true,
      false,
    ])
    expect(undoResult(once.value, 'winners-1-1', 'refuse')).toEqual({ ok: true, value: drawOf('single', 4) })
  })

  test('when the grand final is undone, then the reset is cleared', () => {
    const played = playAll(drawOf('double', 4), (key) => (key.startsWith('grand_final') ? 1 : 0))
    expect(laterMatches(played, 'grand_final-1-1').map((match) => match.key)).toEqual(['reset-1-1'])
    const cleared = undoResult(played, 'grand_final-1-1', 'clear')
    expect(cleared.ok && findChampion(cleared.value)).toBeNull()
  })
})
