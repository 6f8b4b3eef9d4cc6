import type { FastifyInstance } from 'fastify'
import {
  deleteMemberCategory,
  getBornOn,
  listMemberCategories,
  putMemberCategory,
  setBornOn as setBornOnCall,
  setMembersCategory as setMembersCategoryCall,
} from '#contract/club/member-categories.ts'
import { formatDay } from '#golf/day.ts'
import type { Services } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { requireClubAdmin } from '../../../platform/http/require.ts'
import { serve } from '../../../platform/http/serve-call.ts'
import { findMembership } from '../members.store.ts'
import { countByCategory, listAsking } from './categories.store.ts'
import { deleteCategory } from './delete-category.ts'
import { putCategory } from './put-category.ts'
import { setBornOn } from './set-born-on.ts'
import { setMembersCategory } from './set-members-category.ts'

/** The club's categories of members, who has which, and when members were born. */
export function memberCategoryRoutes(app: FastifyInstance, services: Services): void {
  const { db, sessions, now } = services

  serve(app, sessions, listMemberCategories, async ({ viewer, params: { clubId } }) => {
    requireClubAdmin(viewer, clubId)
    const [categories, asking] = await Promise.all([
      countByCategory(db, clubId),
      listAsking(db, { clubId, now: now() }),
    ])
    return categories.map((one) => ({
      ...one,
      askedBy: asking.filter(({ categories: ids }) => ids.includes(one.id)).map(({ name }) => name),
    }))
  })

  serve(app, sessions, putMemberCategory, ({ viewer, params, body }) => {
    requireClubAdmin(viewer, params.clubId)
    return putCategory(services, { viewer, ...params, name: body.name })
  })

  serve(app, sessions, deleteMemberCategory, async ({ viewer, params }) => {
    requireClubAdmin(viewer, params.clubId)
    await deleteCategory(services, { viewer, ...params })
    return { deleted: true as const }
  })

  serve(app, sessions, setMembersCategoryCall, async ({ viewer, params: { clubId }, body }) => {
    requireClubAdmin(viewer, clubId)
    return { changed: await setMembersCategory(services, { viewer, clubId, ...body }) }
  })

  const readBornOn = async (params: { clubId: string; memberId: string }) => {
    const found = await db.transaction((tx) => findMembership(tx, params.clubId, params.memberId))
    if (!found || found.status === 'removed') throw new AppError('not_found')
    return { bornOn: found.bornOn === null ? null : formatDay(found.bornOn) }
  }

  serve(app, sessions, getBornOn, ({ viewer, params }) => {
    requireClubAdmin(viewer, params.clubId)
    return readBornOn(params)
  })

  serve(app, sessions, setBornOnCall, async ({ viewer, params, body }) => {
    requireClubAdmin(viewer, params.clubId)
    await setBornOn(services, { viewer, ...params, bornOn: body.bornOn ?? null })
    return readBornOn(params)
  })
}
