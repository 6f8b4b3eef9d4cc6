import { describe, expect, test } from 'vitest'
import { holedIn, notPlayed, pickedUp, type HoleResult } from '#golf/card/hole-result.ts'
import { isOneTooMany, leavesGrid, pressGrid, type GridKey, type GridState } from './grid-keys.ts'

/** Keys as text: digits, P, ↓ ↑ ← → ⏎ ⇥ ⇤, ⎋ escape, ⌫ clear, … a pause of 600 ms. */
function key(sign: string): GridKey {
  switch (sign) {
    case 'P':
      return { key: 'picked_up' }
    case '↓':
      return { key: 'move', by: 'down' }
    case '↑':
      return { key: 'move', by: 'up' }
    case '←':
      return { key: 'move', by: 'left' }
    case '→':
      return { key: 'move', by: 'right' }
    case '⏎':
      return { key: 'move', by: 'enter' }
    case '⇥':
      return { key: 'move', by: 'tab' }
    case '⇤':
      return { key: 'move', by: 'back_tab' }
    case '⎋':
      return { key: 'escape' }
    case '⌫':
      return { key: 'clear' }
    case '…':
      return { key: 'pause' }
    default:
      return { key: 'digit', digit: Number(sign) }
  }
}

function type(text: string, before: HoleResult[] = Array.from({ length: 18 }, () => notPlayed)) {
  const card = [...before]
  let state: GridState = { at: 0, draft: '', arrived: card[0] ?? notPlayed }
  for (const sign of text) {
    const step = pressGrid(state, key(sign), card)
    state = step.state
    for (const record of step.records) card[record.at] = record.result
  }
  return { card, state }
}

function said(result: HoleResult): string {
  return result.kind === 'strokes' ? `${result.strokes}` : result.kind === 'picked_up' ? 'P' : '-'
}

