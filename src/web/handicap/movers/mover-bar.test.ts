import { expect, test } from 'vitest'
import { barOf, moveOf, scaleOf } from './movers-chart.tsx'

const move = (before: string, after: string) => ({ playerId: after, name: after, before, after })

test('when moves are drawn, then the scale holds all of them and bars lie between their ends', () => {
  const scale = scaleOf([move('18.3', '15.1'), move('-1.2', '0.4')])
  expect(scale).toEqual({ from: -2, to: 19 })
  expect(scaleOf([move('10.0', '9.8')])).toEqual({ from: 9, to: 19 })
  expect(barOf(move('18.0', '12.0'), { from: 0, to: 20 })).toEqual({ left: 60, width: 30, isDown: true })
  expect(barOf(move('-1.0', '4.0'), { from: -2, to: 18 })).toEqual({ left: 5, width: 25, isDown: false })
})

test('a move is said without its sign, to the tenth', () => {
  expect(moveOf(move('18.3', '15.1'))).toBe('3.2')
  expect(moveOf(move('-1.2', '0.4'))).toBe('1.6')
})
