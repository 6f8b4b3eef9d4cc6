import type { z } from 'zod/mini'
import type { sendPlayerMessage } from '#contract/competition/player-messages.ts'
import { mayWriteToPlayers } from '#contract/competition/player-message.ts'
import { clubClock } from '#golf/competition/start-sheet/club-clock.ts'
import { recordAction } from '../../platform/audit/audit.store.ts'
import type { Services } from '../../platform/deps.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { rowLimits } from '../../platform/rate-limits/limit-table.ts'
import { addNotices, countReached } from '../../outbound/outbound.ts'
import { currentStatus, listEntered } from '../competitions.store.ts'
import { lockForClub } from '../entries/require-entries.ts'
import {
  countMessagesSince,
  findPlayerMessage,
  insertPlayerMessage,
  setTakenDown,
} from './player-messages.store.ts'
import { readTimeZone } from './read-messages.ts'

type Input = {
  viewer: SignedIn
  competitionId: string
  body: z.output<typeof sendPlayerMessage.body>
}

/**
 * Tells everybody who is entered what the club wrote, and has it stand on the boards in place of the message before. The
 * competition is locked, so two presses take turns: the same id again tells nobody.
 */
export async function sendMessage(services: Services, { viewer, competitionId, body }: Input): Promise<void> {
  const { id, text, term } = body
  const now = services.now()
  await services.db.transaction(async (tx) => {
    const competition = await lockForClub(tx, { viewer, competitionId })
    const sent = await findPlayerMessage(tx, id)
    if (sent?.competitionId === competitionId) return
    // An id of another competition's message says nothing about that one.
    if (sent) throw new AppError('not_found')
    if (!mayWriteToPlayers(currentStatus(competition, now))) throw new AppError('no_message_now')
    await refuseTooMany(tx, competitionId, now)
    const { day } = clubClock(now.getTime(), await readTimeZone(tx, competition))
    const userIds = await listEntered(tx, competitionId)
    const { clubId } = competition
    const key = `message ${id}`
    await addNotices(services, tx, {
      kind: 'player_message',
      about: { competitionId, messageId: id },
      clubId,
      userIds,
      key,
    })
    const reached = await countReached(services, tx, { clubId, competitionId, key })
    await insertPlayerMessage(tx, {
      id,
      competitionId,
      text,
      sentBy: viewer.userId,
      sentAt: now,
      term,
      lastDay: term === 'day' ? day : null,
      reached: { ...reached, withoutAccount: userIds.length - reached.inApp },
    })
    await services.feed.announce(tx, { kind: 'competition', competitionId })
    await recordAction(services, tx, {
      by: viewer,
      clubId,
      action: 'competition.message_sent',
      objectId: competitionId,
      after: { told: reached.inApp },
      reason: text,
    })
  })
}

/** Takes a message off the boards; again changes nothing. */
export async function takeMessageDown(
  services: Services,
  input: { viewer: SignedIn; competitionId: string; messageId: string },
): Promise<void> {
  const { viewer, competitionId, messageId: id } = input
  await services.db.transaction(async (tx) => {
    const { clubId } = await lockForClub(tx, input)
    const message = await findPlayerMessage(tx, id)
    if (message?.competitionId !== competitionId) throw new AppError('not_found')
    if (!(await setTakenDown(tx, { id, now: services.now() }))) return
    await services.feed.announce(tx, { kind: 'competition', competitionId })
    await recordAction(services, tx, {
      by: viewer,
      clubId,
      action: 'competition.message_taken_down',
      objectId: competitionId,
      reason: message.text,
    })
  })
}

async function refuseTooMany(tx: Transaction, competitionId: string, now: Date): Promise<void> {
  const { points, seconds } = rowLimits['player-messages']
  const since = new Date(now.getTime() - seconds * 1_000)
  if ((await countMessagesSince(tx, competitionId, since)) >= points) throw new AppError('too_many_messages')
}
