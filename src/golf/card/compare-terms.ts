import type { Hole } from '../course/course.ts'

/** What a card is scored with. Index and rating in whole tenths, allowance in percent. */
export type ComparableTerms = {
  teeName: string | null
  handicapIndex: number | null
  courseRating: number
  slope: number
  par: number
  allowancePercent: number
  courseHandicap: number
  playingHandicap: number
  holes: readonly (Pick<Hole, 'holeNumber' | 'par' | 'strokeIndex'> & { isClosed?: boolean | undefined })[]
}

/** The terms of a whole card, and those of one hole. */
const wholeTerms = [
  'teeName',
  'handicapIndex',
  'courseRating',
  'slope',
  'par',
  'allowancePercent',
  'courseHandicap',
  'playingHandicap',
] as const satisfies readonly (keyof ComparableTerms)[]
const holeTerms = ['par', 'strokeIndex'] as const

export const termNames = [...wholeTerms, 'holePar', 'strokeIndex', 'closedHole'] as const
export type TermName = (typeof termNames)[number]
export type TermValue = string | number | null

/** One term that differs; `holeNumber` of a hole's. */
export type TermChange = { term: TermName; holeNumber?: number; before: TermValue; after: TermValue }

/** Each term in which two versions of a card differ, first those of the whole card, then hole by hole. */
export function termChanges(before: ComparableTerms, after: ComparableTerms): TermChange[] {
  return [
    ...wholeTerms.flatMap((term) =>
      before[term] === after[term] ? [] : [{ term, before: before[term], after: after[term] }],
    ),
    ...after.holes.flatMap((hole): TermChange[] => {
      const held = before.holes.find(({ holeNumber }) => holeNumber === hole.holeNumber)
      const { holeNumber } = hole
      const [was, is] = [openOrClosed(held), openOrClosed(hole)]
      return [
        ...holeTerms.flatMap((term): TermChange[] =>
          held?.[term] === hole[term]
            ? []
            : [{ term: nameOfHoleTerm(term), holeNumber, before: held?.[term] ?? null, after: hole[term] }],
        ),
        ...(was === is ? [] : [{ term: 'closedHole' as const, holeNumber, before: was, after: is }]),
      ]
    }),
  ]
}

const openOrClosed = (hole: { isClosed?: boolean | undefined } | undefined) =>
  hole?.isClosed === true ? 'closed' : 'open'

const nameOfHoleTerm = (term: (typeof holeTerms)[number]) => (term === 'par' ? 'holePar' : term)

/** A card of a competition. `playedBy`: whose pars and stroke indexes it has; `ratedFor`: whose ratings. */
export type ComparedCard = {
  id: string
  courseId: string
  roundNumber: number
  teeId: string | null
  playedBy: 'women' | 'everybody'
  ratedFor: string | null
  terms: ComparableTerms
}

/** A term that cards of one round have different values of, and the cards of each value, the most common one first. */
export type DifferentTerm = {
  term: TermName
  roundNumber: number
  holeNumber?: number
  values: { value: TermValue; cards: string[] }[]
}

/**
 * The terms in which cards of one competition stand apart although nothing about their players says why: the pars and stroke
 * indexes of one round, the ratings of one tee, the allowance. Index and tee are each player's own.
 */
export function differentTerms(cards: readonly ComparedCard[]): DifferentTerm[] {
  const groups = new Map<string, Omit<DifferentTerm, 'values'> & { values: Map<TermValue, string[]> }>()
  for (const card of cards)
    for (const { group, value, ...named } of sharedTerms(card)) {
      const key = [card.roundNumber, named.term, named.holeNumber, ...group].join(' ')
      const values = new Map<TermValue, string[]>()
      const found = groups.get(key) ?? { ...named, roundNumber: card.roundNumber, values }
      found.values.set(value, [...(found.values.get(value) ?? []), card.id])
      groups.set(key, found)
    }
  return [...groups.values()].flatMap(({ values, ...named }) =>
    values.size < 2
      ? []
      : [
          {
            ...named,
            values: [...values]
              .map(([value, of]) => ({ value, cards: of }))
              .sort(
                (a, b) => b.cards.length - a.cards.length || String(a.value).localeCompare(String(b.value)),
              ),
          },
        ],
  )
}

type SharedTerm = {
  term: TermName
  holeNumber?: number
  value: TermValue
  /** Cards of the same group have the same value. */
  group: readonly (string | null)[]
}

function sharedTerms({ courseId, teeId, playedBy, ratedFor, terms }: ComparedCard): SharedTerm[] {
  const ofTee = [courseId, teeId, ratedFor]
  return [
    { term: 'allowancePercent', value: terms.allowancePercent, group: [] },
    { term: 'courseRating', value: terms.courseRating, group: ofTee },
    { term: 'slope', value: terms.slope, group: ofTee },
    ...terms.holes.flatMap(({ holeNumber, par, strokeIndex }): SharedTerm[] => [
      { term: 'holePar', holeNumber, value: par, group: [courseId, playedBy] },
      { term: 'strokeIndex', holeNumber, value: strokeIndex, group: [courseId, playedBy] },
    ]),
  ]
}
