import { MOST_CATEGORIES } from '#contract/club/member-categories.ts'
import { recordAction } from '../../../platform/audit/audit.store.ts'
import type { Services } from '../../../platform/deps.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import type { SignedIn } from '../../../platform/http/session.ts'
import { findClub } from '../members.store.ts'
import { findCategories, insertCategory, renameCategory } from './categories.store.ts'

type Input = { viewer: SignedIn; clubId: string; categoryId: string; name: string }

const categoryIds = /^cat_[A-Za-z0-9]{6,40}$/

/**
 * Adds a category to a club, or renames it; what was sent already changes nothing. The club's row is locked, so that
 * names and their number hold however many are sent at once. The caller administers the club.
 */
export async function putCategory(services: Services, input: Input): Promise<{ id: string; name: string }> {
  const { viewer, clubId, categoryId, name } = input
  if (!categoryIds.test(categoryId)) throw new AppError('not_found')
  await services.db.transaction(async (tx) => {
    await findClub(tx, clubId, { lock: true })
    const all = await findCategories(tx, clubId)
    const before = all.find(({ id }) => id === categoryId)
    if (before?.name === name) return
    const isSame = (one: string) => one.toLowerCase() === name.toLowerCase()
    if (all.some((one) => one.id !== categoryId && isSame(one.name)))
      throw fieldError('name', 'The club has a category of this name already.')
    const by = { by: viewer, clubId, objectId: clubId }
    if (before) {
      await renameCategory(tx, categoryId, name)
      await recordAction(services, tx, {
        ...by,
        action: 'club.category_renamed',
        before: { category: before.name },
        after: { category: name },
      })
      return
    }
    if (all.length >= MOST_CATEGORIES)
      throw fieldError('name', `A club can have ${MOST_CATEGORIES} categories. Delete or rename one.`)
    const row = { id: categoryId, clubId, name, createdAt: services.now() }
    if (!(await insertCategory(tx, row))) throw new AppError('not_found')
    await recordAction(services, tx, { ...by, action: 'club.category_added', after: { category: name } })
  })
  return { id: categoryId, name }
}
