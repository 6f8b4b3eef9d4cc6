import { createHash, randomBytes } from 'node:crypto'
import type { Queryable } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { maySeeClub, type Viewer } from '#contract/club/permissions.ts'
import { findGroupByLink, setGroupLink, type GroupRow } from './groups.store.ts'
import { requireGroup, requireLiveGroup } from './require-group.ts'

/** Long enough for four on a tee, too short to be passed on for later. */
export const LINK_MINUTES = 15

/** A new link in the place of the one before; the store keeps its hash only. */
export async function makeLink(
  services: Services,
  input: { viewer: Viewer; groupId: string },
): Promise<{ token: string; until: Date }> {
  const token = randomBytes(24).toString('base64url')
  const until = new Date(services.now().getTime() + LINK_MINUTES * 60_000)
  await services.db.transaction(async (tx) => {
    const { group } = await requireLiveGroup(services, tx, input)
    await setGroupLink(tx, group.id, { linkHash: hashOf(token), linkUntil: until })
  })
  return { token, until }
}

export async function withdrawLink(
  services: Services,
  input: { viewer: Viewer; groupId: string },
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const { group } = await requireGroup(tx, { ...input, lock: true })
    await setGroupLink(tx, group.id, { linkHash: null, linkUntil: null })
  })
}

/** The group that a link leads to. To people outside its club, an expired and an invented link say the same. */
export async function requireLinkedGroup(
  services: Pick<Services, 'now'>,
  db: Queryable,
  { viewer, token }: { viewer: Viewer; token: string },
): Promise<GroupRow> {
  const group = await findGroupByLink(db, { linkHash: hashOf(token), now: services.now() })
  if (!group || !maySeeClub(viewer, group.clubId)) throw new AppError('group_link_over')
  return group
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
