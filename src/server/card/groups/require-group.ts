import { mayAdministerClub, mayChangeGroup, type Viewer } from '#contract/club/permissions.ts'
import type { Queryable } from '../../platform/db/transaction.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Services } from '../../platform/deps.ts'
import {
  findGroup,
  isGroupLive,
  listGroupMembers,
  type GroupMemberRow,
  type GroupRow,
} from './groups.store.ts'

export type FoundGroup = { group: GroupRow; members: GroupMemberRow[]; seesAll: boolean }

/** The group with who is in it; 404 for whoever does not belong to it. `lock` as for `findGroup`. */
export async function requireGroup(
  db: Queryable,
  input: { viewer: Viewer; groupId: string; lock?: boolean },
): Promise<FoundGroup> {
  const { viewer, groupId, lock = false } = input
  const group = await findGroup(db, groupId, { lock })
  if (!group) throw new AppError('not_found')
  const members = await listGroupMembers(db, groupId)
  if (!mayChangeGroup(viewer, { ...group, players: currentPlayers(members) })) throw new AppError('not_found')
  return { group, members, seesAll: mayAdministerClub(viewer, group.clubId) }
}

/** The same for a group that is still out; with its last card it has ended. Locked. */
export async function requireLiveGroup(
  services: Pick<Services, 'now'>,
  tx: Queryable,
  input: { viewer: Viewer; groupId: string },
): Promise<FoundGroup> {
  const found = await requireGroup(tx, { ...input, lock: true })
  if (!(await isGroupLive(tx, { groupId: input.groupId, now: services.now() })))
    throw new AppError('group_over')
  return found
}

export function currentPlayers(members: readonly GroupMemberRow[]): string[] {
  return members.filter(({ leftAt }) => leftAt === null).map(({ userId }) => userId)
}
