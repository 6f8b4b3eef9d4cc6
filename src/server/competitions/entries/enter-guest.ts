import type { z } from 'zod/mini'
import type { enterGuest as enterGuestCall } from '#contract/entries.ts'
import { newId } from '../../db/new-id.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { Services } from '../../deps.ts'
import { AppError, fieldError } from '../../http/app-error.ts'
import type { SignedIn } from '../../http/session.ts'
import { rowLimits } from '../../limits/limit-table.ts'
import { countGuestsOf, findGuestByKey, insertGuest, updateGuest } from '../../rounds/groups/guests.store.ts'
import { enterInto, refuseAdmitting, type Entering } from './enter-players.ts'
import { lockWithOpenField } from './require-entries.ts'

type Input = {
  viewer: SignedIn
  competitionId: string
  body: z.output<typeof enterGuestCall.body>
}

/**
 * Enters a guest without an account (docs/decisions/0033-guests.md): a new person, or one of the club's guests whom the
 * administrator found again, with what is known of them now. The key of the page makes twice once.
 */
export async function enterGuest(services: Services, input: Input): Promise<Entering> {
  const { viewer, body } = input
  return services.db.transaction(async (tx) => {
    const competition = await lockWithOpenField(services, tx, input)
    const { clubId } = competition
    refuseAdmitting({ viewer, reason: body.reason ?? null }, competition)
    const known = body.guestId ?? (await findGuestByKey(tx, { clubId, key: body.key }))
    const userId = known ?? (await createGuest(services, tx, { viewer, clubId, body }))
    if (body.guestId != null && !(await updateGuest(tx, { ...facts(body), userId: body.guestId, clubId })))
      throw fieldError('guestId', 'This guest is not known to the club any more. Enter them as a new one.')
    const entered = await enterInto(services, tx, {
      ...{ viewer, competition, userIds: [userId], reason: body.reason ?? null },
    })
    const [refusal] = entered.refused
    // Of a guest who is refused nothing is kept: the page asks for a reason and sends them again.
    if (refusal) throw new AppError(refusal.code, { message: refusal.message })
    return entered
  })
}

const facts = (body: Input['body']) => ({
  ...{ firstName: body.firstName, lastName: body.lastName, homeClub: body.homeClub ?? null },
  ...{ gender: body.gender ?? null, handicapIndex: body.handicap ?? null },
})

async function createGuest(
  services: Services,
  tx: Transaction,
  { viewer, clubId, body }: Omit<Input, 'competitionId'> & { clubId: string },
): Promise<string> {
  const now = services.now()
  const { points, seconds } = rowLimits['guests-administrator']
  const since = new Date(now.getTime() - seconds * 1_000)
  if ((await countGuestsOf(tx, { addedBy: viewer.userId, since })) >= points)
    throw new AppError('too_many_guests', {
      message: `You have added ${points} guests in the last 24 hours. Please try again tomorrow.`,
    })
  const userId = newId('usr')
  await insertGuest(tx, { ...facts(body), userId, clubId, addedBy: viewer.userId, key: body.key, now })
  return userId
}
