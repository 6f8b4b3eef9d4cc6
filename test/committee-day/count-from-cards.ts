/*
 * What the cards of a club make by the rules, a second time and with nothing of src/golf: scores, places, prizes and an order of
 * merit. Slow and obvious.
 */

/** A card that stands, as it was typed, with the terms that it was begun or put right with. */
export type Card = {
  id: string
  userId: string
  competitionId: string | null
  roundNumber: number
  status: string
  day: number
  courseRating: number
  slope: number
  courseHandicap: number
  playingHandicap: number
  /** What it is played off, in tenths. */
  handicapIndex: number | null
  /** The round of golf that it is of. */
  golf: string
  holes: readonly { holeNumber: number; par: number; strokeIndex: number; isClosed?: boolean | undefined }[]
  strokes: Readonly<Record<string, number>>
  ruling: string
  isAcceptable: boolean
}

export const openHoles = (of: Card) => of.holes.filter(({ isClosed }) => isClosed !== true)
const strokesOn = (of: Card, hole: number) => of.strokes[hole] ?? 0
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** Rule 5.1: a closed hole is no part of the round. */
export const grossOf = (of: Card) => sum(openHoles(of).map(({ holeNumber }) => strokesOn(of, holeNumber)))

/** Each hole that counts has strokes. */
export const isWhole = (of: Card) => openHoles(of).every(({ holeNumber }) => strokesOn(of, holeNumber) > 0)

/** Rules of Handicapping 6.1: one stroke on each hole whose stroke index the handicap reaches, and again from 18 on. */
const received = (handicap: number, strokeIndex: number) => Math.floor((handicap - strokeIndex) / 18) + 1

/** Rule 21.1: of the holes after this number. */
export function pointsOf(of: Card, after = 0): number {
  const counting = openHoles(of).filter(({ holeNumber }) => holeNumber > after)
  return sum(
    counting.map(({ holeNumber, par, strokeIndex }) => {
      const strokes = strokesOn(of, holeNumber)
      const net = strokes - received(of.playingHandicap, strokeIndex)
      return strokes === 0 ? 0 : Math.max(0, par + 2 - net)
    }),
  )
}

/**
 * Rules of Handicapping 3.1 and 3.2: a net double bogey at most, and five over par before the first index; a hole that the committee
 * has closed counts net par.
 */
export function adjustedGrossOf(of: Card): number {
  return sum(
    of.holes.map(({ holeNumber, par, strokeIndex, isClosed }) => {
      if (isClosed === true) return par + received(of.courseHandicap, strokeIndex)
      const most = of.handicapIndex !== null ? par + 2 + received(of.courseHandicap, strokeIndex) : par + 5
      return Math.min(strokesOn(of, holeNumber), most)
    }),
  )
}

/** What a club has said does not count. */
export type Declared = {
  competitionIds: ReadonlySet<string>
  days: readonly { from: number; until: number }[]
}

/**
 * The cards that are one score each on a member's record. A round of golf is one (Rules of Handicapping 2.1): by the first of its
 * cards that stands in play for handicap, the card that the others refer to before them; and by none where a committee accepts the
 * score of one of them not. Without an index a card with holes that nobody played makes no score (3.2).
 */
export function cardsOnRecord(own: readonly Card[], declared: Declared): Card[] {
  const isForHandicap = ({ competitionId }: Card) =>
    competitionId === null || !declared.competitionIds.has(competitionId)
  const isOfDay = ({ day }: Card) => declared.days.some(({ from, until }) => from <= day && day <= until)
  const rounds = [...new Set(own.map(({ golf }) => golf))]
  return rounds
    .flatMap((golf) => {
      const ofRound = own
        .filter((one) => one.golf === golf)
        .sort((a, b) => Number(b.id === golf) - Number(a.id === golf) || (a.id < b.id ? -1 : 1))
      const standing = ofRound.filter(({ status }) => status === 'submitted' || status === 'in_progress')
      const by = standing.find(isForHandicap)
      const isRefused = ofRound.some(({ status, isAcceptable }) => status === 'submitted' && !isAcceptable)
      if (by?.status !== 'submitted' || isRefused || isOfDay(by) || !isWhole(by)) return []
      return openHoles(by).length === by.holes.length || by.handicapIndex !== null ? [by] : []
    })
    .sort((a, b) => a.day - b.day)
}

/** A competition as a board needs it. */
export type Played = {
  roundCount: number
  isOver: boolean
  entrants: readonly string[]
  cards: readonly Card[]
}
export type Place = { userId: string; points: number | null; place: number | null }

type Standing = Place & {
  /** Compared in turn, the higher the better; null while a card may change or one is to come. */
  countback: number[] | null
  isRanked: boolean
  isOut: boolean
}

/** The steps of countback by what `after` gives for the holes after a number: the last nine, six, three and one. */
const lastHoles = (after: (hole: number) => number) => [9, 12, 15, 17].map(after)

