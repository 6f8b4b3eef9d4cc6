import type { Day } from '../../day.ts'
import { explainIndex } from '../explain-index.ts'
import { RECORD_LENGTH } from '../handicap-index.ts'
import type { IndexStep, RecordEntry } from '../scoring-record.ts'
import type { BothKinds, PlayCompared } from './compare-play.ts'
import type { CardNotReturned, ExceptionalScore, ReviewLine } from './explain-review.ts'
import { reviewTerms, type ReviewKind } from './review-terms.ts'

/** One reason to look at a player's handicap. The first line says it, the others are its arithmetic. */
export type ReviewFinding = {
  kind: ReviewKind
  /** The day of the newest thing in it; null where it has none. */
  day: Day | null
  /** Orders the findings of one kind, the most striking first. */
  weight: number
  lines: ReviewLine[]
  groups: BothKinds | null
}

export function findingOfPlay(
  { play, share }: { play: PlayCompared; share: number },
  compared: number,
): ReviewFinding {
  const { groups, averages, chance } = play
  const scores = { competition: groups.competition.length, general: groups.general.length }
  return {
    kind: 'play_differs',
    day: null,
    weight: 1 - chance,
    groups,
    lines: [
      {
        kind: 'review_compared',
        facts: {
          competition: { scores: scores.competition, average: averages.competition },
          general: { scores: scores.general, average: averages.general },
        },
      },
      { kind: 'review_chance', facts: { scores: scores.competition + scores.general, chance } },
      { kind: 'review_many', facts: { compared, share, limit: reviewTerms.falseDiscoveries } },
    ],
  }
}

/** Several exceptional scores within a year. `scores` of any day, oldest first. */
export function findingOfExceptional(
  scores: readonly ExceptionalScore[],
  today: Day,
): ReviewFinding | undefined {
  const { days, least } = reviewTerms.exceptional
  const recent = scores.filter(({ day }) => day > today - days)
  if (recent.length < least) return undefined
  return {
    kind: 'exceptional_scores',
    day: recent.at(-1)?.day ?? null,
    weight: recent.length,
    groups: null,
    lines: [
      { kind: 'review_exceptional', facts: { count: recent.length, days } },
      ...recent.map((facts) => ({ kind: 'review_exceptional_score', facts }) as const),
    ],
  }
}

/** No score for a year, of a player who holds an index. */
export function findingOfQuiet(
  player: { lastScore: Day | null; joined: Day; hasIndex: boolean },
  today: Day,
): ReviewFinding | undefined {
  const { lastScore, joined, hasIndex } = player
  const days = today - (lastScore ?? joined)
  if (!hasIndex || days < reviewTerms.quietDays) return undefined
  return {
    kind: 'no_score',
    day: lastScore,
    weight: days,
    groups: null,
    lines: [{ kind: 'review_last_score', facts: { last: lastScore, since: joined, days } }],
  }
}

/** Cards begun and not returned within a year; `cards` oldest first. */
export function findingOfCards(begun: number, cards: readonly CardNotReturned[]): ReviewFinding | undefined {
  const { days, least } = reviewTerms.notReturned
  if (cards.length < least) return undefined
  return {
    kind: 'cards_not_returned',
    day: cards.at(-1)?.day ?? null,
    weight: cards.length,
    groups: null,
    lines: [
      { kind: 'review_cards', facts: { begun, notReturned: cards.length, days } },
      ...cards.map((facts) => ({ kind: 'review_card', facts }) as const),
    ],
  }
}

/** The cap that the index is held by now: what the newest step of the record met that a freeze or a hold is none of. */
export function findingOfCap(steps: readonly IndexStep[]): ReviewFinding | undefined {
  const newest = steps.filter(({ kind }) => kind !== 'freeze' && kind !== 'hold').at(-1)
  if (newest === undefined || newest.calculated === null || newest.lowIndex === null) return undefined
  const { cap, calculated: index, lowIndex, day } = newest
  if (cap !== 'soft' && cap !== 'hard') return undefined
  return {
    kind: 'cap_in_force',
    day,
    weight: (cap === 'hard' ? 1000 : 0) + index - lowIndex,
    groups: null,
    lines: [{ kind: 'review_cap', facts: { cap, index, lowIndex } }, ...explainIndex(newest)],
  }
}

/** Reductions that still stand in the newest twenty differentials; `scores` are the exceptional ones with their step. */
export function findingOfReductions(
  steps: readonly IndexStep[],
  scores: ReadonlyMap<string, ExceptionalScore>,
): ReviewFinding | undefined {
  const standing = steps
    .filter(({ differential }) => differential !== null)
    .slice(-RECORD_LENGTH)
    .flatMap(({ id, exceptionalAdjustment }) => (exceptionalAdjustment === 0 ? [] : (scores.get(id) ?? [])))
  if (standing.length === 0) return undefined
  const by = standing.reduce((sum, one) => sum + one.by, 0)
  return {
    kind: 'reduction_in_force',
    day: standing.at(-1)?.day ?? null,
    weight: by,
    groups: null,
    lines: [
      { kind: 'review_reductions', facts: { count: standing.length, by } },
      ...standing.map((facts) => ({ kind: 'review_exceptional_score', facts }) as const),
    ],
  }
}

/** The index that the committee froze (7.1a), since which day, and what it would be otherwise. */
export function findingOfFreeze(steps: readonly IndexStep[], today: Day): ReviewFinding | undefined {
  const newest = steps.at(-1)
  const since = steps.filter(({ kind }) => kind === 'freeze').at(-1)
  if (!newest?.isFrozen || newest.index === null || !since) return undefined
  const { index, calculated } = newest
  return {
    kind: 'index_frozen',
    day: since.day,
    weight: today - since.day,
    groups: null,
    lines: [{ kind: 'review_frozen', facts: { day: since.day, index, calculated } }],
  }
}

/** Days over which the committee holds the index (5.4, 7.2a) and that are not over; the first of them first. */
export function findingOfHolds(
  { entries, steps }: { entries: readonly RecordEntry[]; steps: readonly IndexStep[] },
  today: Day,
): ReviewFinding | undefined {
  const untils = new Map(
    entries.flatMap((one) => (one.kind === 'hold' ? [[one.id, one.until] as const] : [])),
  )
  const held = steps.flatMap((step, i) => {
    const until = untils.get(step.id)
    if (until === undefined || until < today || steps.slice(i + 1).some((later) => endsHold(later, today)))
      return []
    return [{ from: step.day, until, index: step.day > today ? null : step.indexWhenPlayed }]
  })
  const last = held.at(-1)
  if (!last) return undefined
  return {
    kind: 'index_held',
    day: last.from,
    weight: last.until - today,
    groups: null,
    lines: held.map((facts) => ({ kind: 'review_held', facts }) as const),
  }
}

const endsHold = ({ kind, day }: IndexStep, today: Day) =>
  kind === 'freeze' || kind === 'committee_index' || (kind === 'hold' && day <= today)
