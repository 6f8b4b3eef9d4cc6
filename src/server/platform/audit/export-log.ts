import { Readable } from 'node:stream'
import type { auditFormats } from '#contract/platform/audit.ts'
import type { Services } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import { byteOrderMark, toCsvLine } from '../http/csv-line.ts'
import type { SignedIn } from '../http/session.ts'
import { recordAction } from './audit.store.ts'
import { countActions, listLogAfter, type LogRow } from './read-log.store.ts'

const HOUR_MS = 3_600_000
const MOST_IN_AN_HOUR = 10
const ROWS_AT_ONCE = 500

type Format = (typeof auditFormats)[number]

/**
 * The club's whole log as text, oldest first, read piece by piece as it is sent. The export is recorded before it
 * begins, and a club has ten of them in an hour: the row is written first, so that exports at once count each other.
 */
export async function exportLog(
  services: Services,
  input: { viewer: SignedIn; clubId: string; format: Format },
): Promise<Readable> {
  const { viewer, clubId, format } = input
  const since = new Date(services.now().getTime() - HOUR_MS)
  const action = 'club.log_exported'
  await services.db.transaction(async (tx) => {
    await recordAction(services, tx, { by: viewer, clubId, action, objectId: clubId, after: { format } })
    if ((await countActions(tx, { clubId, action, since })) > MOST_IN_AN_HOUR)
      throw new AppError('too_many_requests', {
        message: `A club can export its log ${MOST_IN_AN_HOUR} times in an hour. Please wait 60 minutes.`,
      })
  })
  return Readable.from(lines(services, { clubId, format }))
}

async function* lines(
  services: Services,
  { clubId, format }: { clubId: string; format: Format },
): AsyncGenerator<string> {
  if (format === 'csv') yield byteOrderMark + toCsvLine(columns)
  let after = 0
  for (;;) {
    const rows = await listLogAfter(services.db, { clubId, after }, ROWS_AT_ONCE)
    if (rows.length > 0)
      yield rows
        .map((row) => {
          const record = toRecord(row)
          return format === 'csv'
            ? toCsvLine(columns.map((name) => record[name]))
            : `${JSON.stringify(record)}\n`
        })
        .join('')
    after = rows.at(-1)?.log.seq ?? after
    if (rows.length < ROWS_AT_ONCE) return
  }
}

/** The names are those of now and are not part of the hash. */
function toRecord({ log, actorName, subjectName, objectName }: LogRow) {
  const { at, ...row } = log
  return { ...row, at: at.toISOString(), actorName, subjectName, objectName }
}

const columns = [
  ...['clubId', 'seq', 'at', 'actorId', 'actorName', 'actorRole', 'action', 'objectKind', 'objectId'],
  ...['objectName', 'subjectId', 'subjectName', 'before', 'after', 'reason', 'reasonSalt', 'reasonHash'],
  ...['requestId', 'previousHash', 'hash'],
] as const as readonly (keyof ReturnType<typeof toRecord>)[]