describe('U20: the keys of the desktop grid', () => {
  test.each([
    ['one digit moves on', '54', '5 4', 2],
    ['1 waits: a second digit makes 10 to 19', '10', '10', 1],
    ['', '15', '15', 1],
    ['1 and a pause is a hole in one', '1…', '1', 1],
    ['1 and Enter as well', '1⏎', '1', 1],
    ['1 and an arrow as well', '1↓', '1', 1],
    ['1 then 6 is sixteen (Rule 3.3b)', '16', '16', 1],
    ['1 then 9 is nineteen', '19', '19', 1],
    ['1, a pause and 6 are a hole in one and a six', '1…6', '1 6', 2],
    ['1 then 1 is eleven', '11', '11', 1],
    ['0 is no score', '0', '', 0],
    ['P is picked up and moves on', 'P5', 'P 5', 2],
    ['Enter passes a hole over', '⏎5', '- 5', 2],
    ['Tab and back', '⇥⇤5', '5', 1],
    ['arrows between the nines', '→5', '- - - - - - - - - 5', 10],
    ['and not over the edge', '←↑5', '5', 1],
    ['Escape drops a 1', '1⎋5', '5', 1],
    ['Escape restores what the cell had', '5↑⌫⎋', '5', 0],
    ['clear takes a score out', '5↑⌫', '-', 0],
    ['clear drops a 1 first', '1⌫', '', 0],
  ])('%s: %s', (_, keys, expected, at) => {
    const { card, state } = type(keys)
    expect(
      card
        .map(said)
        .join(' ')
        .replace(/( ?-)+$/, '') || '',
    ).toBe(expected.replace(/^-$/, ''))
    expect(state.at).toBe(at)
  })

  test.each([
    ['a good card', [4, 5, 3, 4, 5, 4, 3, 4, 5, 4, 5, 3, 4, 4, 5, 3, 4, 5], 18],
    ['a card with three tens', [4, 10, 3, 4, 5, 4, 3, 4, 12, 4, 5, 3, 4, 4, 10, 3, 4, 5], 21],
    ['a card with a hole in one at a short hole', [4, 5, 1, 6, 5, 4, 3, 4, 5, 4, 5, 3, 4, 4, 5, 3, 4, 5], 19],
  ])('%s takes %s in at most 22 keystrokes', (_, scores, keystrokes) => {
    const keys = scores.map((score) => (score === 1 ? '1⏎' : `${score}`)).join('')
    expect(keys.length).toBe(keystrokes)
    expect(keys.length).toBeLessThanOrEqual(22)
    const { card, state } = type(keys)
    expect(card).toEqual(scores.map((score) => holedIn(score)))
    expect(state.at).toBe(17)
  })

  const full = '543454345435445345'

  test.each([
    ['a digit too many', `${full}7`, '5'],
    ['digits too many, after a pause', `${full}…712`, '5'],
    ['a pick-up too many', `${full}P`, '5'],
    ['a sixteen and a digit', `${full.slice(0, 17)}167`, '16'],
    ['a ten and a digit', `${full.slice(0, 17)}107`, '10'],
    ['a hole in one that Enter confirmed, and a digit', `${full.slice(0, 17)}1⏎7`, '1'],
    ['clear takes the last hole out again, for another score', `${full}⌫6`, '6'],
    ['an arrow chooses the last hole again', `${full}↓6`, '6'],
    ['up and down choose holes again', `${full}↑↓6`, '6'],
  ])('after the last hole, %s: %s', (_, keys, last) => {
    const { card, state } = type(keys)
    expect(said(card[17] ?? notPlayed)).toBe(last)
    expect(card.slice(0, 17).map(said).join('')).toBe(full.slice(0, 17))
    expect(state.at).toBe(17)
  })

  test('after the last hole, a score is one too many; another key, or a hole of the list, is not', () => {
    const past: GridState = { at: 17, draft: '', arrived: notPlayed, isPast: true }
    expect(isOneTooMany(past, { key: 'digit', digit: 5 })).toBe(true)
    expect(isOneTooMany({ ...past, isPast: false }, { key: 'digit', digit: 5 })).toBe(false)
    expect(isOneTooMany(past, { key: 'clear' })).toBe(false)
    expect(isOneTooMany(past, { key: 'strokes', strokes: 22, isChosen: true })).toBe(false)
  })

  test('after the last hole, pressing it chooses it again', () => {
    const before = [notPlayed, holedIn(5)]
    const past: GridState = { at: 1, draft: '', arrived: notPlayed, isPast: true }
    expect(pressGrid(past, { key: 'strokes', strokes: 7 }, before).records).toEqual([])
    const listed = { key: 'strokes', strokes: 22, isChosen: true } as const
    expect(pressGrid(past, listed, before).records).toEqual([{ at: 1, result: holedIn(22) }])
    const chosen = pressGrid(past, { key: 'focus', at: 1 }, before)
    expect(pressGrid(chosen.state, { key: 'strokes', strokes: 7 }, before).records).toEqual([
      { at: 1, result: holedIn(7) },
    ])
  })

  test('typing over a scored card changes only what differs', () => {
    const before = Array.from({ length: 18 }, () => holedIn(4))
    const step = pressGrid({ at: 3, draft: '', arrived: holedIn(4) }, { key: 'digit', digit: 4 }, before)
    expect(step).toEqual({ state: { at: 4, draft: '', arrived: holedIn(4) }, records: [] })
  })

  test('putting the cursor elsewhere by hand keeps a 1 that was typed', () => {
    const before = [notPlayed, notPlayed, pickedUp]
    const step = pressGrid({ at: 0, draft: '1', arrived: notPlayed }, { key: 'focus', at: 2 }, before)
    expect(step).toEqual({
      state: { at: 2, draft: '', arrived: pickedUp },
      records: [{ at: 0, result: holedIn(1) }],
    })
  })

  test('a key for each number of strokes writes it at once and moves on; other numbers do nothing', () => {
    const before = [notPlayed, notPlayed]
    const state = { at: 0, draft: '1', arrived: notPlayed }
    expect(pressGrid(state, { key: 'strokes', strokes: 12 }, before)).toEqual({
      state: { at: 1, draft: '', arrived: notPlayed },
      records: [{ at: 0, result: holedIn(12) }],
    })
    expect(pressGrid(state, { key: 'strokes', strokes: 31 }, before)).toEqual({ state, records: [] })
  })

  test('Tab leaves at both ends: no trap', () => {
    expect([leavesGrid(17, 'tab', 18), leavesGrid(0, 'back_tab', 18), leavesGrid(16, 'tab', 18)]).toEqual([
      true,
      true,
      false,
    ])
  })
})
