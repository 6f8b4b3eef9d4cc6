import { recordAction } from '../../platform/audit/audit.store.ts'
import { findCompetition, findEntry } from '../../competition/competition.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requireClubAdmin } from '../../platform/http/require.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { listSharedOfPerson, setUnnamed } from './public-names.store.ts'

/** A player says whether boards that are open to everybody may name them; those that are shown change at once. */
export async function setOwnPublicName(
  services: Services,
  input: { viewer: SignedIn; isUnnamed: boolean },
): Promise<void> {
  const { viewer, isUnnamed } = input
  await services.db.transaction((tx) => apply(services, tx, { userId: viewer.userId, isUnnamed }))
}

/** The same by the club for one who has entered: a guest, who has no account, or somebody who has asked at the desk. */
export async function setEntrantsPublicName(
  services: Services,
  input: { viewer: SignedIn; competitionId: string; userId: string; isUnnamed: boolean },
): Promise<void> {
  const { viewer, competitionId, userId, isUnnamed } = input
  await services.db.transaction(async (tx) => {
    const competition = await findCompetition(tx, competitionId)
    if (!competition) throw new AppError('not_found')
    requireClubAdmin(viewer, competition.clubId)
    if (!(await findEntry(tx, competitionId, userId))) throw new AppError('not_found')
    if (!(await apply(services, tx, { userId, isUnnamed }))) return
    await recordAction(services, tx, {
      by: viewer,
      clubId: competition.clubId,
      action: 'member.public_name_set',
      objectId: userId,
      after: { isUnnamed },
    })
  })
}

async function apply(
  { feed }: Services,
  tx: Transaction,
  input: { userId: string; isUnnamed: boolean },
): Promise<boolean> {
  if (!(await setUnnamed(tx, input))) return false
  for (const competitionId of await listSharedOfPerson(tx, input.userId))
    await feed.announce(tx, { kind: 'competition', competitionId })
  return true
}
