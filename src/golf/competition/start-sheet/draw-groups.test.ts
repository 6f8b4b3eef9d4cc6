import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clockMinutes, clubClock } from './club-clock.ts'
import { drawGroups, type Drawing } from './draw-groups.ts'
import { groupSizesFor } from './group-sizes.ts'
import { judgeWishes } from './judge-wishes.ts'
import { groupSizes, startKinds, startOrders, type StartSettings, type StartWish } from './start-sheet.ts'

const timeZone = 'Europe/Dublin'
const holes = Array.from({ length: 18 }, (_, i) => ({ number: i + 1, par: 4 }))
const settings: StartSettings = {
  kind: 'one_tee',
  groupSize: 4,
  firstAt: Date.parse('2026-06-06T08:00:00Z'),
  intervalMinutes: 10,
  breaks: [],
  order: 'handicap_low',
  seed: null,
}
/** P1 has the lowest index and entered last. */
const field = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ userId: `P${count - i}`, handicapIndex: (count - i) * 10 }))
const wish = (userId: string, asked: Partial<StartWish>): StartWish => ({
  userId,
  with: [],
  notBefore: null,
  notAfter: null,
  ...asked,
})

function draw(
  count: number,
  change: Partial<Omit<Drawing, 'settings'>> & { settings?: Partial<StartSettings> } = {},
) {
  const drawing: Drawing = {
    players: field(count),
    teams: [],
    wishes: [],
    place: { holes, timeZone },
    ...change,
    settings: { ...settings, ...change.settings },
  }
  const drawn = drawGroups(drawing)
  if (!drawn.ok) throw new Error(drawn.reason)
  const unkept = judgeWishes({
    groups: drawn.value,
    wishes: drawing.wishes,
    timeZone,
    groupSize: drawing.settings.groupSize,
  })
  return { groups: drawn.value.map(({ players }) => players.join(' ')), drawn: drawn.value, unkept }
}

describe('the order', () => {
  test.each([
    ['handicap_low', ['P1 P2 P3', 'P4 P5 P6 P7']],
    ['handicap_high', ['P7 P6 P5', 'P4 P3 P2 P1']],
    ['entered', ['P7 P6 P5', 'P4 P3 P2 P1']],
  ] as const)('when seven are drawn by %s, then the smaller group goes first', (order, groups) => {
    expect(draw(7, { settings: { order } }).groups).toEqual(groups)
  })

  test('when it is drawn at random again with its seed, then it is the same draw, whoever entered first', () => {
    const random = { settings: { order: 'random', seed: 42 } } as const
    const once = draw(24, random).groups
    expect(draw(24, { ...random, players: field(24).reverse() }).groups).toEqual(once)
    expect(draw(24, { settings: { order: 'random', seed: 43 } }).groups).not.toEqual(once)
  })
})

describe('wishes', () => {
  test('when somebody wants to play with another, then they do, and the others keep their order', () => {
    expect(draw(12, { wishes: [wish('P1', { with: ['P12'] })] }).groups).toEqual([
      'P1 P2 P3 P12',
      'P4 P5 P6 P7',
      'P8 P9 P10 P11',
    ])
  })

  test('when somebody does not want to start before or after a time, then they start next to it', () => {
    const wishes = [wish('P1', { notBefore: '09:15' }), wish('P12', { notAfter: '09:00' })]
    const { groups, unkept } = draw(12, { wishes })
    expect(groups).toEqual(['P2 P3 P4 P12', 'P5 P6 P7 P8', 'P1 P9 P10 P11'])
    expect(unkept).toEqual([])
  })

  test('when more want a time than can start then, then the first keep it and the others are named', () => {
    const wishes = field(6).map(({ userId }) => wish(userId, { notAfter: '09:00' }))
    const { groups, unkept } = draw(12, { wishes })
    expect(groups[0]).toBe('P1 P2 P3 P4')
    expect(unkept).toEqual(
      ['P6', 'P5'].map((userId) => ({ userId, kind: 'not_after', other: null, why: 'no_place' })),
    )
  })

  test('when teams play, then they start together, as far as a group holds them', () => {
    const teams = [
      ['P1', 'P12'],
      ['P2', 'P4', 'P6', 'P8', 'P10', 'P11'],
    ]
    const { groups } = draw(12, { teams })
    expect(groups.find((group) => group.includes('P12'))).toMatch(/^P1 /)
    expect(groups).toContain('P2 P4 P6 P8')
    expect(groups.find((group) => group.endsWith('P10 P11'))).toBeDefined()
  })
})

test('when anybody wishes anything, then everybody has one place in groups of the right sizes', () => {
  const clock = fc.constantFrom('08:00', '09:00', '09:30', '10:00', '11:15', '14:00')
  const someone = fc.integer({ min: 1, max: 45 }).map((number) => `P${number}`)
  const wishes = fc.uniqueArray(
    fc.record({
      userId: someone,
      with: fc.uniqueArray(someone, { maxLength: 3 }),
      notBefore: fc.option(clock),
      notAfter: fc.option(clock),
    }),
    { selector: ({ userId }) => userId, maxLength: 20 },
  )
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 40 }),
      fc.constantFrom(...startKinds),
      fc.constantFrom(...groupSizes),
      fc.constantFrom(...startOrders),
      wishes,
      (count, kind, groupSize, order, asked) => {
        const { drawn, unkept } = draw(count, {
          wishes: asked,
          settings: { kind, groupSize, order, seed: 1 },
        })
        const placed = drawn.flatMap(({ players }) => players)
        expect([...placed].sort()).toEqual(
          field(count)
            .map(({ userId }) => userId)
            .sort(),
        )
        const sizes = drawn.map(({ players }) => players.length).sort((a, b) => a - b)
        expect(sizes).toEqual(groupSizesFor(count, groupSize))
        for (const { userId, notBefore, notAfter } of asked) {
          const own = drawn.find(({ players }) => players.includes(userId))
          if (!own || unkept.some((one) => one.userId === userId)) continue
          const { minutes } = clubClock(own.startsAt, timeZone)
          expect(minutes).toBeGreaterThanOrEqual(clockMinutes(notBefore ?? '00:00'))
          expect(minutes).toBeLessThanOrEqual(clockMinutes(notAfter ?? '23:59'))
        }
      },
    ),
    { numRuns: 300 },
  )
})
