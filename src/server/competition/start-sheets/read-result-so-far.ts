import type { DrawPlayer } from '#golf/competition/start-sheet/order-players.ts'
import type { CompetitionRow } from '../competitions.store.ts'
import type { Services } from '../../platform/deps.ts'
import { fieldError } from '../../platform/http/app-error.ts'
import { listEnteredPlayers } from '../entries/entered-players.store.ts'

export type ResultSoFar = ReadonlyMap<string, Pick<DrawPlayer, 'position'>>

/**
 * Who goes on, each with their place on the board by which a later round is drawn; who missed the cut is not in it. Read
 * before the transaction of a draw, since the board has a connection of its own.
 */
export async function readResultSoFar(services: Services, competition: CompetitionRow): Promise<ResultSoFar> {
  if (competition.roundCount < 2)
    throw fieldError('order', 'This competition has one round, so there is no result so far to draw by.', {
      reason: 'one_round',
    })
  const missed = await services.cut.readMissed(services, competition)
  const soFar = new Map<string, Pick<DrawPlayer, 'position'>>()
  for (const { userId } of await listEnteredPlayers(services.db, competition.id)) {
    const place = await services.hub.place(competition.id, userId)
    if (!missed.has(userId)) soFar.set(userId, { position: place?.position ?? null })
  }
  if ([...soFar.values()].every(({ position }) => position === null))
    throw fieldError('order', 'Nobody has a result yet. Choose another order for the first round.', {
      reason: 'no_result',
    })
  return soFar
}
