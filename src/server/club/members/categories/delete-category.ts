import { recordAction } from '../../../platform/audit/audit.store.ts'
import type { Services } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { SignedIn } from '../../../platform/http/session.ts'
import { findClub } from '../members.store.ts'
import { countByCategory, deleteCategoryRow, listAsking, lockCategory } from './categories.store.ts'

/**
 * Deletes a category; its members have none from then on. A competition still to be played that is only for it would
 * admit nobody, so it keeps the category. The caller administers the club.
 */
export async function deleteCategory(
  services: Services,
  input: { viewer: SignedIn; clubId: string; categoryId: string },
): Promise<void> {
  const { viewer, clubId, categoryId } = input
  await services.db.transaction(async (tx) => {
    await findClub(tx, clubId, { lock: true })
    const category = await lockCategory(tx, input)
    if (!category) throw new AppError('not_found')
    const asking = (await listAsking(tx, { clubId, now: services.now() }))
      .filter(({ categories }) => categories.includes(categoryId))
      .map(({ name }) => name)
    if (asking.length > 0)
      throw new AppError('category_in_use', {
        message: `${category.name} is asked for by ${asking.join(', ')}. Change who may enter there first.`,
        details: { competitions: asking },
      })
    const members = (await countByCategory(tx, clubId)).find(({ id }) => id === categoryId)?.members ?? 0
    await deleteCategoryRow(tx, categoryId)
    await recordAction(services, tx, {
      by: viewer,
      clubId,
      action: 'club.category_deleted',
      objectId: clubId,
      before: { category: category.name, members },
    })
  })
}
