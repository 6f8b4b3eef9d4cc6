import type { SayLines } from '#golf/arithmetic/arithmetic-words.ts'
import { formatDay } from '#golf/day.ts'
import { handicapIndexToDecimal, toHandicapIndex } from '#golf/numbers.ts'
import { recordAction } from '../../platform/audit/audit.store.ts'
import { countActions } from '../../platform/audit/read-log.store.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { byteOrderMark, plainIndex, toCsvLine } from '../../platform/http/csv-line.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import type { PlayerFinding, Review } from './read-review.ts'
import type { ReviewSource } from './review-sources.store.ts'

const HOUR_MS = 3_600_000
const MOST_IN_AN_HOUR = 10

/**
 * All findings as CSV in the reader's language. It takes handicaps of members out of the club's store, so it is recorded
 * before it is made, and a club has ten of them in an hour; the row is written first, so that exports at once count each
 * other.
 */
export async function exportReview(
  services: Services,
  input: { viewer: SignedIn; clubId: string; say: SayLines; read: () => Promise<Review> },
): Promise<string> {
  const { viewer, clubId, say, read } = input
  const since = new Date(services.now().getTime() - HOUR_MS)
  const action = 'club.review_exported'
  await services.db.transaction(async (tx) => {
    await recordAction(services, tx, {
      by: viewer,
      clubId,
      action,
      objectId: clubId,
      after: { format: 'csv' },
    })
    if ((await countActions(tx, { clubId, action, since })) > MOST_IN_AN_HOUR)
      throw new AppError('too_many_requests', {
        message: `A club can export its handicap review ${MOST_IN_AN_HOUR} times in an hour. Please wait 60 minutes.`,
      })
  })
  const { findings } = await read()
  return [
    byteOrderMark + toCsvLine(headings(say)),
    ...findings.map((one) => toCsvLine(cells(one, say))),
  ].join('')
}

function headings(say: SayLines): string[] {
  const columns = ['kind', 'player', 'handicap', 'day', 'evidence'] as const
  return say(columns.map((column) => ({ kind: 'review_column' as const, facts: { column } })))
}

function cells({ kind, day, lines, player }: PlayerFinding, say: SayLines): unknown[] {
  const index = indexOf(player)
  return [
    ...say([{ kind: 'review_kind', facts: { kind } }]),
    `${player.firstName} ${player.lastName}`.trim(),
    index === undefined ? null : plainIndex(index),
    day === null ? null : formatDay(day),
    say(lines).join(' '),
  ]
}

/** "12.4", "-2.4" for a plus player. */
export function indexText(player: ReviewSource): string | null {
  const index = indexOf(player)
  return index === undefined ? null : handicapIndexToDecimal(index)
}

const indexOf = ({ handicapIndex }: ReviewSource) =>
  handicapIndex === null ? undefined : toHandicapIndex(handicapIndex)
