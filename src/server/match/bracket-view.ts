import { bracketSeedings, type BracketView, type Match } from '#contract/match/matches.ts'
import { isPassed } from '#golf/match/bracket/empty-places.ts'
import { isOverdue, playByOf, roundKey } from '#golf/match/bracket/play-by.ts'
import { formatDay } from '#golf/day.ts'
import { readReports } from '#golf/match/reported-result.ts'
import { handicapIndexToWire } from '#contract/platform/wire-names.ts'
import {
  findChampion,
  findMatch,
  isNeeded,
  matchesFedBy,
  matchPairing,
  type BracketMatch,
  type Source,
} from '#golf/match/bracket/bracket.ts'
import { matchTitle } from '#golf/match/bracket/match-title.ts'
import type { SayLines } from '#golf/arithmetic/arithmetic-words.ts'
import { byeCount } from '#golf/match/bracket/seeding.ts'
import { mayAdministerClub, mayRecordMatch, type Viewer } from '#contract/club/permissions.ts'
import type { StrokesGiven } from '#golf/handicap/explain-match-strokes.ts'
import { isUnderWay } from '#golf/match/match-progress.ts'
import { matchStrokesMethods } from '#golf/handicap/match-strokes.ts'
import type { PairStrokes } from '#golf/match/pairs/explain-pair-strokes.ts'
import { playersOfSide, sideOfPlayer, type Sides } from '#golf/match/pairs/sides.ts'
import { toHandicapIndex } from '#golf/numbers.ts'
import { type CompetitionRow, listEnteredPlayers } from '../competition/competition.ts'
import { findCourseOf } from '../course/course.ts'
import { clubDay } from '../platform/db/club-day.ts'
import type { KeptStrokes } from '../platform/db/tables/brackets.ts'
import type { Queryable } from '../platform/db/transaction.ts'
import { findClub } from '../club/club.ts'
import { listReports, type MatchReport } from './reports/match-reports.store.ts'
import { sayKeptStrokes, sayStrokes } from './kept-strokes.ts'
import { listOpenCards, type MatchCardRow } from './cards/match-cards.store.ts'
import {
  findBracket,
  listPlayers,
  playersInDraw,
  playersOfMatch,
  type MatchRow,
  type Player,
  type StoredBracket,
} from './matches.store.ts'
import { strokesOfSides, type StrokesInput } from './strokes-between.ts'

/** Who reads it, and how arithmetic is said to them. */
export type Reader = { viewer: Viewer; say: SayLines; now: Date }

/** The bracket, with what the viewer may do in it. */
export async function readBracket(
  db: Queryable,
  { competition, reader }: { competition: CompetitionRow; reader: Reader },
): Promise<BracketView> {
  const { viewer } = reader
  const stored = await findBracket(db, competition.id)
  const entered = await listEnteredPlayers(db, competition.id)
  const sides = stored?.row.sides ?? null
  const seeds = new Map(stored?.row.entrantsBySeed.map((sideId, i) => [sideId, i + 1]))
  const cards = stored ? await listOpenCards(db, competition.id) : new Map<string, MatchCardRow>()
  const isClosed = competition.status === 'final' || competition.status === 'cancelled'
  const canManage = !isClosed && mayAdministerClub(viewer, competition.clubId)
  const canDraw =
    canManage &&
    stored?.bracket.matches.some((one) => one.result) !== true &&
    ![...cards.values()].some(({ progress }) => isUnderWay(progress))
  const entrants = entered.map((player) => toWireEntrant(player, { sides, seeds }))
  if (!stored)
    return {
      competitionId: competition.id,
      draw: null,
      matches: [],
      entrants,
      champion: null,
      canDraw,
      canManage,
    }
  const reports = await listReports(db, waitingMatches(stored))
  const timeZone = (await findClub(db, competition.clubId))?.timeZone ?? 'UTC'
  const players = await listPlayers(db, playersInDraw(stored.row))
  const course = await findCourseOf(db, competition)
  const input: ViewInput = {
    ...reader,
    isClosed,
    players: new Map(players.map((player) => [player.userId, player])),
    seeds,
    cards,
    reports,
    today: formatDay(clubDay(reader.now, timeZone)),
    strokes: { competition, course, row: stored.row },
  }
  const championId = findChampion(stored.bracket)
  const [champion, partner] = championId === null ? [] : toNames(sides, championId, input.players)
  return {
    competitionId: competition.id,
    draw: toWireDraw(stored),
    matches: stored.matchRows.map((_, i) => toWireMatch(stored, i, input)),
    entrants,
    champion:
      champion && championId !== null ? { userId: championId, ...champion, partner: partner ?? null } : null,
    canDraw,
    canManage,
  }
}

function toWireEntrant(
  { userId, firstName, lastName, handicapIndex }: Player,
  { sides, seeds }: { sides: Sides; seeds: ReadonlyMap<string, number> },
): BracketView['entrants'][number] {
  return {
    userId,
    firstName,
    lastName,
    handicap: handicapIndex === null ? null : handicapIndexToWire(toHandicapIndex(handicapIndex)),
    seed: seeds.get(sideOfPlayer(sides, userId) ?? '') ?? null,
    partnerId: partnerOf(sides, userId),
  }
}

function partnerOf(sides: Sides, userId: string): string | null {
  const sideId = sideOfPlayer(sides, userId)
  if (sides === null || sideId === undefined) return null
  return playersOfSide(sides, sideId).find((one) => one !== userId) ?? null
}

/** Who is of a side, the first player first. */
function toNames(sides: Sides, sideId: string, players: ReadonlyMap<string, Player>) {
  return playersOfSide(sides, sideId).flatMap((id) => toName(players.get(id)) ?? [])
}

