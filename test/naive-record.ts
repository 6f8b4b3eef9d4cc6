/*
 * A scoring record calculated a second time, from the texts of the Rules of Handicapping alone and with nothing of
 * src/golf: whole lists, sorted and filtered anew at every entry. Slow and obvious.
 */

/** A round as it was played: adjusted gross score, rating of the holes in tenths, slope, and the day's PCC. */
type Played = { adjustedGross: number; courseRating: number; slope: number; pcc: number }

/** What happened, in the order of days. Indexes in tenths. */
export type NaiveEntry = { day: number } & (
  | ({
      what: 'round'
      holes: 9 | 18
      isExceptionalUndone: boolean
      isCapLifted: boolean
      /** What the committee has said that it was played off, where the record says otherwise. */
      saidPlayedOff?: number | undefined
    } & Played)
  | {
      what: 'penalty'
      meant: 'to_raise_index' | 'to_lower_index' | 'other'
      courseRating: number
      slope: number
      pcc: number
      courseHandicap: number
    }
  | { what: 'set'; index: number; restartsLowIndex: boolean }
  | { what: 'frozen'; index: number }
  | { what: 'freeze_lifted' }
  | { what: 'held'; until: number }
)

/** Rule 5.2a: how many scores are on record, how many of the lowest are used, and the adjustment in tenths. */
const scoresUsed: readonly (readonly [onRecord: number, used: number, adjustment: number])[] = [
  [3, 1, -20],
  [4, 1, -10],
  [5, 1, 0],
  [6, 2, -10],
  [7, 2, 0],
  [8, 2, 0],
  [9, 3, 0],
  [10, 3, 0],
  [11, 3, 0],
  [12, 4, 0],
  [13, 4, 0],
  [14, 4, 0],
  [15, 5, 0],
  [16, 5, 0],
  [17, 6, 0],
  [18, 6, 0],
  [19, 7, 0],
  [20, 8, 0],
]

/** Less than any two differentials of possible ratings can be apart. */
const CLOSE = 1e-9

/** Strokes as a fraction of whole numbers. */
type Strokes = { n: number; d: number }

const add = (a: Strokes, b: Strokes): Strokes => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d })
const halfUp = (n: number, d: number) => Math.floor((2 * n + d) / (2 * d)) + 0
const toTenth = ({ n, d }: Strokes) => halfUp(10 * n, d)

type Waiting = { strokes: Strokes; entry: number }

type Calculated = { day: number; playedFrom: number; index: number }

export type NaiveStep = {
  differential: number | null
  exceptionalAdjustment: number
  lowIndex: number | null
  indexWhenPlayed: number | null
  index: number | null
}

/** Rules 5.1a and 5.1b: PCC is added to the rating, half of it on nine holes. */
function differentialOf(round: Played, holes: 9 | 18): Strokes {
  const doublePcc = holes === 9 ? round.pcc : 2 * round.pcc
  return {
    n: 113 * (10 * round.adjustedGross - round.courseRating - 5 * doublePcc),
    d: 10 * round.slope,
  }
}

