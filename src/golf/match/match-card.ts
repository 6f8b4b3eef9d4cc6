import { endedMatch } from './hole-winner.ts'
import {
  heardWords,
  latestWords,
  winnerBy,
  type MatchEntry,
  type MatchPlayers,
  type SaidInMatch,
  type Speaker,
} from './match-entry.ts'
import { matchState, type HoleWinner, type MatchState, type Side } from './match-state.ts'

/** Strokes that sides A and B receive on a hole. */
export type StrokesOnHole = readonly [a: number, b: number]

/** What a match is played with, fixed when its card is begun (R0.3). Holes stand in the order in which they are played. */
export type MatchCardTerms = { players: MatchPlayers; strokesOnHoles: readonly StrokesOnHole[] }

/** Twice the course after a match of 18: nobody has played longer, and a slip of the finger ends here. */
export const MOST_MATCH_HOLES = 54

export type MatchCardHole = {
  holeNumber: number
  said: Partial<Record<Speaker, MatchEntry>>
  /** Who won it as far as those who are heard agree; null where they do not. */
  winner: HoleWinner | null
  differs: boolean
}

/** A result on the card, in golf notation. */
export type MatchOutcome = { winner: Side; result: string }

export type MatchCardState = {
  /** The holes of which somebody says something, by their number; the 19th is the first hole again. */
  holes: ReadonlyMap<number, MatchCardHole>
  /** After the holes that are known, wherever they lie. */
  play: MatchState
  /** Holes before the last known one that have no result: nobody says anything, or what is said differs. */
  open: number[]
  /** Holes of which the players say different things, as far as the match was played. */
  differing: number[]
  /** The players say different things about how the match ended. */
  endingDiffers: boolean
  /** Who won and how, once the holes or a concession have decided it; null while the match goes on. */
  outcome: MatchOutcome | null
  /** Who has confirmed exactly this outcome. */
  confirmedBy: Speaker[]
}

/** R6.1, R7.6: extra holes are played in the same order, with strokes where they fell the first time. */
export function strokesOn(terms: Pick<MatchCardTerms, 'strokesOnHoles'>, holeNumber: number): StrokesOnHole {
  const { strokesOnHoles } = terms
  return strokesOnHoles[(holeNumber - 1) % strokesOnHoles.length] ?? [0, 0]
}

/**
 * R7.6: the match by what its players and the club have entered, in any order of arrival. A hole that two say different
 * things about counts for neither until one of them takes the other's word. The match closes itself once the lead passes
 * the holes left and every hole up to there has a result.
 */
export function playMatchCard(entries: Iterable<MatchEntry>, terms: MatchCardTerms): MatchCardState {
  const said = latestWords(entries, terms.players)
  const holes = readHoles(said, terms)
  const holesInMatch = terms.strokesOnHoles.length
  const inOrder = unbrokenWinners(holes)
  const unbroken = matchState({ holesInMatch, holeWinners: inOrder, isHalfAllowed: false })
  const decidedAt = unbroken.decidedAtHole
  const numbers = [...holes.values()].filter(({ winner }) => winner !== null).map((one) => one.holeNumber)
  const last = decidedAt ?? Math.max(0, ...numbers)
  const open = decidedAt === null ? range(last).filter((number) => !numbers.includes(number)) : []
  const ending = decidedAt === null ? readEnding(said) : null
  const outcome = outcomeOf(unbroken) ?? ending?.outcome ?? null
  return {
    holes,
    play: open.length === 0 ? unbroken : scatteredState(holes, holesInMatch),
    open,
    differing: [...holes.values()]
      .filter((one) => one.differs && (decidedAt === null || one.holeNumber <= decidedAt))
      .map((one) => one.holeNumber)
      .sort((a, b) => a - b),
    endingDiffers: ending?.differs ?? false,
    outcome,
    confirmedBy: outcome ? whoConfirmed(said, outcome) : [],
  }
}

/** Both players have confirmed it, or the club has. */
export function isConfirmed({ outcome, confirmedBy }: MatchCardState): boolean {
  if (!outcome) return false
  return confirmedBy.includes('club') || (confirmedBy.includes('A') && confirmedBy.includes('B'))
}

function readHoles(said: SaidInMatch, terms: MatchCardTerms): Map<number, MatchCardHole> {
  const holes = new Map<number, MatchCardHole>()
  for (const [holeNumber, words] of said) {
    if (typeof holeNumber !== 'number') continue
    const heard = heardWords(words, ({ word }) => word.kind === 'nothing')
    const winners = new Set(heard.map((entry) => winnerOf(entry, terms)))
    const [winner = null] = winners
    const differs = winners.size > 1
    if (heard.length > 0)
      holes.set(holeNumber, { holeNumber, said: words, winner: differs ? null : winner, differs })
  }
  return holes
}

function winnerOf(entry: MatchEntry, terms: MatchCardTerms): HoleWinner | null {
  return entry.holeNumber === null ? null : winnerBy(entry.word, strokesOn(terms, entry.holeNumber))
}

function range(to: number): number[] {
  return Array.from({ length: to }, (_, i) => i + 1)
}

/** From the first hole to the last before one without a result. */
function unbrokenWinners(holes: ReadonlyMap<number, MatchCardHole>): HoleWinner[] {
  const winners: HoleWinner[] = []
  for (;;) {
    const winner = holes.get(winners.length + 1)?.winner ?? null
    if (winner === null) return winners
    winners.push(winner)
  }
}

/** Where holes in between are open, the lead and the holes left are known, but not that the match has ended. */
function scatteredState(holes: ReadonlyMap<number, MatchCardHole>, holesInMatch: number): MatchState {
  const winners = [...holes.values()].flatMap(({ winner }) => winner ?? [])
  const lead = winners.reduce((sum, winner) => sum + (winner === 'A' ? 1 : winner === 'B' ? -1 : 0), 0)
  return {
    leader: lead === 0 ? null : lead > 0 ? 'A' : 'B',
    up: Math.abs(lead),
    thru: winners.length,
    holesLeft: Math.max(holesInMatch - winners.length, 0),
    isDormie: false,
    isFinal: false,
    winner: null,
    result: null,
    decidedAtHole: null,
  }
}

function outcomeOf({ winner, result }: MatchState): MatchOutcome | null {
  return winner !== null && result !== null ? { winner, result } : null
}

/** That the match goes on is a word too: it contradicts an ending which somebody else has entered. */
function readEnding(said: SaidInMatch): { outcome: MatchOutcome | null; differs: boolean } {
  const [first = null, ...others] = heardWords(said.get('ending') ?? {}, () => false).map(endingBy)
  const differs = others.some((one) => one?.winner !== first?.winner || one?.result !== first?.result)
  return { outcome: differs ? null : first, differs }
}

function endingBy({ word }: MatchEntry): MatchOutcome | null {
  if (word.kind !== 'match_conceded' && word.kind !== 'withdrawn') return null
  const { winner, result } = endedMatch(word.side, word.kind === 'withdrawn' ? 'w/o' : 'conceded')
  return { winner, result }
}

function whoConfirmed(said: SaidInMatch, outcome: MatchOutcome): Speaker[] {
  const words = Object.entries(said.get('confirmed') ?? {})
  return (['A', 'B', 'club'] as const).filter((speaker) =>
    words.some(
      ([of, { word }]) =>
        of === speaker &&
        word.kind === 'confirmed' &&
        word.winner === outcome.winner &&
        word.result === outcome.result,
    ),
  )
}
