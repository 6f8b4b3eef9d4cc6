import type { z } from 'zod/mini'
import type { enterGuest as enterGuestCall } from '#contract/competition/entries.ts'
import { formatHandicapIndex, toHandicapIndex } from '#golf/numbers.ts'
import { newId } from '../../platform/db/new-id.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError, fieldError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { rowLimits } from '../../platform/rate-limits/limit-table.ts'
import { countGuestsOf, findGuestByKey } from './guests.store.ts'
import { describeGuest, describeNewGuest } from './describe-guest.ts'
import { enterInto, refuseAdmitting, type Entering } from './enter-players.ts'
import { listGuestsLike } from './entrants.store.ts'
import { lockWithOpenField } from './require-entries.ts'

type Input = {
  viewer: SignedIn
  competitionId: string
  body: z.output<typeof enterGuestCall.body>
}

/**
 * Enters a guest without an account (docs/decisions/0033-guests.md): a new person, or one of the club's guests whom the
 * administrator found again, with what is known of them now. The key of the page makes twice once; sent
 * again with other facts, a guest who is in the competition stays as they are, and the answer says so.
 */
export async function enterGuest(services: Services, input: Input): Promise<Entering> {
  const { viewer, body } = input
  return services.db.transaction(async (tx) => {
    const competition = await lockWithOpenField(services, tx, input)
    const { clubId } = competition
    refuseAdmitting({ viewer, reason: body.reason ?? null }, competition)
    const known = body.guestId ?? (await findGuestByKey(tx, { clubId, key: body.key }))
    if (body.guestId == null) await refuseAnother(tx, { competitionId: competition.id, body, known })
    const userId = known ?? (await createGuest(services, tx, { viewer, clubId, body }))
    if (
      known !== undefined &&
      !(await describeGuest(services, tx, { ...facts(body), userId: known, clubId }))
    )
      throw fieldError('guestId', 'This guest is not known to the club any more. Enter them as a new one.')
    const entered = await enterInto(services, tx, {
      viewer,
      competition,
      userIds: [userId],
      reason: body.reason ?? null,
    })
    const [refusal] = entered.refused
    // Of a guest who is refused nothing is kept: the page asks for a reason and sends them again.
    if (refusal) throw new AppError(refusal.code, { message: refusal.message })
    return entered
  })
}

const facts = (body: Input['body']) => ({
  firstName: body.firstName,
  lastName: body.lastName,
  homeClub: body.homeClub ?? null,
  gender: body.gender ?? null,
  handicapIndex: body.handicap ?? null,
})

/** Somebody corrected what they had sent, and the first answer was lost: neither a second guest nor the first one in silence. */
async function refuseAnother(
  tx: Transaction,
  { competitionId, body, known }: { competitionId: string; body: Input['body']; known: string | undefined },
): Promise<void> {
  const present = await listGuestsLike(tx, { competitionId, ...facts(body), known: known ?? null })
  const own = present.find(({ userId }) => userId === known)
  const other = own
    ? hasFacts(own, facts(body))
      ? undefined
      : own
    : body.unlessNamed === true
      ? present[0]
      : undefined
  if (!other) return
  const whole = other.handicapIndex === null ? undefined : toHandicapIndex(other.handicapIndex)
  const handicap = whole === undefined ? null : formatHandicapIndex(whole)
  const index = handicap === null ? 'without a Handicap Index' : `with the Handicap Index ${handicap}`
  throw new AppError('guest_entered', {
    message: `${other.firstName} ${other.lastName} is already entered ${index}. Correct the guest in the list of entries.`,
    details: { handicap },
  })
}

type Facts = { [Name in keyof ReturnType<typeof facts>]: string | number | null }

const hasFacts = (one: Facts, other: Facts) =>
  one.firstName === other.firstName &&
  one.lastName === other.lastName &&
  one.handicapIndex === other.handicapIndex &&
  one.gender === other.gender &&
  one.homeClub === other.homeClub

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
  const at = { addedBy: viewer.userId, key: body.key, now }
  await describeNewGuest(services, tx, { ...facts(body), userId, clubId, ...at })
  return userId
}
