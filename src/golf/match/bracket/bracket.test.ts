import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { drawOf, entrants, playAll } from '#test/play-bracket.ts'
import { undoResult } from './advance.ts'
import { findChampion, matchPairing } from './bracket.ts'

describe('promises', () => {
  const anyDraw = fc.record({
    type: fc.constantFrom('single', 'double'),
    count: fc.integer({ min: 2, max: 40 }),
    wins: fc.func(fc.constantFrom(0, 1)),
  })

  test.prop([anyDraw])(
    'every entrant is in the draw once, and it ends with one champion after n - 1 or 2n - 2 (2n - 1) matches',
    ({ type, count, wins }) => {
      const bracket = drawOf(type, count)
      const placed = bracket.matches.flatMap((match) =>
        match.part === 'reset'
          ? []
          : match.sources.flatMap((one) => (one.kind === 'entrant' ? [one.entrantId] : [])),
      )
      expect([...placed].sort()).toEqual(entrants(count).sort())
      const played = playAll(bracket, (key) => wins(key))
      const results = played.matches.filter((match) => match.result)
      const champion = findChampion(played)
      expect(champion).not.toBeNull()
      const isReset = results.some((match) => match.part === 'reset')
      expect(results.length).toBe(
        type === 'single' || count === 2 ? count - 1 : 2 * count - 2 + (isReset ? 1 : 0),
      )
      const lost = results.flatMap((match) =>
        matchPairing(played, match).filter((id) => id !== match.result?.winnerId),
      )
      const allowed = type === 'single' || count === 2 ? 1 : 2
      for (const id of entrants(count)) {
        const losses = lost.filter((one) => one === id).length
        if (id === champion) expect(losses).toBeLessThan(allowed)
        else expect(losses).toBe(allowed)
      }
    },
  )

  test.prop([anyDraw, fc.nat()])(
    'when a match and all after it are undone and played again, then the end is the same',
    (drawn, pick) => {
      const played = playAll(drawOf(drawn.type, drawn.count), (key) => drawn.wins(key))
      const match = played.matches[pick % played.matches.length]
      const undone = undoResult(played, match?.key ?? '', 'clear')
      if (!undone.ok) throw new Error(undone.reason)
      expect(playAll(undone.value, (key) => drawn.wins(key))).toEqual(played)
    },
  )
})
