import type { CardLine } from '#golf/card/card.ts'
import { scoreName } from '#golf/card/score-name.ts'
import { scorecardText } from '#web/messages/en/card/scorecard.ts'

/** "bogey", "picked up", or nothing for a hole that is still open. */
export function resultName(line: Pick<CardLine, 'result' | 'par'>): string {
  switch (line.result.kind) {
    case 'strokes':
      return strokesName(line.result.strokes, line.par)
    case 'picked_up':
      return scorecardText.pickedUp
    case 'not_played':
      return ''
  }
}

/** "bogey", "double bogey", "4 over par". */
export function strokesName(strokes: number, par: number): string {
  switch (scoreName(strokes, par)) {
    case 'hole_in_one':
      return scorecardText.holeInOne
    case 'albatross':
      return scorecardText.albatross
    case 'eagle':
      return scorecardText.eagle
    case 'birdie':
      return scorecardText.birdie
    case 'par':
      return scorecardText.parName
    case 'bogey':
      return scorecardText.bogey
    case 'double_bogey':
      return scorecardText.doubleBogey
    case 'triple_bogey':
      return scorecardText.tripleBogey
    case 'under_par':
      return scorecardText.underPar(par - strokes)
    case 'over_par':
      return scorecardText.overPar(strokes - par)
  }
}

/** "Hole 7, 5, bogey, 2 points" (U19). */
export function holeSentence(line: CardLine): string {
  const hole = line.holeNumber
  switch (line.result.kind) {
    case 'strokes':
      return scorecardText.saidStrokes({
        hole,
        strokes: line.result.strokes,
        name: resultName(line),
        worth: worthText(line),
      })
    case 'picked_up':
      return scorecardText.saidPickedUp({ hole, worth: worthText(line) })
    case 'not_played':
      return scorecardText.saidOpen(hole)
  }
}

/** "2 points"; in par/bogey "won"; where a maximum cuts the hole, what it counts. */
export function worthText({ points, stablefordTable, gross, result }: CardLine): string {
  const { counts, againstPar, pointCount } = scorecardText
  if (gross !== null && (result.kind !== 'strokes' || result.strokes > gross)) return counts(gross)
  return (stablefordTable === 'par_bogey' ? againstPar : pointCount)(points ?? 0)
}

/** "1 stroke", "2 strokes", "no stroke", "gives 1 stroke" for a plus player. */
export function strokesText(received: number): string {
  if (received === 0) return scorecardText.noStroke
  return received < 0 ? scorecardText.givesStrokes(-received) : scorecardText.strokes(received)
}