/** Everything in tenths of a stroke; entries in the order of their days. */
export function naiveRecord(entries: readonly NaiveEntry[]): NaiveStep[] {
  /** All there ever were, in the order in which they were played. */
  let scores: { entry: number; value: number }[] = []
  const newest = () => scores.slice(-20).map(({ value }) => value)
  const moveNewest = (by: number) => {
    scores = scores.map((one, i) => (i < scores.length - 20 ? one : { ...one, value: one.value + by }))
  }
  let calculated: Calculated[] = []
  let waiting: Waiting | null = null
  let joined: { nine: Waiting; day: number } | null = null
  let lastScore: number | null = null
  const steps: NaiveStep[] = []
  /** What stood before each entry. */
  const stood: { onRecord: number; lastScore: number | null; issued: Calculated[] }[] = []
  const heldAt = new Map<NaiveEntry, number | null>()
  /** What the committee has said so far about the index itself, newest last. */
  const said: NaiveEntry[] = []

  /** Rule 7.1a: the index that is frozen, if it is. An index that the committee sets meanwhile is the frozen one then. */
  const frozen = (): number | null => {
    const last = said.findLastIndex((one) => one.what === 'frozen' || one.what === 'freeze_lifted')
    const freeze = said[last]
    if (freeze?.what !== 'frozen') return null
    const setSince = said.slice(last).findLast((one) => one.what === 'set')
    return setSince?.what === 'set' ? setSince.index : freeze.index
  }
  const inForce = () => frozen() ?? calculated.at(-1)?.index ?? null

  /** Rule 5.4: updated the day after, so the index of an earlier day. Rule 7.2a: unless it is held for this day. */
  const playedOff = (day: number): number | null => {
    const last = said.at(-1)
    if (last?.what === 'held' && last.day <= day && day <= last.until) return heldAt.get(last) ?? null
    return frozen() ?? calculated.filter((one) => one.playedFrom <= day).at(-1)?.index ?? null
  }
  const unmoved = (indexWhenPlayed: number | null): NaiveStep => ({
    differential: null,
    exceptionalAdjustment: 0,
    lowIndex: null,
    indexWhenPlayed,
    index: inForce(),
  })

  /** Whether there was no index when the day began, nor one that the committee has set on it. */
  const hadNone = (i: number) => stood[startOfDay(i, true)]?.issued.length === 0

  const decide = (entry: NaiveEntry, i: number): NaiveStep => {
    if (entry.what === 'held') {
      const before = said.filter((one) => one.what !== 'held')
      said.splice(0, said.length, ...before)
      heldAt.set(entry, playedOff(entry.day))
    }
    if (entry.what === 'set') {
      // Rule 7.1a: the same adjustment to each of the newest twenty, so that they make this index.
      waitAgain(entry.day)
      if (hadNone(i)) countWaiting(entry.index, entry.day)
      joined = null
      const average = averageOf(newest())
      if (average !== null) moveNewest(entry.index - halfUp(average.sum, average.count))
      if (entry.restartsLowIndex) calculated = []
      // It holds at once, for the rounds of its day too.
      calculated.push({ day: entry.day, playedFrom: entry.day, index: entry.index })
    }
    said.push(entry)
    return unmoved(heldAt.get(entry) ?? null)
  }

  /** Nine holes that are left over when there is an index count with the expected nine of it, where they were played. */
  const countWaiting = (firstIndex: number, day: number) => {
    const nine = waiting
    const step = nine && steps[nine.entry]
    if (!nine || !step) return
    waiting = null
    joined = { nine, day }
    step.differential = toTenth(add(nine.strokes, expectedNine(firstIndex)))
    scores = [...scores, { entry: nine.entry, value: step.differential }].sort((a, b) => a.entry - b.entry)
  }

  /** The first entry of the day that counts: with `sinceSet` only after an index that the committee set on it. */
  const startOfDay = (i: number, sinceSet: boolean): number => {
    let from = i
    const isOfDay = (one: NaiveEntry | undefined) =>
      one?.day === entries[i]?.day && !(sinceSet && one?.what === 'set')
    while (from > 0 && isOfDay(entries[from - 1])) from--
    return from
  }

  /** One revision a day: what stood when the day began, and what the committee has set on it, which holds at once. */
  const lowIndexFor = (i: number): number | null => {
    const from = startOfDay(i, false)
    const then = stood[from]
    if (!then || then.onRecord < 20 || then.lastScore === null) return null
    let low = lowIndexOf(then.issued, then.lastScore)
    for (const entry of entries.slice(from, i))
      if (entry.what === 'set')
        low = entry.restartsLowIndex || low === null ? entry.index : Math.min(low, entry.index)
    return low
  }

  /** The day's first index is that of all its scores, so a nine that counts by an earlier one of them waits again. */
  const waitAgain = (day: number) => {
    const counted = joined
    if (counted?.day !== day) return
    scores = scores.filter(({ entry }) => entry !== counted.nine.entry)
    const step = steps[counted.nine.entry]
    if (step) step.differential = null
    waiting = counted.nine
    joined = null
  }

  /** The score in strokes, or null for nine holes that wait for nine others. */
  const scored = (entry: NaiveEntry, held: number | null, i: number): Strokes | null => {
    if (entry.what === 'penalty') return penaltyOf(entry, newest())
    if (entry.what !== 'round') return null
    const played = differentialOf(entry, entry.holes)
    if (entry.holes === 18) return played
    // Rule 5.1b: the expected score of the other nine. Without an index two nines make one score (4.5).
    const known = held ?? stood[startOfDay(i, true)]?.issued.at(-1)?.index
    if (known !== undefined) return add(played, expectedNine(known))
    const first = waiting
    waiting = first === null ? { strokes: played, entry: i } : null
    return first === null ? null : add(first.strokes, played)
  }

  const take = (entry: NaiveEntry, i: number): void => {
    stood.push({ onRecord: newest().length, lastScore, issued: issued(calculated) })
    if (entry.what !== 'round' && entry.what !== 'penalty') {
      steps.push(decide(entry, i))
      return
    }
    const held = (entry.what === 'round' ? entry.saidPlayedOff : undefined) ?? playedOff(entry.day)
    const step = unmoved(held)
    steps.push(step)
    const lowIndex = lowIndexFor(i)
    lastScore = entry.day
    waitAgain(entry.day)
    const strokes = scored(entry, held, i)
    if (strokes !== null) {
      // Rule 5.9: against the differential before it is rounded; for a score that a player returned.
      const isReturned = entry.what === 'round' && !entry.isExceptionalUndone
      const better = held === null || !isReturned ? 0 : held / 10 - strokes.n / strokes.d
      const adjustment = better < 7 - CLOSE ? 0 : better < 10 - CLOSE ? -10 : -20
      step.exceptionalAdjustment = adjustment
      step.differential = toTenth(strokes)
      scores.push({ entry: i, value: step.differential })
      moveNewest(adjustment)
    } else if (calculated.length === 0) return

    const first = averageOf(newest())
    if (first !== null && hadNone(i)) countWaiting(Math.min(540, halfUp(first.sum, first.count)), entry.day)
    const average = averageOf(newest())
    if (average !== null) {
      const rounded = halfUp(average.sum, average.count)
      const ofDay = entry.what === 'round' ? entries.slice(startOfDay(i, true), i + 1) : []
      const isCapLifted = ofDay.some((one) => one.what === 'round' && one.isCapLifted)
      const index = Math.min(540, capped(rounded, lowIndex, isCapLifted))
      calculated.push({ day: entry.day, playedFrom: entry.day + 1, index })
      step.lowIndex = lowIndex
    }
    step.index = inForce()
  }
  entries.forEach(take)
  return steps
}

