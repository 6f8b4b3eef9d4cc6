import { expect, test } from 'vitest'
import { makeRow } from '#test/make-prediction.ts'
import type { Block } from './find-card/blocks.ts'
import { isOfGolf } from './is-of-golf.ts'

const none = { width: 0, height: 0, strength: new Uint8Array(), hits: new Uint8Array() }
const flat = { image: { width: 0, height: 0, data: new Uint8Array() }, toPhoto: () => [0, 0] as const }

type Grid = {
  isRuled: boolean
  nines: number
  runsDown: boolean
  first?: 1 | 10
  below?: 'printed' | 'written'
  score?: number
}

function gridOf({ isRuled, nines, runsDown, first = 10, below = 'printed', score = 0 }: Grid) {
  const lattice = { runsDown, along: [], across: [], pitch: 50 }
  const block = (from: 1 | 10): Block => ({
    nine: { first: from, lattice, headerRow: 0, ruled: [], predictions: [[], makeRow(below)], score },
    rows: [1],
  })
  const back = nines === 2 ? block(first) : undefined
  return {
    card: { flat, quarters: 0, rules: { upright: none, level: none }, front: block(1), back },
    isRuled,
  } as const
}

const printed = { pars: undefined, strokeIndexes: undefined }
const pars = [4, 4, 3, 5, 4, 4, 3, 4, 5].map((par) => [{ par, chance: 1 }])

test.each<[string, Grid, Parameters<typeof isOfGolf>[1]['printed'], boolean]>([
  ['the one row of a keyboard', { isRuled: true, nines: 1, runsDown: false }, printed, false],
  [
    'a card of nine holes with pars',
    { isRuled: true, nines: 1, runsDown: false },
    { ...printed, pars },
    true,
  ],
  [
    'a card of nine holes with indexes',
    { isRuled: false, nines: 1, runsDown: true },
    { ...printed, strokeIndexes: [1] },
    true,
  ],
  [
    'two rows of 1 to 9 on a keyboard',
    { isRuled: true, nines: 2, runsDown: false, first: 1, below: 'printed' },
    printed,
    false,
  ],
  [
    'a card with 1 to 9 over both nines that is filled in',
    { isRuled: true, nines: 2, runsDown: false, first: 1, below: 'written' },
    printed,
    true,
  ],
  ['two ruled nines whose pars were not read', { isRuled: true, nines: 2, runsDown: true }, printed, true],
  ['two nines of print across', { isRuled: false, nines: 2, runsDown: false }, printed, true],
  [
    'keys in two rows without rules',
    { isRuled: false, nines: 2, runsDown: false, score: -3 },
    printed,
    false,
  ],
  ['a league table, whose numbers run down', { isRuled: false, nines: 2, runsDown: true }, printed, false],
])('%s', (_, grid, rows, expected) => {
  expect(isOfGolf(gridOf(grid), { printed: rows }, { players: [] })).toBe(expected)
})

test.each([
  ['as its nine adds up to', 40, 9, true],
  ['other than its nine adds up to', 41, 9, false],
  ['of a few holes only', 20, 5, false],
])('when faint headers have strokes under them and a sum %s', (_, value, written, expected) => {
  const grid = gridOf({ isRuled: false, nines: 2, runsDown: false, score: -3 })
  const strokes = [4, 5, 3, 6, 2, 4, 5, 7, 4]
  const cells = strokes.map((result, index) => ({
    holeNumber: index + 1,
    result: index < written ? result : ('empty' as const),
    confidence: 0.9,
    isDoubtful: true,
    others: [],
    quad: undefined,
  }))
  const sum = strokes.slice(0, written).reduce((all, each) => all + each, 0)
  const out = { of: 'out', value, confidence: 0.98, offBy: value - sum, quad: undefined } as const
  const player = { nameQuad: undefined, notation: 'gross', cells, sums: [out] } as const
  expect(isOfGolf(grid, { printed }, { players: [player] })).toBe(expected)
})
