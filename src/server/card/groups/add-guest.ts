import type { z } from 'zod/mini'
import type { addGroupGuest } from '#contract/card/groups.ts'
import { guestAsPlayer } from '#contract/club/permissions.ts'
import { newId } from '../../platform/db/new-id.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { rowLimits } from '../../platform/rate-limits/limit-table.ts'
import { countGuestsOf, describeNewGuest, findEntry, findGuestByKey } from '../../competition/competition.ts'
import { requireLiveGroup } from './require-group.ts'
import { recordStarted, takePlace } from './take-place.ts'

type Input = { viewer: SignedIn; groupId: string; body: z.output<typeof addGroupGuest.body> }

/**
 * Puts a guest without an account into the group. They play beside the group's competition, unless the club has entered
 * them (docs/decisions/0033-guests.md). The key of the phone makes twice once.
 */
export async function addGuest(services: Services, input: Input): Promise<void> {
  const { viewer, groupId, body } = input
  await services.db.transaction(async (tx) => {
    const { group, members } = await requireLiveGroup(services, tx, { viewer, groupId })
    const { clubId } = group
    const known = await findGuestByKey(tx, { clubId, key: body.key })
    const userId = known ?? (await createGuest(services, tx, { ...input, clubId }))
    const isEntered =
      group.competitionId !== null && (await findEntry(tx, group.competitionId, userId))?.status === 'entered'
    const { roundId, isNew } = await takePlace(services, tx, {
      group: isEntered ? group : { ...group, competitionId: null },
      members,
      player: guestAsPlayer(clubId, userId),
      name: `${body.firstName} ${body.lastName}`,
      addedBy: viewer.userId,
      teeId: body.teeId ?? null,
    })
    if (isNew) await recordStarted(services, tx, { viewer, clubId, roundId, userId })
  })
}

async function createGuest(
  services: Services,
  tx: Transaction,
  { viewer, body, clubId }: Input & { clubId: string },
): Promise<string> {
  const now = services.now()
  const { points, seconds } = rowLimits['guests-account']
  const since = new Date(now.getTime() - seconds * 1_000)
  if ((await countGuestsOf(tx, { addedBy: viewer.userId, since })) >= points)
    throw new AppError('too_many_guests')
  const userId = newId('usr')
  await describeNewGuest(services, tx, {
    userId,
    clubId,
    addedBy: viewer.userId,
    key: body.key,
    now,
    firstName: body.firstName,
    lastName: body.lastName,
    homeClub: body.homeClub ?? null,
    gender: body.gender ?? null,
    handicapIndex: body.handicap ?? null,
  })
  return userId
}
