import type { Card, CardLine } from '../../card/card.ts'
import { countbackOrders, type CountbackOrder } from './countback-order.ts'

/**
 * Countback: how a tie between finished cards is broken (R9.2 to R9.5). A card gets one number for each step, the lower
 * the better (`countbackNumbers`); cards are compared step by step (`compareCountback`), and `standings` asks only where
 * the totals are level. What a hole is worth depends on the format.
 */
export type CountbackStep = {
  name: CountbackStepName
  /** How many holes it compares where it compares any. */
  size: number
  /**
   * The holes that the step compares, of a card whose lines are in the order of hole numbers. Where holes are closed, the others
   * keep their step, because steps go by the numbers on the card (R9.2).
   */
  holes: <Line extends { holeNumber: number }>(lines: readonly Line[]) => readonly Line[]
}

/** As the wire names a step; each language has its own words for it. */
export type CountbackStepName =
  `last ${number}` | 'last hole' | 'last round' | `hole ${number}` | `holes ${number}-${number}`

/** What may decide a tie. */
export type TieStepName = CountbackStepName | 'play-off' | 'drawing lots'

/** What the committee decides (R9.3, R9.4). `fractions`: net strokes by fractions of the Playing Handicap. */
export type CountbackTerms = { method: 'fractions' | 'by_hole'; steps: readonly CountbackStep[] }

const usualSizes: readonly number[] = [9, 6, 3, 1]

/**
 * The last nine, six, three and one by card number, whatever the starting hole (R9.2). On a nine-hole card the last nine
 * are the card itself, which is level already: that step has no holes, so that every card has the same steps.
 */
const usualSteps: readonly CountbackStep[] = usualSizes.map((size) => ({
  name: size === 1 ? 'last hole' : `last ${size}`,
  size,
  holes: (lines) => {
    const last = isEighteen(lines) ? 18 : 9
    return size < last ? lines.filter(({ holeNumber }) => holeNumber > last - size) : []
  },
}))

/** Of a card whose back nine is closed as a whole the front is left, as of a nine-hole card. */
function isEighteen(lines: readonly { holeNumber: number }[]): boolean {
  return lines.some(({ holeNumber }) => holeNumber > 9)
}

/** Names of the usual steps, in the order of a card's countback numbers. */
export const countbackSteps: readonly CountbackStepName[] = usualSteps.map((step) => step.name)

/** Cards that are still level after the last hole share their place (R9.3). */
export const usualCountback: CountbackTerms = { method: 'fractions', steps: usualSteps }

/** Net strokes as they fell, hole by hole (R9.4). */
export const countbackByHole: CountbackTerms = { method: 'by_hole', steps: usualSteps }

/** After the last hole the last six, three and one of the front nine (R9.3; R&A Committee Procedures 5A(6)). */
export const countbackThenFrontNine: CountbackTerms = {
  method: 'fractions',
  steps: [...usualSteps, ofFrontNine('holes 4-9', 4), ofFrontNine('holes 7-9', 7), ofFrontNine('hole 9', 9)],
}

/** After the last hole every hole, one by one, back from the eighteenth (R9.3). */
export const countbackThenBackwards: CountbackTerms = {
  method: 'fractions',
  steps: [
    ...usualSteps,
    ...Array.from({ length: 18 }, (_, back): CountbackStep => {
      const name: CountbackStepName = `hole ${18 - back}`
      return { name, size: 1, holes: (lines) => lines.filter((line) => line.holeNumber === 18 - back) }
    }),
  ],
}

/** What a club or a competition chooses (R9.3). */
export const countbackTermsOf: Record<CountbackOrder, CountbackTerms> = {
  shared: usualCountback,
  front_nine: countbackThenFrontNine,
  backwards: countbackThenBackwards,
}

/** Before the others where a result is made of several rounds (R9.6): the whole of the last one. */
const lastRound: CountbackStep = { name: 'last round', size: 0, holes: () => [] }