/** (1.04 x index + 2.4) / 2. */
const expectedNine = (index: number): Strokes => ({ n: 52 * index + 1200, d: 1000 })

/** Of the indexes that scores of one day made, the last was issued; one that the committee set holds at once. */
function issued(calculated: readonly Calculated[]): Calculated[] {
  return calculated.filter(
    (one, i) => one.playedFrom === one.day || !calculated.slice(i + 1).some(({ day }) => day === one.day),
  )
}

/** Rule 7.1b: by what the player meant, the lowest or highest of the last 19, otherwise rating and Course Handicap. */
function penaltyOf(
  entry: Extract<NaiveEntry, { what: 'penalty' }>,
  differentials: readonly number[],
): Strokes {
  const last19 = [...differentials].slice(-19).sort((a, b) => a - b)
  const lowest = last19.at(0)
  const highest = last19.at(-1)
  if (entry.meant === 'to_raise_index' && lowest !== undefined) return { n: lowest, d: 10 }
  if (entry.meant === 'to_lower_index' && highest !== undefined) return { n: highest, d: 10 }
  const adjustedGross = halfUp(entry.courseRating + 10 * entry.courseHandicap, 10)
  return differentialOf({ ...entry, adjustedGross }, 18)
}

/** The adjustment of a short record is in the sum. */
function averageOf(newest: readonly number[]): { sum: number; count: number } | null {
  const line = scoresUsed.find(([onRecord]) => onRecord === newest.length)
  if (!line) return null
  const [, used, adjustment] = line
  const lowest = [...newest].sort((a, b) => a - b).slice(0, used)
  return { sum: lowest.reduce((sum, one) => sum + one, 0) + adjustment * used, count: used }
}

/** Rule 5.7 with Interpretations 5.7/1 and 5.7/2; without any in the year, the last one that was calculated before. */
function lowIndexOf(calculated: readonly { day: number; index: number }[], lastScore: number): number | null {
  const inYear = calculated.filter((one) => one.day >= lastScore - 365).map((one) => one.index)
  return inYear.length > 0 ? Math.min(...inYear) : (calculated.at(-1)?.index ?? null)
}

/** Rule 5.8, from the rounded average (5.2b). */
function capped(average: number, low: number | null, isLifted: boolean): number {
  if (low === null || isLifted || average - low <= 30) return average
  const rise = 30 + (average - low - 30) / 2
  return halfUp(low + Math.min(50, rise), 1)
}
