import { speaker, type SayLines } from '#golf/arithmetic/arithmetic-words.ts'
import { arithmeticEn } from '#golf/arithmetic/words-en.ts'
import type { StrokesGiven } from '#golf/handicap/explain-match-strokes.ts'
import type { PairStrokes } from '#golf/match/pairs/explain-pair-strokes.ts'
import type { KeptStrokes } from '../platform/db/tables/brackets.ts'

type SaidStrokes = { summary: string; steps: string[] }

/** Puts the strokes of a match and their arithmetic into words. */
export function sayStrokes(
  { summary, steps }: Pick<StrokesGiven | PairStrokes, 'summary' | 'steps'>,
  say: SayLines,
): SaidStrokes {
  return {
    summary: say([summary]).join(' '),
    steps: steps.map(({ of, line }) => (of === null ? '' : `${of}: `) + say([line]).join(' ')),
  }
}

/** The same for strokes that were kept; those of matches recorded before their lines were are kept in English only. */
export function sayKeptStrokes({ summary, steps, lines }: KeptStrokes, say: SayLines): SaidStrokes {
  return lines ? sayStrokes(lines, say) : { summary, steps }
}

export function keepStrokes(given: StrokesGiven | PairStrokes): KeptStrokes {
  const { strokes, summary, steps } = given
  return { strokes, ...sayStrokes(given, speaker(arithmeticEn, '.')), lines: { summary, steps } }
}
