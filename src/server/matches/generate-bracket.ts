import { randomInt } from 'node:crypto'
import type { z } from 'zod/mini'
import type { generateBracketBody } from '#contract/matches.ts'
import { drawBracket } from '#domain/bracket/draw-bracket.ts'
import { orderBySeeding } from '#domain/bracket/seeding.ts'
import { seededRandom } from '#domain/seeded-random.ts'
import { mayAdministerClub, maySeeClub } from '#domain/club/permissions.ts'
import { bracketTypes } from '#domain/competition/competition.ts'
import { recordAction } from '../audit/audit.store.ts'
import {
  findCompetition,
  readCompetitionType,
  type CompetitionRow,
} from '../competitions/competitions.store.ts'
import { newId } from '../db/new-id.ts'
import type { Services } from '../deps.ts'
import { AppError, fieldError } from '../http/app-error.ts'
import type { SignedIn } from '../http/session.ts'
import {
  findBracket,
  listEntrants,
  replaceBracket,
  type Player,
  type StoredBracket,
} from './matches.store.ts'

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
    if (present?.bracket.matches.some((one) => one.result)) throw new AppError('bracket_started')

    const entered = await listEntrants(tx, competitionId)
    const randomSeed = body.seeding === 'random' ? chooseSeed(body.seed, entered, present) : null
    const entrantsBySeed = seedEntrants(entered, body, randomSeed)
    const type = bracketTypes.find((one) => one === competition.bracketType) ?? 'single_elimination'
    const hasThirdPlace = type === 'single_elimination' && body.thirdPlace === true
    const drawn = drawBracket(entrantsBySeed, { type, hasThirdPlace })
    if (!drawn.ok)
      switch (drawn.reason) {
        case 'too_few_entrants':
          throw new AppError('too_few_entrants')
        case 'entrant_repeated':
          throw fieldError('order', 'A player is in the order twice.')
      }
    const row = {
      competitionId,
      bracketType: type,
      size: drawn.value.size,
      seeding: body.seeding,
      randomSeed,
      hasThirdPlace,
      strokesMethod: body.strokesMethod ?? 'appendix_c',
      entrantsBySeed,
    }
    if (present && isSameDraw(present, row)) return competition
    await replaceBracket(
      tx,
      { ...row, drawnBy: viewer.userId, drawnAt: services.now() },
      drawn.value.matches.map((match, i) => ({
        id: newId('mch'),
        competitionId,
        matchNumber: i + 1,
        part: match.part,
        bracketRound: match.bracketRound,
        placeInRound: match.number,
        sources: [...match.sources],
      })),
    )
    await services.feed.announce(tx, { kind: 'board', competitionId, userId: viewer.userId })
    await recordAction(services, tx, {
      ...{ by: viewer, clubId: competition.clubId, action: 'competition.drawn', objectId: competitionId },
      after: { seeding: body.seeding, randomSeed, players: entrantsBySeed.length },
    })
    return competition
  })
}

/** A random draw of the same players, requested again without a seed, keeps its seed, so pressing twice draws once. */
function chooseSeed(
  sent: number | undefined,
  entered: readonly Player[],
  present: StoredBracket | undefined,
): number {
  if (sent !== undefined) return sent
  const drawn = new Set(present?.row.entrantsBySeed)
  const isSameField = drawn.size === entered.length && entered.every((player) => drawn.has(player.userId))
  return (isSameField ? present?.row.randomSeed : null) ?? randomInt(2 ** 31 - 1)
}

function seedEntrants(entered: readonly Player[], body: Input['body'], randomSeed: number | null): string[] {
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
  wanted: Omit<StoredBracket['row'], 'drawnBy' | 'drawnAt'>,
): boolean {
  return (
    row.bracketType === wanted.bracketType &&
    row.seeding === wanted.seeding &&
    row.randomSeed === wanted.randomSeed &&
    row.hasThirdPlace === wanted.hasThirdPlace &&
    row.strokesMethod === wanted.strokesMethod &&
    row.entrantsBySeed.join() === wanted.entrantsBySeed.join()
  )
}
