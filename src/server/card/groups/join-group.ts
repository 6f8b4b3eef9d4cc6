import type { Services } from '../../platform/deps.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { requireLinkedGroup } from './group-link.ts'
import { listGroupMembers } from './groups.store.ts'
import { takePlace } from './take-place.ts'

/** Puts whoever opened the group's link into it, with a round of their own. Twice is once. Returns the group's id. */
export async function joinGroup(
  services: Services,
  input: { viewer: SignedIn; token: string },
): Promise<string> {
  const { viewer } = input
  return services.db.transaction(async (tx) => {
    const group = await requireLinkedGroup(services, tx, input)
    const members = await listGroupMembers(tx, group.id)
    await takePlace(services, tx, {
      group,
      members,
      player: viewer,
      name: undefined,
      addedBy: viewer.userId,
      teeId: null,
    })
    return group.id
  })
}
