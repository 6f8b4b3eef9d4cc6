import { sql } from 'drizzle-orm'
import { mailedKinds } from '#contract/outbound/mailed-kinds.ts'
import type { NoticeKind } from '#contract/outbound/notice-kinds.ts'
import type { Queryable } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { devicesAt, isOn, takesMail } from './reach-terms.ts'

/** How many people are told in the app, and of these on a device or by mail. */
export type NoticeReach = { inApp: number; push: number; mail: number }

const nobody: NoticeReach = { inApp: 0, push: 0, mail: 0 }

const hasAccount = sql`exists (select from memberships m where m.user_id = users.id and not m.has_no_account)`

/** Whom a notice of this kind would reach now; add-notice.store.ts tells them by the same terms. */
export async function countWouldReach(
  { config, now }: Pick<Services, 'config' | 'now'>,
  db: Queryable,
  { kind, userIds }: { kind: NoticeKind; userIds: readonly string[] },
): Promise<NoticeReach> {
  const at = sql`${now().toISOString()}::timestamptz`
  const isWoken = sql`${config.push.isOn} and exists (select from ${devicesAt(at)} device where device.user_id = users.id)`
  const isMailed = config.mail.smtpUrl !== undefined && mailedKinds.includes(kind)
  const wants = isOn(sql`users.id`, kind)
  const { rows } = await db.execute<NoticeReach>(sql`
    select count(*)::int as "inApp", count(*) filter (where ${wants} and ${isWoken})::int as push,
      count(*) filter (where ${isMailed} and ${takesMail} and ${wants} and not (${isWoken}))::int as mail
    from users
    where users.id = any(${sql.param([...userIds])}::text[]) and users.erased_at is null and ${hasAccount}
      and not exists (select from guests where guests.user_id = users.id)`)
  return rows[0] ?? nobody
}

/** Whom the notices of an event of a competition have reached, from what was made of it for the app, devices and mail. */
export async function countReached(
  { config }: Pick<Services, 'config'>,
  db: Queryable,
  { clubId, competitionId, key }: { clubId: string; competitionId: string; key: string },
): Promise<NoticeReach> {
  const { rows } = await db.execute<NoticeReach>(sql`
    select count(*)::int as "inApp",
      count(*) filter (where ${config.push.isOn} and exists (select from push_deliveries d where d.notice_id = n.id))::int as push,
      count(*) filter (where exists (select from mails where mails.event_key = 'notice ' || n.id))::int as mail
    from notices n join users on users.id = n.user_id
    where n.competition_id = ${competitionId} and n.club_id = ${clubId} and n.event_key = ${key} and ${hasAccount}`)
  return rows[0] ?? nobody
}
