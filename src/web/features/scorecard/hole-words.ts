import type { CardLine } from '#domain/scoring/card.ts'
import { scoreName } from '#domain/scoring/score-name.ts'

/** "bogey", "picked up", or nothing for a hole that is still open. */
export function resultName(line: Pick<CardLine, 'result' | 'par'>): string {
  switch (line.result.kind) {
    case 'strokes':
      return scoreName(line.result.strokes, line.par)
    case 'picked_up':
      return 'picked up'
    case 'not_played':
      return ''
  }
}

/** "Hole 7, 5, bogey, 2 points" (U19). */
export function holeSentence(line: CardLine): string {
  const hole = `Hole ${line.holeNumber}`
  switch (line.result.kind) {
    case 'strokes':
      return `${hole}, ${line.result.strokes}, ${resultName(line)}, ${pointsText(line.points)}`
    case 'picked_up':
      return `${hole}, picked up, ${pointsText(line.points)}`
    case 'not_played':
      return `${hole}, no score`
  }
}

export function pointsText(points: number | null): string {
  return points === 1 ? '1 point' : `${points ?? 0} points`
}

/** "1 stroke", "2 strokes", "no stroke", "gives 1 stroke" for a plus player. */
export function strokesText(received: number): string {
  const count = Math.abs(received)
  const noun = count === 1 ? 'stroke' : 'strokes'
  if (received === 0) return 'no stroke'
  return received < 0 ? `gives ${count} ${noun}` : `${count} ${noun}`
}
