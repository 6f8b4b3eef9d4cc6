import { describe, expect, test } from 'vitest'
import { blankTee, type TeeValues } from './course-values.ts'
import { mergeTees, takeTee, teeInWords } from './merge-tees.ts'

const tee = (teeId: string, name: string, more: Partial<TeeValues> = {}): TeeValues => ({
  ...blankTee(name, '#ffffff'),
  teeId,
  ...more,
})
const white = tee('w', 'White')
const yellow = tee('y', 'Yellow')
const base = [white, yellow]
const rated = { hasRatings: true, men: { rating: '71.2', slope: '128', par: '72' } }

describe('the tees of two administrators', () => {
  test('when they changed different tees, then both changes are in the form', () => {
    const now = [{ ...white, name: 'Snow' }, yellow]
    const mine = [white, { ...yellow, ...rated }]
    expect(mergeTees({ base, mine, now })).toEqual({ tees: [now[0], mine[1]], both: [] })
  })

  test('when both changed one tee, then mine stays and both are shown; theirs can be taken', () => {
    const theirs = { ...white, name: 'Snow' }
    const own = { ...white, ...rated }
    const merged = mergeTees({ base, mine: [own, yellow], now: [theirs, yellow] })
    expect(merged).toEqual({ tees: [own, yellow], both: [{ teeId: 'w', now: theirs, mine: own }] })
    expect(merged.both.map((one) => takeTee(merged.tees, one))).toEqual([[theirs, yellow]])
  })

  test('when both made the same change, then there is nothing to choose', () => {
    const snow = { ...white, name: 'Snow' }
    expect(mergeTees({ base, mine: [snow, yellow], now: [snow, yellow] }).both).toEqual([])
  })

  test('when each added a tee, then there are both', () => {
    const [red, blue] = [tee('r', 'Red'), tee('', 'Blue')]
    expect(mergeTees({ base, mine: [...base, blue], now: [...base, red] })).toEqual({
      tees: [...base, red, blue],
      both: [],
    })
  })

  test('when one removed a tee that the other left alone, then it is gone', () => {
    expect(mergeTees({ base, mine: [white], now: base }).tees).toEqual([white])
    expect(mergeTees({ base, mine: base, now: [white] }).tees).toEqual([white])
  })

  test('when I removed what they changed, then it stays removed until theirs is taken', () => {
    const theirs = { ...yellow, name: 'Gold' }
    const merged = mergeTees({ base, mine: [white], now: [white, theirs] })
    expect(merged).toEqual({ tees: [white], both: [{ teeId: 'y', now: theirs, mine: undefined }] })
    expect(merged.both.map((one) => takeTee(merged.tees, one))).toEqual([[white, theirs]])
  })

  test('when they removed what I changed, then mine is a new tee until theirs is taken', () => {
    const own = { ...yellow, ...rated }
    const merged = mergeTees({ base, mine: [white, own], now: [white] })
    expect(merged.tees).toEqual([white, { ...own, teeId: '' }])
    expect(merged.both.map((one) => takeTee(merged.tees, one))).toEqual([[white]])
  })
})

test('a tee is compared in one line', () => {
  const words = { men: 'Men', women: 'Women' }
  expect(teeInWords({ ...white, ...rated }, words)).toBe('White, #ffffff, Men 71.2 / 128 / 72')
  expect(teeInWords(white, words)).toBe('White, #ffffff')
})
