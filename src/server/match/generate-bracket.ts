import { randomInt } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod/mini'
import type { generateBracketBody } from '#contract/competition/draws.ts'
import { drawBracket } from '#golf/match/bracket/draw-bracket.ts'
import { orderBySeeding } from '#golf/match/bracket/seeding.ts'
import { isUnderWay } from '#golf/match/match-progress.ts'
import { seededRandom } from '#golf/seeded-random.ts'
import { mayAdministerClub, maySeeClub } from '#contract/club/permissions.ts'
import { bracketTypes } from '#golf/competition/competition.ts'
import type { MatchStrokesMethod } from '#golf/handicap/match-strokes.ts'
import { readRulesOfPlay } from '#golf/handicap/rules-of-play/rule-settings.ts'
import { recordAction } from '../platform/audit/audit.store.ts'
import {
  type CompetitionRow,
  findCompetition,
  listEnteredPlayers,
  readCompetitionType,
} from '../competition/competition.ts'
import type { Transaction } from '../platform/db/transaction.ts'
import type { Services } from '../platform/deps.ts'
import { AppError, fieldError } from '../platform/http/app-error.ts'
import type { SignedIn } from '../platform/http/session.ts'
import { findClub } from '../club/club.ts'
import { listOpenCards } from './cards/match-cards.store.ts'
import {
  findBracket,
  newMatchRow,
  playersInDraw,
  replaceBracket,
  saveDrawTerms,
  type BracketRow,
  type DrawTerms,
  type StoredBracket,
} from './matches.store.ts'
import { pairEntrants, type Entrant } from './pair-entrants.ts'
import { tellOfMatches } from './tell-of-matches.ts'
import { termsFrom } from './terms/set-bracket-terms.ts'

/** A draw of singles is told as it always was. */
const pairsForAudit = ({
  matchFormat,
  allowancePercent,
}: Pick<BracketRow, 'matchFormat' | 'allowancePercent'>) =>
  matchFormat === 'singles' ? {} : { matchFormat, allowancePercent }

type Input = {
  viewer: SignedIn
  competitionId: string
  body: z.output<typeof generateBracketBody>
}

/**
 * Draws the bracket from the players who are entered (D14). With the same settings and entries the existing draw
 * stays, even a random one; other settings replace it, until the first result is recorded.
 */
export async function generateBracket(services: Services, input: Input): Promise<CompetitionRow> {
  const { viewer, competitionId, body } = input
  return services.db.transaction(async (tx) => {
    const competition = await findCompetition(tx, competitionId, { lock: true })
    if (!competition || !maySeeClub(viewer, competition.clubId)) throw new AppError('not_found')
    if (!mayAdministerClub(viewer, competition.clubId)) throw new AppError('forbidden')
    if (readCompetitionType(competition) !== 'matchplay') throw new AppError('not_match_play')
    if (competition.status === 'final' || competition.status === 'cancelled')
      throw new AppError('changed_meanwhile', { message: 'This competition is closed.' })
    const present = await findBracket(tx, competitionId)
    await requireNothingPlayed(tx, { competitionId, present })

    const entered = await listEnteredPlayers(tx, competitionId)
    const paired = pairEntrants(entered, body)
    const randomSeed = body.seeding === 'random' ? chooseSeed(body.seed, paired.entrants, present) : null
    const entrantsBySeed = seedEntrants(paired.entrants, body, randomSeed)
    const type = bracketTypes.find((one) => one === competition.bracketType) ?? 'single_elimination'
    const hasThirdPlace = type === 'single_elimination' && body.thirdPlace === true
    const drawn = drawBracket(entrantsBySeed, { type, hasThirdPlace })
    if (!drawn.ok)
      switch (drawn.reason) {
        case 'too_few_entrants':
          throw paired.sides === null
            ? new AppError('too_few_entrants')
            : fieldError('pairs', 'A draw of pairs needs two pairs.')
        case 'entrant_repeated':
          throw fieldError('order', 'A player is in the order twice.')
      }
    const row = {
      competitionId,
      bracketType: type,
      size: drawn.value.size,
      hasThirdPlace,
      seeding: body.seeding,
      randomSeed,
      strokesMethod: body.strokesMethod ?? (await strokesMethodOfClub(tx, competition.clubId)),
      entrantsBySeed,
      matchFormat: paired.format,
      sides: paired.sides,
      allowancePercent: paired.allowancePercent,
    }
    const terms = termsFrom(body, { present: present?.row, bracketType: type })
    if (present && isSameDraw(present, row)) {
      await saveDrawTerms(tx, { competitionId, terms })
      return competition
    }
    await replaceBracket(
      tx,
      { ...row, ...terms, drawnBy: viewer.userId, drawnAt: services.now() },
      drawn.value.matches.map((match, i) => newMatchRow(match, { competitionId, matchNumber: i + 1 })),
    )
    await tellOfMatches(services, tx, { competition })
    await services.feed.announce(tx, { kind: 'board', competitionId, userId: viewer.userId })
    await recordAction(services, tx, {
      by: viewer,
      clubId: competition.clubId,
      action: 'competition.drawn',
      objectId: competitionId,
      after: {
        seeding: body.seeding,
        randomSeed,
        players: playersInDraw(row).length,
        ...pairsForAudit(row),
      },
    })
    return competition
  })
}

