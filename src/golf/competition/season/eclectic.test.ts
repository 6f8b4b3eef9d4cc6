import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { handicapIndex } from '../../numbers.ts'
import { eclecticHandicap, eclecticTable, type EclecticPlayer, type HoledOut } from './eclectic.ts'

const terms = { percent: 50, holeNumbers: [1, 2, 3] }

const player = (playerId: string, index: number | null = null): EclecticPlayer => ({
  playerId,
  name: playerId,
  index: index === null ? null : handicapIndex(index),
})

/** A card "5 4 -": strokes by hole, "-" where the ball was picked up. `day` is also when it was played. */
const card = (playerId: string, day: number, scores: string): HoledOut[] =>
  scores.split(' ').flatMap((score, i) =>
    score === '-'
      ? []
      : [
          {
            playerId,
            holeNumber: i + 1,
            strokes: Number(score),
            cardId: `${playerId}${day}`,
            playedAt: day,
          },
        ],
  )

describe('strokes taken off', () => {
  test.each([
    { index: 183, percent: 50, strokes: 9 },
    { index: 190, percent: 50, strokes: 10 },
    { index: 189, percent: 50, strokes: 9 },
    { index: 124, percent: 75, strokes: 9 },
    { index: 180, percent: 100, strokes: 18 },
    { index: 240, percent: 0, strokes: 0 },
    { index: -30, percent: 50, strokes: -1 },
    { index: -40, percent: 50, strokes: -2 },
  ])('$percent % of $index tenths is $strokes', ({ index, percent, strokes }) => {
    expect(eclecticHandicap(handicapIndex(index), percent)).toBe(strokes)
  })
})

describe('the eclectic', () => {
  test('when three cards are played, then each hole counts from the card it was best on', () => {
    const [row] = eclecticTable(
      terms,
      [player('ann', 183)],
      [...card('ann', 1, '5 4 6'), ...card('ann', 2, '4 5 -'), ...card('ann', 3, '4 6 3')],
    )
    expect(row).toEqual({
      playerId: 'ann',
      name: 'ann',
      position: 1,
      isShared: false,
      netPosition: 1,
      isNetShared: false,
      gross: 11,
      holesPlayed: 3,
      index: 183,
      playingHandicap: 9,
      net: 2,
      holes: [
        { strokes: 4, cardId: 'ann2' },
        { strokes: 4, cardId: 'ann1' },
        { strokes: 3, cardId: 'ann3' },
      ],
    })
  })

  test('when gross and net put players in another order, then each has both places', () => {
    const rows = eclecticTable(
      terms,
      [player('ann', 40), player('ben', 200), player('cas', 60), player('dan')],
      [
        ...card('ann', 1, '3 4 4'),
        ...card('ben', 1, '5 5 5'),
        ...card('cas', 1, '4 4 4'),
        ...card('dan', 1, '4 4 4'),
      ],
    )
    expect(
      rows.map(({ name, position, isShared, gross, net, netPosition }) => [
        name,
        position,
        isShared,
        gross,
        net,
        netPosition,
      ]),
    ).toEqual([
      ['ann', 1, false, 11, 9, 2],
      ['cas', 2, true, 12, 9, 2],
      ['dan', 2, true, 12, null, null],
      ['ben', 4, false, 15, 5, 1],
    ])
  })

  test('when a hole was never holed out, then the player has no place yet', () => {
    const rows = eclecticTable(
      terms,
      [player('ann', 100), player('ben', 100), player('cas', 100)],
      [...card('ann', 1, '3 3 -'), ...card('ben', 1, '8 8 8')],
    )
    expect(
      rows.map(({ name, position, netPosition, holesPlayed, gross }) => [
        name,
        position,
        netPosition,
        holesPlayed,
        gross,
      ]),
    ).toEqual([
      ['ben', 1, 1, 3, 24],
      ['ann', null, null, 2, 6],
    ])
    expect(rows[1]?.holes[2]).toBeNull()
  })

  test('when nobody has played, then nobody stands in it', () => {
    expect(eclecticTable(terms, [player('ann')], [])).toEqual([])
  })
})

describe('promises', () => {
  const anyHoled = fc.array(
    fc.record({
      playerId: fc.constantFrom('ann', 'ben'),
      holeNumber: fc.integer({ min: 1, max: 3 }),
      strokes: fc.integer({ min: 1, max: 15 }),
      cardId: fc.constantFrom('c1', 'c2', 'c3'),
      playedAt: fc.integer({ min: 0, max: 3 }),
    }),
  )
  const both = [player('ann', 100), player('ben', 200)]

  test.prop([anyHoled])(
    'the order of the cards changes nothing, and neither does leaving out what is not best',
    (holed) => {
      const table = eclecticTable(terms, both, holed)
      expect(eclecticTable(terms, both, [...holed].reverse())).toEqual(table)
      const best = holed.filter(({ playerId, holeNumber, strokes, cardId }) => {
        const counting = table.find((row) => row.playerId === playerId)?.holes[holeNumber - 1]
        return counting?.strokes === strokes && counting.cardId === cardId
      })
      expect(eclecticTable(terms, both, best)).toEqual(table)
    },
  )

  test.prop([anyHoled, anyHoled])('another round never makes a total worse', (holed, more) => {
    const after = new Map(eclecticTable(terms, both, [...holed, ...more]).map((row) => [row.playerId, row]))
    for (const { playerId, holes } of eclecticTable(terms, both, holed))
      holes.forEach((hole, i) => {
        if (hole) expect(after.get(playerId)?.holes[i]?.strokes).toBeLessThanOrEqual(hole.strokes)
      })
  })
})
