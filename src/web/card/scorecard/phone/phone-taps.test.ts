import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { holedIn, notPlayed, pickedUp, type HoleResult } from '#golf/card/hole-result.ts'
import { mainKeys, moreKeys, tapPhone, type HoleView, type PhoneState, type PhoneTap } from './phone-taps.ts'

const pars = [4, 4, 3, 4, 5, 4, 3, 4, 5, 4, 4, 3, 4, 4, 5, 3, 4, 5]

function play(taps: readonly PhoneTap[], results: HoleResult[] = pars.map(() => notPlayed)) {
  let state: PhoneState = { at: 0, isMoreOpen: false }
  const card = [...results]
  let records = 0
  for (const tap of taps) {
    const holes: HoleView[] = pars.map((par, i) => ({ holeNumber: i + 1, par, result: card[i] ?? notPlayed }))
    const step = tapPhone(state, tap, holes)
    state = step.state
    if (step.record) {
      records++
      card[step.record.holeNumber - 1] = step.record.result
    }
  }
  return { state, card, records }
}

/** The taps that a thumb makes for a result. */
function tapsFor(result: HoleResult, par: number): PhoneTap[] {
  if (result.kind === 'picked_up') return [{ key: 'picked_up' }]
  if (result.kind === 'not_played') return []
  if (result.strokes === par) return [{ key: 'par' }]
  if (mainKeys.some((key) => key === result.strokes)) return [{ key: 'strokes', strokes: result.strokes }]
  return [{ key: 'more' }, { key: 'strokes', strokes: result.strokes }]
}

describe('U5: how many taps a score takes', () => {
  test.each([
    ['par', holedIn(4), 1],
    ['bogey', holedIn(5), 1],
    ['birdie', holedIn(3), 1],
    ['ten', holedIn(10), 1],
    ['eleven', holedIn(11), 2],
    ['fifteen', holedIn(15), 2],
    ['picked up', pickedUp, 1],
  ] as const)('%s', (_, result, taps) => {
    const made = tapsFor(result, 4)
    expect(made).toHaveLength(taps)
    expect(play(made).card[0]).toEqual(result)
  })

  test('every count from 1 to 15 has one key', () => {
    expect([...mainKeys, ...moreKeys]).toEqual(Array.from({ length: 15 }, (_, i) => i + 1))
  })

  test('a bogey golfer plays 18 holes in at most 40 taps, moving on included', () => {
    const round = pars.map((par) => holedIn(par + 1))
    const taps = round.flatMap((result, i) => tapsFor(result, pars[i] ?? 4))
    expect(taps.length).toBeLessThanOrEqual(40)
    const { card, state } = play(taps)
    expect(card).toEqual(round)
    expect(state.at).toBe(17)
  })

  test('any hole is two taps from changed (U10)', () => {
    const scored = pars.map((par) => holedIn(par))
    expect(
      play(
        [
          { key: 'go', to: 12 },
          { key: 'strokes', strokes: 7 },
        ],
        scored,
      ).card[12],
    ).toEqual(holedIn(7))
  })

  test('a hole passed over comes next; the last corrected hole stays when all are scored', () => {
    const gap = pars.map((par, i) => (i === 3 ? notPlayed : holedIn(par)))
    const passed = play(
      [
        { key: 'go', to: 9 },
        { key: 'strokes', strokes: 9 },
      ],
      gap,
    )
    expect(passed.state.at).toBe(3)
    const full = pars.map((par) => holedIn(par))
    const corrected = play(
      [
        { key: 'go', to: 9 },
        { key: 'strokes', strokes: 9 },
      ],
      full,
    )
    expect(corrected.state.at).toBe(9)
  })
})

describe('U9: a tap for par never destroys', () => {
  test.each([1, 5, 11])('tap-for-par leaves a %s that is there', (there) => {
    const results = pars.map((_, i) => (i === 0 ? holedIn(there) : notPlayed))
    const { card, records, state } = play([{ key: 'par' }, { key: 'par' }], results)
    expect(card[0]).toEqual(holedIn(there))
    expect(records).toBe(0)
    expect(state.at).toBe(0)
  })

  const key: fc.Arbitrary<PhoneTap> = fc.oneof(
    fc.constant<PhoneTap>({ key: 'par' }),
    fc.constant<PhoneTap>({ key: 'picked_up' }),
    fc.integer({ min: 1, max: 10 }).map((strokes): PhoneTap => ({ key: 'strokes', strokes })),
  )

  test.prop([fc.array(key), fc.integer({ min: 1, max: 15 })])(
    'tap-for-par is never heard on a scored hole',
    (keys, there) => {
      const results = pars.map(() => holedIn(there))
      const { card } = play(
        keys.filter((one) => one.key === 'par'),
        results,
      )
      expect(card).toEqual(results)
    },
  )
})

describe('P8: when somebody else entered what counts on the hole', () => {
  const state: PhoneState = { at: 0, isMoreOpen: false }
  const holes: HoleView[] = [{ holeNumber: 1, par: 4, result: holedIn(4), isByOther: true }]
  test.each<[PhoneTap, HoleResult | undefined]>([
    [{ key: 'strokes', strokes: 4 }, holedIn(4)],
    [{ key: 'par' }, holedIn(4)],
    [{ key: 'strokes', strokes: 5 }, holedIn(5)],
  ])('%j is the player’s own word for it', (tap, result) => {
    expect(tapPhone(state, tap, holes).record).toEqual({ holeNumber: 1, result })
  })

  test('a tap for par does not change another score', () => {
    const six = [{ holeNumber: 1, par: 4, result: holedIn(6), isByOther: true }]
    expect(tapPhone(state, { key: 'par' }, six).record).toBeUndefined()
  })
})
