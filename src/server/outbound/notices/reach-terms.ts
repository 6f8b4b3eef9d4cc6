import { sql, type SQL } from 'drizzle-orm'
import type { NoticeKind } from '#contract/outbound/notice-kinds.ts'

/** Browsers that somebody wants to be woken on: as long as the session lasts in which they asked. */
export const devicesAt = (at: SQL) => sql`(
  select s.id, s.user_id from push_subscriptions s
  join sessions on sessions.id = s.session_id and sessions.expires_at > ${at})`

/** They have not switched the kind off. */
export const isOn = (userId: SQL, kind: NoticeKind) =>
  sql`not exists (select from notices_off where notices_off.user_id = ${userId} and notices_off.kind = ${kind})`

/** Mails come to them: their address is confirmed, and none came back from it. */
export const takesMail = sql`users.email_verified and users.email_bounced_at is null`
