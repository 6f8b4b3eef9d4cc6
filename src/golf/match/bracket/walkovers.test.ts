import { expect, test } from 'vitest'
import type { BracketType } from '../../competition/competition.ts'
import { recordResult } from './advance.ts'
import { findChampion, type Bracket } from './bracket.ts'
import { drawBracket } from './draw-bracket.ts'
import { withWalkovers } from './walkovers.ts'

const players = (count: number) => Array.from({ length: count }, (_, i) => `p${i + 1}`)

function draw(count: number, type: BracketType): Bracket {
  const drawn = drawBracket(players(count), { type, hasThirdPlace: false })
  if (!drawn.ok) throw new Error(drawn.reason)
  return drawn.value
}

test('when a player leaves, then every match of theirs is a walkover, also those still to come (T30)', () => {
  const bracket = draw(4, 'double_elimination')
  // p1-p4 and p2-p3; p4 has left: p1 wins, and so does p4's opponent in the losers' side once it is known.
  const left = withWalkovers(bracket, new Set(['p4']))
  expect(left.matches.map((match) => match.result?.winnerId ?? null)).toEqual(
    ['p1', null, null, null, null, null, null].slice(0, bracket.matches.length),
  )
  const played = recordResult(left, 'winners-1-2', { winnerId: 'p2', result: '1 up' })
  if (!played.ok) throw new Error(played.reason)
  const settled = withWalkovers(played.value, new Set(['p4']))
  expect(settled.matches.find((match) => match.part === 'losers')?.result).toEqual({
    winnerId: 'p3',
    result: 'w/o',
  })
})

test('when both have left, then the upper one goes on, and the next opponent has a walkover', () => {
  const settled = withWalkovers(draw(4, 'single_elimination'), new Set(['p1', 'p4', 'p3']))
  expect(findChampion(settled)).toBe('p2')
})