function stand(userId: string, { roundCount, cards }: Played): Standing {
  const own = cards.filter((one) => one.userId === userId).sort((a, b) => a.roundNumber - b.roundNumber)
  const begun = own.filter((one) => grossOf(one) > 0)
  const last = begun.at(-1)
  const isRuled = own.some(({ ruling }) => ruling !== 'playing')
  const isFinished = begun.length >= roundCount && begun.every(isWhole)
  return {
    userId,
    points: last ? sum(begun.map((one) => pointsOf(one))) : null,
    place: null,
    countback:
      last && isFinished
        ? [...(roundCount > 1 ? [pointsOf(last)] : []), ...lastHoles((hole) => pointsOf(last, hole))]
        : null,
    isRanked: last !== undefined && !isRuled,
    isOut: own.some(({ status }) => status !== 'submitted') || (roundCount > 1 && own.length < roundCount),
  }
}

/** Below zero: `a` is better in the first step in which they differ. */
function compareSteps(a: readonly number[], b: readonly number[]): number {
  const step = a.findIndex((one, i) => one !== b[i])
  return step < 0 ? 0 : (b[step] ?? 0) - (a[step] ?? 0)
}

/** Points, then countback where every card of the tie is finished; who is level shares the place. */
export function placesOf(played: Played): Place[] {
  const all = played.entrants.map((userId) => stand(userId, played))
  const ranked = all.filter(({ isRanked, isOut }) => isRanked && !(played.isOver && isOut))
  const isBetter = (a: Standing, b: Standing): boolean => {
    if (a.points !== b.points) return (a.points ?? 0) > (b.points ?? 0)
    const isOpen = ranked.some(({ points, countback }) => points === a.points && countback === null)
    return !isOpen && compareSteps(a.countback ?? [], b.countback ?? []) < 0
  }
  return all.map((one) => ({
    userId: one.userId,
    points: one.points,
    place: ranked.includes(one) ? 1 + ranked.filter((other) => isBetter(other, one)).length : null,
  }))
}

/** By the strokes of whole cards that are handed in and not ruled on; ties by the strokes of the last holes. */
export function grossPlacesOf({ roundCount, entrants, cards }: Played): Place[] {
  const all = entrants.flatMap((userId) => {
    const own = cards.filter((one) => one.userId === userId).sort((a, b) => a.roundNumber - b.roundNumber)
    const last = own.at(-1)
    const isIn = own.every((one) => one.status === 'submitted' && one.ruling === 'playing' && isWhole(one))
    if (!last || !isIn || own.length !== roundCount) return []
    const back = openHoles(last)
    const after = (hole: number) =>
      sum(back.filter(({ holeNumber }) => holeNumber > hole).map((one) => strokesOn(last, one.holeNumber)))
    return [{ userId, gross: sum(own.map(grossOf)), steps: lastHoles(after) }]
  })
  const isBetter = (a: (typeof all)[number], b: (typeof all)[number]) =>
    a.gross === b.gross ? compareSteps(b.steps, a.steps) < 0 : a.gross < b.gross
  return all.map((one) => ({
    userId: one.userId,
    points: null,
    place: 1 + all.filter((other) => isBetter(other, one)).length,
  }))
}

/**
 * Who gets how much in hundredths of the currency, by the places: the prizes of those who share a place are added and divided, and
 * what cannot be divided stays with the club. `without` are those who have a prize already.
 */
export function prizesOf(
  places: readonly Place[],
  prizes: readonly number[],
  without: ReadonlySet<string> = new Set(),
): Map<string, number> {
  const won = new Map<string, number>()
  const inPlay = places.filter(({ userId, place }) => place !== null && !without.has(userId))
  const inOrder = [...new Set(inPlay.map(({ place }) => place ?? 0))].sort((a, b) => a - b)
  for (const place of inOrder) {
    if (won.size >= prizes.length) break
    const sharing = inPlay.filter((one) => one.place === place)
    const pool = sum(prizes.slice(won.size, won.size + sharing.length))
    for (const { userId } of sharing) won.set(userId, Math.floor(pool / sharing.length))
  }
  return won
}

export type MeritTerms = { points: readonly number[]; otherPoints: number; best: number }

/** Hundredths of points by player, over final results: those who share a place get the average of the places they take. */
export function meritOf(results: readonly (readonly Place[])[], terms: MeritTerms): Map<string, number> {
  const scores = new Map<string, number[]>()
  for (const result of results)
    for (const { userId, place } of result) {
      const sharing = result.filter((one) => one.place === place).length
      const taken = Array.from(
        { length: sharing },
        (_, i) => terms.points[(place ?? 1) - 1 + i] ?? terms.otherPoints,
      )
      const hundredths = place === null ? 0 : Math.floor((100 * sum(taken)) / sharing + 0.5)
      scores.set(userId, [...(scores.get(userId) ?? []), hundredths])
    }
  return new Map(
    [...scores].map(([userId, own]) => [userId, sum(own.sort((a, b) => b - a).slice(0, terms.best))]),
  )
}
