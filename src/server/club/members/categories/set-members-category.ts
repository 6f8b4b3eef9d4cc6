import { recordAction } from '../../../platform/audit/audit.store.ts'
import type { Services } from '../../../platform/deps.ts'
import { fieldError } from '../../../platform/http/app-error.ts'
import type { SignedIn } from '../../../platform/http/session.ts'
import { findClub } from '../members.store.ts'
import { changeCategory, findCategoryNames, lockCategoriesOf } from './categories.store.ts'

type Input = { viewer: SignedIn; clubId: string; memberIds: readonly string[]; categoryId: string | null }

/**
 * Gives members a category, or takes it from them. The club's row is locked, as for what is done to its categories. The
 * caller administers the club.
 */
export async function setMembersCategory(services: Services, input: Input): Promise<number> {
  const { viewer, clubId, categoryId } = input
  const memberIds = [...new Set(input.memberIds)]
  return services.db.transaction(async (tx) => {
    await findClub(tx, clubId, { lock: true })
    const names = await findCategoryNames(tx, clubId)
    if (categoryId !== null && !names.has(categoryId))
      throw fieldError('categoryId', 'This category is not there any more.')
    const members = await lockCategoriesOf(tx, { clubId, memberIds })
    if (members.length < memberIds.length)
      throw fieldError('memberIds', 'One of these people is no longer a member of the club.')
    const changed = members.filter((one) => one.categoryId !== categoryId)
    if (changed.length === 0) return 0
    await changeCategory(tx, { clubId, memberIds: changed.map(({ userId }) => userId), categoryId })
    const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null))
    for (const { userId, categoryId: was } of changed)
      await recordAction(services, tx, {
        by: viewer,
        clubId,
        action: 'member.category_changed',
        objectId: userId,
        before: { category: nameOf(was) },
        after: { category: nameOf(categoryId) },
      })
    return changed.length
  })
}
