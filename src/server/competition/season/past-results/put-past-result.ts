import type { Output } from '#contract/platform/call.ts'
import type {
  putPastResult as putPastResultCall,
  WholePastResult,
} from '#contract/competition/past-results.ts'
import { formatDay, parseDay } from '#golf/day.ts'
import { resultFigures, resultOutcomes } from '#contract/competition/result-file/result-fields.ts'
import { recordAction } from '../../../platform/audit/audit.store.ts'
import { clubDay } from '../../../platform/db/club-day.ts'
import type { Queryable, Transaction } from '../../../platform/db/transaction.ts'
import type { Services } from '../../../platform/deps.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import type { SignedIn } from '../../../platform/http/session.ts'
import { type ClubRow, findClub } from '../../../club/club.ts'
import {
  deletePastResultRow,
  findPastResult,
  insertPastResult,
  listMembersAmong,
  listPastResultLines,
} from './past-results.store.ts'

type Body = Output<typeof putPastResultCall.body>
type Input = { viewer: SignedIn; clubId: string; pastResultId: string; body: Body }

const pastResultId = /^pst_[A-Za-z0-9]{6,40}$/

export async function readPastResult(
  db: Queryable,
  asked: { clubId: string; pastResultId: string },
): Promise<WholePastResult> {
  const held = await findPastResult(db, asked)
  if (!held) throw new AppError('not_found')
  const lines = await listPastResultLines(db, held.id)
  const shared = (place: number | null) =>
    place !== null && lines.filter((line) => line.place === place).length > 1
  return {
    id: held.id,
    name: held.name,
    day: formatDay(held.day),
    players: lines.length,
    figure: resultFigures.find((one) => one === held.figure) ?? 'net',
    winners: lines.flatMap(({ place, name }) => (place === 1 ? name : [])),
    rows: lines.map(({ place, name, userId, gross, handicap, score, countback, outcome }) => ({
      place,
      name,
      userId,
      gross,
      handicap,
      score,
      countback,
      isTied: shared(place),
      outcome: resultOutcomes.find((one) => one === outcome) ?? null,
    })),
  }
}

/**
 * Keeps a past result. The same again changes nothing, also at the same moment, which the lock of the club sees to; with other facts
 * it is refused. The caller administers the club.
 */
export async function putPastResult(services: Services, input: Input): Promise<WholePastResult> {
  if (!pastResultId.test(input.pastResultId)) throw new AppError('not_found')
  return services.db.transaction(async (tx) => {
    const club = await findClub(tx, input.clubId, { lock: 'no key update' })
    if (!club) throw new AppError('not_found')
    const held = await findPastResult(tx, input)
    if (!held) await addPastResult(services, tx, { ...input, club })
    const kept = await readPastResult(tx, input)
    if (!isSame(kept, input.body))
      throw new AppError('changed_meanwhile', {
        message: 'This result was saved already, as it was before you changed it. Look at it in the list.',
      })
    return kept
  })
}

function isSame(kept: WholePastResult, { name, day, figure, rows }: Body): boolean {
  const factsOf = (row: Body['rows'][number]) => [
    ...[row.place, row.name, row.userId ?? null, row.gross, row.handicap ?? null],
    ...[row.score, row.countback, row.outcome],
  ]
  const all = (of: Pick<Body, 'name' | 'day' | 'figure' | 'rows'>) =>
    JSON.stringify([of.name, of.day, of.figure, of.rows.map(factsOf)])
  return all(kept) === all({ name, day, figure, rows })
}

async function addPastResult(
  services: Services,
  tx: Transaction,
  input: Input & { club: ClubRow },
): Promise<void> {
  const { viewer, clubId, body, club } = input
  const { name, figure, rows } = body
  const day = parseDay(body.day)
  if (day === undefined || day > clubDay(services.now(), club.timeZone))
    throw fieldError('day', 'Enter a day that has been.')
  const userIds = rows.flatMap(({ userId }) => userId ?? [])
  if (new Set(userIds).size < userIds.length)
    throw fieldError('rows', 'The same member is chosen for two names. Choose again for one of them.')
  const members = await listMembersAmong(tx, { clubId, userIds })
  if (members.length < userIds.length)
    throw fieldError('rows', 'Somebody who was chosen is not a member of the club any more. Choose again.')
  const result = { id: input.pastResultId, clubId, name, day, figure, createdAt: services.now() }
  const lines = rows.map((row, seq) => ({
    ...row,
    seq,
    clubId,
    pastResultId: result.id,
    userId: row.userId ?? null,
    handicap: row.handicap ?? null,
  }))
  // Another club's, whose id is nothing that this one may learn of.
  if (!(await insertPastResult(tx, result, lines))) throw new AppError('not_found')
  await recordAction(services, tx, {
    by: viewer,
    clubId,
    action: 'season.past_result_added',
    objectId: result.id,
    after: { competition: name, day: body.day, players: rows.length },
  })
}

/** Takes a past result off. The caller administers the club. */
export async function deletePastResult(services: Services, input: Omit<Input, 'body'>): Promise<void> {
  await services.db.transaction(async (tx) => {
    const held = await findPastResult(tx, input)
    if (!held) throw new AppError('not_found')
    await deletePastResultRow(tx, held.id)
    await recordAction(services, tx, {
      by: input.viewer,
      clubId: input.clubId,
      action: 'season.past_result_removed',
      objectId: held.id,
      before: { competition: held.name, day: formatDay(held.day) },
    })
  })
}
