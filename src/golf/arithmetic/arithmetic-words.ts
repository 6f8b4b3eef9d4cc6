import type { FormatFacts } from '../competition/formats/format.ts'
import type { DifferentialFacts, HandicapFacts } from '../handicap/explain-handicap.ts'
import type { IndexFacts } from '../handicap/explain-index.ts'
import type { MatchStrokesFacts } from '../handicap/explain-match-strokes.ts'
import type { RecordEventFacts } from '../handicap/explain-record-event.ts'
import type { RecordedScoreFacts } from '../handicap/explain-recorded-score.ts'
import type { StrokesFacts } from '../handicap/explain-strokes.ts'
import type { UnmovedFacts } from '../handicap/explain-unmoved.ts'
import type { ReviewFacts } from '../handicap/review/explain-review.ts'
import type { PlaceFacts } from '../board/explain-place.ts'
import type { PairStrokesFacts } from '../match/pairs/explain-pair-strokes.ts'
import type { CardFacts } from '../card/explain-card.ts'
import type { Line } from './line.ts'
import { numberWords, type NumberWords } from './number-words.ts'

/** Every sentence of arithmetic with what stands in it. Each rule lists its own beside what it explains. */
export type ArithmeticFacts = CardFacts &
  DifferentialFacts &
  FormatFacts &
  HandicapFacts &
  IndexFacts &
  MatchStrokesFacts &
  PairStrokesFacts &
  PlaceFacts &
  RecordEventFacts &
  RecordedScoreFacts &
  ReviewFacts &
  StrokesFacts &
  UnmovedFacts

type Kind = keyof ArithmeticFacts

export type ArithmeticLine<K extends Kind = Kind> = {
  [One in K]: { kind: One; facts: ArithmeticFacts[One] }
}[K]

/** A language: every sentence, and what it writes for a minus. A sentence that is missing does not compile. */
export type ArithmeticWords = {
  minus: string
  sentences: { [One in Kind]: (facts: ArithmeticFacts[One], numbers: NumberWords) => string }
}

/** Says lines in one language. */
export type SayLines = (lines: readonly Line<ArithmeticFacts>[]) => string[]

/** `decimal` separates the tenths where the reader lives: a language is spoken in countries that differ in it. */
export function speaker(words: ArithmeticWords, decimal: string): SayLines {
  const numbers = numberWords({ decimal, minus: words.minus })
  return (lines) => lines.map((line) => sayLine(line, { words, numbers }))
}

function sayLine<K extends Kind>(
  line: ArithmeticLine<K>,
  { words, numbers }: { words: ArithmeticWords; numbers: NumberWords },
): string {
  const sentence: (facts: ArithmeticFacts[K], numbers: NumberWords) => string = words.sentences[line.kind]
  return sentence(line.facts, numbers)
}
