import { describe, expect, test } from 'vitest'
import { drawOf, playAll } from '#test/play-bracket.ts'
import { laterMatches, recordResult, undoResult } from './advance.ts'
import { findChampion, matchPairing, type Bracket, type Plate } from './bracket.ts'
import { matchTitle } from './match-title.ts'
import { plateEntrants, withPlate } from './plate.ts'

const record = (bracket: Bracket, key: string, winnerId: string | null, result = '3&2'): Bracket => {
  const recorded = recordResult(bracket, key, { winnerId, result })
  if (!recorded.ok) throw new Error(recorded.reason)
  return recorded.value
}

/** Twelve in a draw of sixteen: 8-9, 5-12, 7-10 and 6-11 meet in round one, and 1 to 4 have byes. */
const twelve = (plate: Plate): Bracket => ({ ...drawOf('single', 12), plate })
const roundOne = (bracket: Bracket) =>
  ['winners-1-2', 'winners-1-4', 'winners-1-6', 'winners-1-8'].reduce((played, key) => {
    const match = played.matches.find((one) => one.key === key)
    return record(played, key, match ? matchPairing(played, match)[0] : null)
  }, bracket)
const plateOf = (bracket: Bracket) =>
  bracket.matches
    .filter(({ part }) => part === 'plate')
    .map((match) => [matchTitle(bracket, match), ...matchPairing(bracket, match)])

describe('the plate (R8.7)', () => {
  test('when round one is finished, then its losers play the plate', () => {
    expect(plateEntrants(drawOf('single', 8))).toMatchObject({
      ok: false,
      reason: 'first_matches_not_finished',
    })
    const played = playAll(drawOf('single', 7), () => 0)
    expect(plateEntrants(played)).toEqual({ ok: true, value: ['e5', 'e7', 'e6'] })
  })

  test('when the last match of round one is recorded, then the plate is drawn in the order of the draw', () => {
    const before = twelve('round_one')
    expect(withPlate(before)).toBe(before)
    const drawn = withPlate(roundOne(before))
    expect(plateOf(drawn)).toEqual([
      ['Plate Semi-Final', 'e9', 'e11'],
      ['Plate Semi-Final', 'e12', 'e10'],
      ['Plate Final', null, null],
    ])
    expect(withPlate(drawn)).toBe(drawn)
    expect(findChampion(playAll(drawn, () => 0))).toBe('e1')
  })

  test('when the first match after a bye counts too, then round two is waited for, and only its byes can come from it', () => {
    const one = roundOne(twelve('first_match'))
    expect(plateOf(withPlate(one))).toEqual([])
    // 1 loses to 8 and goes to the plate; 5, who has won a match, loses to 4 and does not.
    const keys = ['winners-2-1', 'winners-2-2', 'winners-2-3', 'winners-2-4']
    const two = keys.reduce((played, key, i) => {
      const match = played.matches.find((each) => each.key === key)
      return record(played, key, match ? matchPairing(played, match)[i === 0 ? 1 : 0] : null)
    }, one)
    expect(plateEntrants(two, 'first_match')).toEqual({ ok: true, value: ['e9', 'e12', 'e10', 'e11', 'e1'] })
  })

  test('when somebody does not come, is sent off or is scratched, then they do not play for the plate; who concedes does', () => {
    let played = drawOf('single', 8)
    played = record(played, 'winners-1-1', 'e1', 'w/o')
    played = record(played, 'winners-1-2', null, 'scratched')
    played = record(played, 'winners-1-3', 'e2', 'conceded')
    played = record(played, 'winners-1-4', 'e3', 'dq')
    expect(plateEntrants(played)).toEqual({ ok: true, value: ['e7'] })
    expect(plateOf(withPlate({ ...played, plate: 'round_one' })), 'one alone plays none').toEqual([])
  })

  test('when a result of round one is undone, then the plate depends on it and goes', () => {
    const drawn = withPlate(roundOne(twelve('round_one')))
    expect(laterMatches(drawn, 'winners-1-2').map(({ key }) => key)).toContain('plate-1-1')
    expect(laterMatches(drawn, 'winners-2-1').map(({ key }) => key)).not.toContain('plate-1-1')
    const started = record(drawn, 'plate-1-1', 'e9')
    expect(undoResult(started, 'winners-1-2', 'refuse')).toMatchObject({ reason: 'later_match_finished' })
    const undone = undoResult(started, 'winners-1-2', 'clear')
    if (!undone.ok) throw new Error(undone.reason)
    expect(plateOf(withPlate(undone.value))).toEqual([])
  })
})
