import { orderOfMerit, type MeritResult, type MeritRow } from '#golf/competition/season/order-of-merit.ts'
import type { Queryable } from '../../platform/db/transaction.ts'
import { listFinishers, type SeasonRow } from './seasons.store.ts'

/**
 * The order of merit of a season, made anew from the frozen results each time it is read: one query and one sorting of as
 * many entrants as its competitions had, so there is no copy that could differ from them.
 */
export async function readOrderOfMerit(db: Queryable, season: SeasonRow): Promise<MeritRow[]> {
  const results = new Map<string, { competitionId: string; finishers: MeritResult['finishers'][number][] }>()
  for (const { competitionId, userId, name, position } of await listFinishers(db, season.id)) {
    const result = results.get(competitionId) ?? { competitionId, finishers: [] }
    result.finishers.push({ playerId: userId, name, position })
    results.set(competitionId, result)
  }
  return orderOfMerit(season, [...results.values()])
}