/** Where none is named the club's own holds (R5.3); the draw keeps it. */
async function strokesMethodOfClub(tx: Transaction, clubId: string): Promise<MatchStrokesMethod> {
  return readRulesOfPlay((await findClub(tx, clubId))?.rulesOfPlay ?? null).matchStrokes
}

/** Throws `bracket_started` once a result is recorded or a match is being played. */
export async function requireNothingPlayed(
  tx: Transaction,
  { competitionId, present }: { competitionId: string; present: StoredBracket | undefined },
): Promise<void> {
  if (present?.bracket.matches.some((one) => one.result)) throw new AppError('bracket_started')
  const cards = await listOpenCards(tx, competitionId)
  if ([...cards.values()].some(({ progress }) => isUnderWay(progress)))
    throw new AppError('bracket_started', {
      message: 'A match of this draw is being played, so it cannot be drawn again.',
    })
}

/** A random draw of the same players, requested again without a seed, keeps its seed, so pressing twice draws once. */
function chooseSeed(
  sent: number | undefined,
  entered: readonly Entrant[],
  present: StoredBracket | undefined,
): number {
  if (sent !== undefined) return sent
  const drawn = new Set(present?.row.entrantsBySeed)
  const isSameField = drawn.size === entered.length && entered.every((player) => drawn.has(player.userId))
  return (isSameField ? present?.row.randomSeed : null) ?? randomInt(2 ** 31 - 1)
}

function seedEntrants(entered: readonly Entrant[], body: Input['body'], randomSeed: number | null): string[] {
  const byId = new Map(entered.map((player) => [player.userId, player]))
  if (body.seeding === 'given') {
    const order = body.order ?? []
    if (order.some((userId) => !byId.has(userId)))
      throw fieldError('order', 'A player in the order is not entered.')
    if (new Set(order).size !== order.length) throw fieldError('order', 'A player is in the order twice.')
    if (order.length !== entered.length)
      throw fieldError('order', 'Give every entered player a place in the order.')
    return order
  }
  const entrants = entered.map(({ userId, handicapIndex }) => ({
    entrantId: userId,
    handicapIndex,
    qualifyingScore: null,
  }))
  return orderBySeeding(entrants, { seeding: body.seeding, placed: 0, random: seededRandom(randomSeed ?? 0) })
}

function isSameDraw(
  { row }: StoredBracket,
  wanted: Omit<StoredBracket['row'], 'drawnBy' | 'drawnAt' | keyof DrawTerms>,
): boolean {
  return (
    row.bracketType === wanted.bracketType &&
    row.seeding === wanted.seeding &&
    row.randomSeed === wanted.randomSeed &&
    row.hasThirdPlace === wanted.hasThirdPlace &&
    row.strokesMethod === wanted.strokesMethod &&
    row.entrantsBySeed.join() === wanted.entrantsBySeed.join() &&
    row.matchFormat === wanted.matchFormat &&
    row.allowancePercent === wanted.allowancePercent &&
    isDeepStrictEqual(row.sides, wanted.sides)
  )
}
