import type { Output } from '#contract/platform/call.ts'
import { type Champion, putChampion as putChampionCall } from '#contract/competition/champions.ts'
import { recordAction } from '../../platform/audit/audit.store.ts'
import type { Queryable, Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError, fieldError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { findClub } from '../../club/club.ts'
import {
  type ChampionRow,
  deleteChampionRow,
  findChampion,
  findWonCompetition,
  insertChampion,
  listChampionRows,
} from './champions.store.ts'

type Body = Output<typeof putChampionCall.body>
type Input = { viewer: SignedIn; clubId: string; championId: string; body: Body }

const championId = /^chp_[A-Za-z0-9]{6,40}$/

export async function readChampions(
  db: Queryable,
  asked: { clubId: string; id?: string },
): Promise<Champion[]> {
  return (await listChampionRows(db, asked)).map(
    ({ id, year, kind, winner, competitionId, competitionName, names }) => ({
      id,
      year,
      kind,
      competition:
        competitionId === null || competitionName === null
          ? null
          : { id: competitionId, name: competitionName },
      names: winner === null ? names : [winner],
    }),
  )
}

/**
 * Puts a champion on the list. The same again changes nothing, also at the same moment, which the lock of the club sees to; with
 * other facts it is refused. The caller administers the club.
 */
export async function putChampion(services: Services, input: Input): Promise<Champion> {
  if (!championId.test(input.championId)) throw new AppError('not_found')
  return services.db.transaction(async (tx) => {
    await findClub(tx, input.clubId, { lock: 'no key update' })
    const held = await findChampion(tx, input)
    if (!held) await addChampion(services, tx, input)
    else if (!isSame(held, input.body))
      throw new AppError('changed_meanwhile', {
        message: 'This champion was saved already, as it was before you changed it. Look at it in the list.',
      })
    const [champion] = await readChampions(tx, { clubId: input.clubId, id: input.championId })
    if (!champion) throw new AppError('not_found')
    return champion
  })
}

function isSame(held: ChampionRow, { year, kind, competitionId = null, winner = null }: Body): boolean {
  const isSameTitle = held.year === year && held.kind === kind
  return isSameTitle && held.competitionId === competitionId && held.winner === winner
}

async function addChampion(services: Services, tx: Transaction, input: Input): Promise<void> {
  const { viewer, clubId, body } = input
  const { year, kind, competitionId = null, winner = null } = body
  if ((competitionId === null) === (winner === null))
    throw fieldError('winner', 'Choose a competition, or enter who won.')
  const competition =
    competitionId === null ? undefined : await findWonCompetition(tx, { clubId, competitionId })
  if (competitionId !== null && competition === undefined)
    throw fieldError('competitionId', 'Choose a competition whose result is final.')
  const row = { id: input.championId, clubId, year, kind, competitionId, winner, createdAt: services.now() }
  if (!(await insertChampion(tx, row)))
    throw fieldError('kind', 'This championship has a champion of this year already.')
  await recordAction(services, tx, {
    by: viewer,
    clubId,
    action: 'season.champion_named',
    objectId: input.championId,
    after: { championship: kind, year, ...(competition === undefined ? {} : { competition }) },
  })
}

/** Takes a champion off the list. The caller administers the club. */
export async function deleteChampion(services: Services, input: Omit<Input, 'body'>): Promise<void> {
  await services.db.transaction(async (tx) => {
    const held = await findChampion(tx, input)
    if (!held) throw new AppError('not_found')
    await deleteChampionRow(tx, held.id)
    await recordAction(services, tx, {
      by: input.viewer,
      clubId: input.clubId,
      action: 'season.champion_removed',
      objectId: held.id,
      before: { championship: held.kind, year: held.year },
    })
  })
}
