import type { FastifyInstance } from 'fastify'
import {
  countNotices,
  getNoticeSettings,
  listNotices,
  NOTICES_A_PAGE,
  readNotice,
  readNotices,
  setNoticeSetting,
} from '#contract/outbound/notices.ts'
import { noticeKinds } from '#contract/outbound/notice-kinds.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { serve } from '../../platform/http/serve-call.ts'
import { toNotice } from './notice-view.ts'
import { countUnread, hasNotice, listKindsOff, listNoticesOf, markRead, switchKind } from './notices.store.ts'

/** What people are told in the app, and which of it may wake their devices. Everything here is the viewer's own. */
export function noticeRoutes(app: FastifyInstance, services: Services): void {
  const { db, sessions, now } = services

  const unreadOf = async (userId: string) => ({ unread: await countUnread(db, userId) })
  const settingsOf = async (userId: string) => {
    const off = await listKindsOff(db, userId)
    return { kinds: noticeKinds.map((kind) => ({ kind, isOn: !off.has(kind) })) }
  }

  serve(app, sessions, listNotices, async ({ viewer: { userId }, query: { before } }) => {
    const rows = await listNoticesOf(db, { userId, before, limit: NOTICES_A_PAGE + 1 })
    const page = rows.slice(0, NOTICES_A_PAGE)
    return {
      notices: page.map(toNotice),
      next: rows.length > page.length ? (page.at(-1)?.notice.seq ?? null) : null,
      latest: page[0]?.notice.seq ?? null,
    }
  })

  serve(app, sessions, countNotices, ({ viewer }) => unreadOf(viewer.userId))

  serve(app, sessions, readNotice, async ({ viewer: { userId }, params: { noticeId: id } }) => {
    if (!(await hasNotice(db, { userId, id }))) throw new AppError('not_found')
    await markRead(db, { userId, id, now: now() })
    return unreadOf(userId)
  })

  serve(app, sessions, readNotices, async ({ viewer: { userId }, body: { upTo } }) => {
    await markRead(db, { userId, upTo, now: now() })
    return unreadOf(userId)
  })

  serve(app, sessions, getNoticeSettings, ({ viewer }) => settingsOf(viewer.userId))

  serve(app, sessions, setNoticeSetting, async ({ viewer: { userId }, body: { kind, isOn } }) => {
    await switchKind(db, { userId, kind, isOn })
    return settingsOf(userId)
  })
}
