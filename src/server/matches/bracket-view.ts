import { bracketSeedings, type BracketView, type Match } from '#contract/matches.ts'
import { handicapIndexToWire } from '#contract/wire-names.ts'
import {
  findChampion,
  findMatch,
  isNeeded,
  matchesFedBy,
  matchPairing,
  type BracketMatch,
  type Source,
} from '#domain/bracket/bracket.ts'
import { matchTitle } from '#domain/bracket/match-title.ts'
import { byeCount } from '#domain/bracket/seeding.ts'
import { mayAdministerClub, mayRecordMatch, type Viewer } from '#domain/club/permissions.ts'
import { matchStrokesMethods } from '#domain/handicap/match-strokes.ts'
import { toHandicapIndex } from '#domain/numbers.ts'
import type { CompetitionRow } from '../competitions/competitions.store.ts'
import { findCourse } from '../courses/courses.store.ts'
import type { Queryable } from '../db/transaction.ts'
import { findBracket, listEntrants, listPlayers, type Player, type StoredBracket } from './matches.store.ts'
import { strokesBetween, type StrokesInput } from './strokes-between.ts'

/** The bracket, with what the viewer may do in it. */
export async function readBracket(
  db: Queryable,
  { competition, viewer }: { competition: CompetitionRow; viewer: Viewer },
): Promise<BracketView> {
  const stored = await findBracket(db, competition.id)
  const entered = await listEntrants(db, competition.id)
  const seeds = new Map(stored?.row.entrantsBySeed.map((userId, i) => [userId, i + 1]))
  const isClosed = competition.status === 'final' || competition.status === 'cancelled'
  const canDraw =
    !isClosed &&
    mayAdministerClub(viewer, competition.clubId) &&
    stored?.bracket.matches.some((one) => one.result) !== true
  const entrants = entered.map((player) => ({
    userId: player.userId,
    firstName: player.firstName,
    lastName: player.lastName,
    handicap:
      player.handicapIndex === null ? null : handicapIndexToWire(toHandicapIndex(player.handicapIndex)),
    seed: seeds.get(player.userId) ?? null,
  }))
  if (!stored)
    return { competitionId: competition.id, draw: null, matches: [], entrants, champion: null, canDraw }
  const players = await listPlayers(db, stored.row.entrantsBySeed)
  const course = competition.courseId === null ? undefined : await findCourse(db, competition.courseId)
  const input: ViewInput = {
    viewer,
    isClosed,
    players: new Map(players.map((player) => [player.userId, player])),
    seeds,
    strokes: { competition, course, row: stored.row },
  }
  const champion = input.players.get(findChampion(stored.bracket) ?? '')
  return {
    competitionId: competition.id,
    draw: {
      bracketType: stored.bracket.type,
      size: stored.row.size,
      seeding: bracketSeedings.find((one) => one === stored.row.seeding) ?? 'given',
      seed: stored.row.randomSeed,
      thirdPlace: stored.row.hasThirdPlace,
      strokesMethod: matchStrokesMethods.find((one) => one === stored.row.strokesMethod) ?? 'appendix_c',
      byes: byeCount(stored.row.entrantsBySeed.length),
      drawnAt: stored.row.drawnAt.toISOString(),
    },
    matches: stored.matchRows.map((_, i) => toWireMatch(stored, i, input)),
    entrants,
    champion: champion
      ? { userId: champion.userId, firstName: champion.firstName, lastName: champion.lastName }
      : null,
    canDraw,
  }
}

type ViewInput = {
  viewer: Viewer
  isClosed: boolean
  players: ReadonlyMap<string, Player>
  seeds: ReadonlyMap<string, number>
  strokes: StrokesInput
}

function toWireMatch(stored: StoredBracket, i: number, input: ViewInput): Match {
  const { bracket } = stored
  const row = stored.matchRows[i]
  const match = bracket.matches[i]
  if (!row || !match)
    throw new Error(`The draw of competition ${stored.row.competitionId} has no match at index ${i}.`)
  const pairing = matchPairing(bracket, match)
  const [player1, player2] = pairing.map((userId) => input.players.get(userId ?? '') ?? null)
  const needed = isNeeded(bracket, match)
  const { clubId } = input.strokes.competition
  const strokes =
    row.keptStrokes ??
    (player1 && player2 && match.result === null ? strokesBetween([player1, player2], input.strokes) : null)
  const toName = (player: Player | null | undefined) =>
    player ? { firstName: player.firstName, lastName: player.lastName } : null
  const findSeed = (userId: string | null) => (userId === null ? null : (input.seeds.get(userId) ?? null))
  return {
    id: row.id,
    round: row.bracketRound,
    roundName: matchTitle(bracket, match),
    side: match.part,
    matchNumber: row.matchNumber,
    winnerTo: findWinnersNext(stored, match),
    status: match.result ? 'completed' : 'pending',
    isNeeded: needed,
    player1Id: needed ? pairing[0] : null,
    player2Id: needed ? pairing[1] : null,
    player1: needed ? toName(player1) : null,
    player2: needed ? toName(player2) : null,
    player1From: pairing[0] === null ? findFeeder(stored, match.sources[0]) : null,
    player2From: pairing[1] === null ? findFeeder(stored, match.sources[1]) : null,
    player1Seed: findSeed(pairing[0]),
    player2Seed: findSeed(pairing[1]),
    winnerId: match.result?.winnerId ?? null,
    result: match.result?.result ?? null,
    strokes:
      strokes && needed
        ? {
            player1: strokes.strokes[0],
            player2: strokes.strokes[1],
            summary: strokes.summary,
            steps: strokes.steps,
          }
        : null,
    canRecord:
      !input.isClosed &&
      needed &&
      match.result === null &&
      !pairing.includes(null) &&
      mayRecordMatch(input.viewer, clubId, pairing),
    canUndo: !input.isClosed && match.result !== null && mayAdministerClub(input.viewer, clubId),
  }
}

/** The number of the match that the winner of this one goes on to. */
function findWinnersNext({ bracket, matchRows }: StoredBracket, { key }: BracketMatch): number | null {
  const next = matchesFedBy(bracket, key).find((one) =>
    one.sources.some((source) => source.kind === 'winner' && source.of === key),
  )
  return next === undefined ? null : (matchRows[bracket.matches.indexOf(next)]?.matchNumber ?? null)
}

/** The match that a player of a pairing comes from; null for a player who was drawn into it. */
function findFeeder(stored: StoredBracket, source: Source): Match['player1From'] {
  if (source.kind === 'entrant') return null
  const feeding = findMatch(stored.bracket, source.of)
  const row = feeding && stored.matchRows[stored.bracket.matches.indexOf(feeding)]
  return row ? { kind: source.kind, matchNumber: row.matchNumber } : null
}
