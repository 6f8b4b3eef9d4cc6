import { type CompetitionRow, readCompetitionType } from '../competition/competition.ts'
import type { Transaction } from '../platform/db/transaction.ts'
import type { Services } from '../platform/deps.ts'
import { openLiveBoard } from './board-source.ts'
import { readPrizes } from './prizes/work-out-prizes.ts'

/** Who has which place and which prize, each by what it is of. A prize without a name of its own has that of its kind. */
export type Standing = {
  places: Map<string, { competitionName: string; name: string; value: string | null }>
  prizes: Map<string, { competitionName: string; prize: string; value: string | null }>
}

/** Places and prizes of some competitions as their cards make them, with what the transaction has changed so far. */
export async function readStanding(
  services: Services,
  tx: Transaction,
  competitions: readonly CompetitionRow[],
): Promise<Standing> {
  const standing: Standing = { places: new Map(), prizes: new Map() }
  for (const competition of competitions)
    if (readCompetitionType(competition) !== 'matchplay')
      await readBoard(services, tx, { competition, standing })
  return standing
}

async function readBoard(
  services: Services,
  tx: Transaction,
  { competition, standing }: { competition: CompetitionRow; standing: Standing },
): Promise<void> {
  const { id, name: competitionName } = competition
  const board = await openLiveBoard({ db: tx, pool: tx, now: services.now }, id, () => undefined)
  const rows = board.order(await board.load())
  for (const { userId, playerName: name, position, isShared } of rows)
    standing.places.set(`${id} ${userId}`, {
      competitionName,
      name,
      value: position === null ? null : `${isShared ? 'T' : ''}${position}`,
    })
  const reader = { db: tx, pool: tx, now: services.now, hub: { rows: () => Promise.resolve(rows) } }
  const { categories } = await readPrizes(reader, { competition, seesAwards: true })
  for (const { id: categoryId, kind, name, division, awards } of categories)
    standing.prizes.set(`${id} ${categoryId}`, {
      competitionName,
      prize: [name ?? kind, division].filter(Boolean).join(', '),
      value: awards?.map((one) => `${one.place} ${one.playerName}`).join(', ') ?? null,
    })
}