function toName(player: Player | undefined) {
  return player ? { firstName: player.firstName, lastName: player.lastName } : null
}

function toWireDraw({ row, bracket, format }: StoredBracket): NonNullable<BracketView['draw']> {
  const rounds = new Map(bracket.matches.map((match) => [roundKey(match), match]))
  return {
    bracketType: bracket.type,
    size: row.size,
    seeding: bracketSeedings.find((one) => one === row.seeding) ?? 'given',
    seed: row.randomSeed,
    thirdPlace: row.hasThirdPlace,
    strokesMethod: matchStrokesMethods.find((one) => one === row.strokesMethod) ?? 'appendix_c',
    matchFormat: format,
    allowancePercent: row.allowancePercent,
    byes: byeCount(row.entrantsBySeed.length),
    drawnAt: row.drawnAt.toISOString(),
    confirmDays: row.confirmDays,
    plate: bracket.plate ?? null,
    rounds: [...rounds].map(([key, match]) => ({
      side: match.part,
      round: match.bracketRound,
      roundName: matchTitle(bracket, match),
      playBy: row.playBy[key] ?? null,
    })),
  }
}

/** The matches of which somebody may have said something that does not count yet. */
function waitingMatches({ row, matchRows }: StoredBracket): string[] {
  return row.confirmDays === null ? [] : matchRows.flatMap(({ id, result }) => (result === null ? [id] : []))
}

type ViewInput = Reader & {
  isClosed: boolean
  players: ReadonlyMap<string, Player>
  seeds: ReadonlyMap<string, number>
  cards: ReadonlyMap<string, MatchCardRow>
  reports: readonly MatchReport[]
  /** At the club. */
  today: string
  strokes: StrokesInput
}

function toWireMatch(stored: StoredBracket, i: number, input: ViewInput): Match {
  const { bracket } = stored
  const row = stored.matchRows[i]
  const match = bracket.matches[i]
  if (!row || !match)
    throw new Error(`The draw of competition ${stored.row.competitionId} has no match at index ${i}.`)
  const pairing = matchPairing(bracket, match)
  const sides = pairing.map((sideId) => playersOfMatch(stored.row, [sideId]))
  const [one = [], other = []] = sides.map((players) => players.flatMap((id) => input.players.get(id) ?? []))
  const needed = isNeeded(bracket, match)
  const { clubId } = input.strokes.competition
  const given =
    row.keptStrokes === null && match.result === null ? strokesOfSides([one, other], input.strokes) : null
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
    player1: needed ? toName(one[0]) : null,
    player2: needed ? toName(other[0]) : null,
    partner1: needed ? toName(one[1]) : null,
    partner2: needed ? toName(other[1]) : null,
    player1From: pairing[0] === null ? findFeeder(stored, match.sources[0]) : null,
    player2From: pairing[1] === null ? findFeeder(stored, match.sources[1]) : null,
    player1Seed: findSeed(pairing[0]),
    player2Seed: findSeed(pairing[1]),
    winnerId: match.result?.winnerId ?? null,
    result: match.result?.result ?? null,
    strokes: needed ? toWireStrokes(row.keptStrokes, given, input.say) : null,
    ...toWireWeeks({ stored, match, row, pairing }, input),
    progress: match.result ? null : (input.cards.get(row.id)?.progress ?? null),
    canRecord:
      !input.isClosed &&
      needed &&
      match.result === null &&
      !pairing.includes(null) &&
      mayRecordMatch(input.viewer, clubId, sides.flat()),
    canUndo:
      !input.isClosed &&
      match.result !== null &&
      !isPassed(bracket, match) &&
      mayAdministerClub(input.viewer, clubId),
  }
}

type MatchInView = { stored: StoredBracket; match: BracketMatch; row: MatchRow; pairing: (string | null)[] }

/** What a match has that is played some day of some weeks. What sides say stays between them and the club. */
function toWireWeeks(
  { stored, match, row, pairing }: MatchInView,
  { viewer, strokes, reports, today }: ViewInput,
): Pick<Match, 'playBy' | 'isOverdue' | 'sideId' | 'reports' | 'reason'> {
  const playBy = playByOf(match, { days: stored.row.playBy, own: row.playByDay })
  const isTheirs = mayRecordMatch(viewer, strokes.competition.clubId, playersOfMatch(stored.row, pairing))
  const sideId = sideOfPlayer(stored.row.sides, viewer.userId)
  const { confirmDays } = stored.row
  const said = reports.filter(({ matchId, sideId }) => matchId === row.id && pairing.includes(sideId))
  const state = readReports(said, { pairing, confirmDays: confirmDays ?? 0 })
  const countsAt = state.kind === 'waiting' ? state.countsAt.toISOString() : null
  return {
    playBy,
    isOverdue: match.result === null && isNeeded(stored.bracket, match) && isOverdue(playBy, today),
    sideId: sideId !== undefined && pairing.includes(sideId) ? sideId : null,
    reports: isTheirs
      ? said.map(({ sideId, winnerId, result, at }) => ({
          sideId,
          winnerId,
          result,
          countsAt,
          at: at.toISOString(),
        }))
      : [],
    reason: isTheirs ? row.reason : null,
  }
}

function toWireStrokes(
  kept: KeptStrokes | null,
  given: StrokesGiven | PairStrokes | null,
  say: SayLines,
): Match['strokes'] {
  const said = kept ? sayKeptStrokes(kept, say) : given && sayStrokes(given, say)
  const [player1, player2] = (kept ?? given)?.strokes ?? [0, 0]
  return said && { player1, player2, ...said }
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
