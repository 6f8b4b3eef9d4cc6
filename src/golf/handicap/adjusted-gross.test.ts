import { describe, expect, test } from 'vitest'
import { courseHandicap } from '../numbers.ts'
import { holedIn, pickedUp, type HoleResult } from '../card/hole-result.ts'
import { adjustedGross } from './adjusted-gross.ts'

const holes = Array.from({ length: 18 }, (_, i) => ({ holeNumber: i + 1, par: 4, strokeIndex: i + 1 }))

describe('adjustedGross (R2)', () => {
  const results = (counts: Record<number, HoleResult>) => {
    const all = new Map(holes.map((hole): [number, HoleResult] => [hole.holeNumber, holedIn(4)]))
    for (const [holeNumber, result] of Object.entries(counts)) all.set(Number(holeNumber), result)
    return all
  }

  test('when a hole is above its maximum or picked up, then it counts net double bogey, and the rest as played (R2.2, R2.4)', () => {
    const outcome = adjustedGross({
      holes,
      results: results({ 1: holedIn(16), 2: pickedUp, 18: pickedUp }),
      courseHandicap: courseHandicap(10),
      missingHoles: 'refuse',
    })
    expect(outcome).toMatchObject({ ok: true, value: { total: 15 * 4 + 7 + 7 + 6 } })
    expect(
      outcome.ok && outcome.value.holes.map((hole) => hole.why).filter((why) => why !== 'as_played'),
    ).toEqual(['capped', 'picked_up', 'picked_up'])
  })

  test('when a player has no index, then a hole counts par + 5 at most (R2.1)', () => {
    const terms = {
      holes,
      results: results({ 3: holedIn(12) }),
      courseHandicap: null,
      missingHoles: 'net_par',
    } as const
    expect(adjustedGross(terms)).toMatchObject({ ok: true, value: { total: 17 * 4 + 9 } })
  })

  test('when a hole is not played, then the card is refused, or counts net par where the club allows it (R1.5)', () => {
    const twelve = new Map([...results({})].slice(0, 12))
    const terms = { holes, results: twelve, courseHandicap: courseHandicap(14) }
    expect(adjustedGross({ ...terms, missingHoles: 'refuse' })).toMatchObject({
      ok: false,
      reason: 'holes_not_played',
    })
    // Holes 13 and 14 are stroke index 13 and 14: net par 5 each; 15 to 18 net par 4.
    expect(adjustedGross({ ...terms, missingHoles: 'net_par' })).toMatchObject({
      ok: true,
      value: { total: 12 * 4 + 2 * 5 + 4 * 4 },
    })
    expect(adjustedGross({ ...terms, courseHandicap: null, missingHoles: 'net_par' }).ok).toBe(false)
  })
})
