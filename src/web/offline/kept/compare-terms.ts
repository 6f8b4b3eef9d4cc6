import type { RoundDetail } from '#contract/card/rounds.ts'

type Terms = Pick<RoundDetail, 'handicapUsed' | 'terms'>

export type TermsDifference = { what: keyof typeof readers; own: string; club: string }

/** What a player is told of the terms of a round, in the order in which one follows from the other. */
const readers = {
  handicapIndex: ({ handicapUsed }: Terms) => handicapUsed ?? '–',
  tee: ({ terms }: Terms) => terms.teeName ?? '–',
  rating: ({ terms }: Terms) => terms.rating,
  slope: ({ terms }: Terms) => `${terms.slope}`,
  par: ({ terms }: Terms) => `${terms.par}`,
  allowance: ({ terms }: Terms) => `${terms.allowance} %`,
  courseHandicap: ({ terms }: Terms) => `${terms.courseHandicap}`,
  playingHandicap: ({ terms }: Terms) => `${terms.playingHandicap}`,
  stablefordTable: ({ terms }: Terms) => terms.stablefordTable,
}

/** Each value that the club has worked out differently from this phone. Holes are compared by `differsFrom` alone. */
export function compareTerms(own: Terms, club: Terms): TermsDifference[] {
  const names: TermsDifference['what'][] = [
    'handicapIndex',
    'tee',
    'rating',
    'slope',
    'par',
    'allowance',
    'courseHandicap',
    'playingHandicap',
    'stablefordTable',
  ]
  return names.flatMap((what) => {
    const values = { own: readers[what](own), club: readers[what](club) }
    return values.own === values.club ? [] : [{ what, ...values }]
  })
}

/** The holes whose par or stroke index is another one at the club. */
export function compareHoles(own: Terms, club: Terms): number[] {
  return club.terms.holes
    .filter((hole) => {
      const held = own.terms.holes.find(({ holeNumber }) => holeNumber === hole.holeNumber)
      return held?.par !== hole.par || held.handicapIndex !== hole.handicapIndex
    })
    .map(({ holeNumber }) => holeNumber)
}

export function differsFrom(own: Terms, club: Terms): boolean {
  return compareTerms(own, club).length > 0 || compareHoles(own, club).length > 0
}