/**
 * The steps that a card's numbers were made with. Each order has its own number of them, and one more of several rounds, so
 * the numbers of a board or of a stored result say themselves what they are.
 */
export function stepsOfNumbers(numbers: readonly number[]): readonly CountbackStep[] {
  const terms = countbackOrders.map((order) => countbackTermsOf[order].steps)
  return (
    [...terms, ...terms.map((steps) => [lastRound, ...steps])].find(
      (steps) => steps.length === numbers.length,
    ) ?? usualSteps
  )
}

/** A nine-hole card has no such holes: its last six are compared before. */
function ofFrontNine(name: CountbackStepName, from: number): CountbackStep {
  const isCompared = ({ holeNumber }: { holeNumber: number }) => holeNumber >= from && holeNumber <= 9
  return {
    name,
    size: 10 - from,
    holes: (lines) => (isEighteen(lines) ? lines.filter(isCompared) : []),
  }
}

/** What countback needs to know of a format. */
export type CountbackValues = {
  /** What a hole is worth with strokes as they fell, lower is better; null while it has no result. */
  holeValue: (line: CardLine) => number | null
  /**
   * Gross strokes of a hole, where countback takes fractions of the Playing Handicap from them (R9.4); undefined where
   * only strokes as they fell may be used (Stableford, par/bogey).
   */
  grossValue?: (line: CardLine) => number | null
}

/**
 * The numbers that break a tie, lower is better, one for each step of the terms. Where holes are closed, a step takes the part of
 * the Playing Handicap that its holes are of the whole card: the usual fraction, unless one of its own holes is closed.
 */
export function countbackNumbers(
  format: CountbackValues,
  card: Card,
  { playingHandicap, terms = usualCountback }: { playingHandicap: number; terms?: CountbackTerms },
): number[] {
  const byNumber = [...card.lines].sort((a, b) => a.holeNumber - b.holeNumber)
  const { grossValue, holeValue } = format
  return terms.steps.map((step) => {
    const lines = step.holes(byNumber)
    return grossValue && terms.method === 'fractions'
      ? netInEighteenths(total(lines, grossValue), {
          holes: lines.length,
          cardHoles: byNumber.length + card.closed.length,
          playingHandicap,
        })
      : total(lines, holeValue)
  })
}

/** Over how many of the card's holes a countback number was made, and off which handicap. */
export type ComparedHoles = { holes: number; cardHoles: number; playingHandicap: number }

/**
 * R9.4: the last 9, 6, 3 and 1 holes take 1/2, 1/3, 1/6 and 1/18 of the Playing Handicap from the gross strokes (a
 * nine-hole card 6/9, 3/9 and 1/9 of its own), unrounded: in eighteenths of a stroke, which are whole numbers.
 */
function netInEighteenths(gross: number, { holes, cardHoles, playingHandicap }: ComparedHoles): number {
  return 18 * gross - (18 * holes * playingHandicap) / cardHoles
}

function total(lines: readonly CardLine[], value: (line: CardLine) => number | null): number {
  let sum = 0
  for (const line of lines) sum += value(line) ?? 0
  return sum
}

type Compared = { countback: readonly number[] | null }

/**
 * Which of two cards with equal totals comes first (below zero: `a`), and the first step in which they differ; order 0
 * when every step is level. Of more than two cards, those that are not on the best number of a step drop out and the
 * others go on with the next (R9.5), which is what sorting with this comparison does.
 */
export function compareCountback(a: Compared, b: Compared): { order: number; step: number | undefined } {
  const steps = Math.min(a.countback?.length ?? 0, b.countback?.length ?? 0)
  for (let step = 0; step < steps; step++) {
    const order = (a.countback?.[step] ?? 0) - (b.countback?.[step] ?? 0)
    if (order !== 0) return { order, step }
  }
  return { order: 0, step: undefined }
}
