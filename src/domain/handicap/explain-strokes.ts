import type { Hole } from '../course/course.ts'
import type { PlayingHandicap } from '../numbers.ts'
import { strokesReceived } from './strokes-received.ts'

/** Where the strokes of a Playing Handicap fall (R6), in one sentence. */
export function explainStrokes(holes: readonly Hole[], handicap: PlayingHandicap): string {
  if (handicap === 0) return 'No strokes are received and none given back.'
  const received = strokesReceived(holes, handicap)
  const [fewest, most] = [Math.min(...received), Math.max(...received)]
  if (fewest === most) return `${capital(change(most))} on every hole.`
  const count = received.filter((one) => one === most).length
  if (handicap < 0)
    return `${capital(change(fewest))} on the ${holes.length - count} holes of the highest stroke indexes, ${change(most)} on the others.`
  return `${capital(change(most))} on the ${count} holes of the lowest stroke indexes, ${change(fewest)} on the others.`
}

function change(strokes: number): string {
  if (strokes === 0) return 'none'
  const count = `${Math.abs(strokes)} ${Math.abs(strokes) === 1 ? 'stroke' : 'strokes'}`
  return strokes > 0 ? `${count} received` : `${count} given back`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
