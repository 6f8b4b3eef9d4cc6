import { sql } from 'drizzle-orm'
import { mailedKinds } from '#contract/outbound/mailed-kinds.ts'
import type { NoticeOf, NoticePlace } from '#contract/outbound/notice-kinds.ts'
import { pushTerms } from '#contract/outbound/push-terms.ts'
import { receiptKinds } from '#contract/outbound/receipt-kinds.ts'
import { newId } from '../../platform/db/new-id.ts'
import type { Queryable } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { CHANGE_CHANNEL, encodeChange, noticeChangeSql } from '../../platform/live/change-feed.ts'
import { devicesAt, isOn, takesMail } from './reach-terms.ts'

const HOUR_MS = 3_600_000

type Event = NoticeOf & {
  clubId: string
  /** Names the event, "attest rnd_4fQ… 3": the same key tells the same person once, however often it is said. */
  key: string
}

type ToMany = {
  userIds: readonly string[]
  /** What is different for each of them, by their id: it is added to what the notice is about. */
  own?: ReadonlyMap<string, { place?: NoticePlace }>
}

/** Whoever tells without the settings, before the server runs, tells in the app alone. */
type Telling = Pick<Services, 'now'> & Partial<Pick<Services, 'config'>>

/**
 * Tells a person something, in the transaction of what it tells of: once that commits they find it in the app and their
 * open pages hear of it, and their browsers are woken unless they switched that off. Whoever has no such browser gets
 * a mail of some kinds, unless mails to them come back. When it rolls back, nobody is told (U33).
 */
export function addNotice(
  services: Telling,
  tx: Queryable,
  { userId, ...event }: Event & { userId: string },
): Promise<void> {
  return addNotices(services, tx, { ...event, userIds: [userId] })
}

const toldId = sql`told.user_id`

/**
 * The same to many people, in one statement. Who was told of this event before is neither told nor announced again; a
 * guest has no account in which they could read it.
 */
export async function addNotices(
  services: Telling,
  tx: Queryable,
  { clubId, key, kind, about, userIds, own }: Event & ToMany,
): Promise<void> {
  if (userIds.length === 0) return
  const named: Partial<Record<'roundId' | 'competitionId' | 'byId', string>> & object = about
  const { roundId = null, competitionId = null, byId = null, ...facts } = named
  const told = [...new Set(userIds)]
  const ids = told.map(() => newId('ntc'))
  const mailIds = told.map(() => newId('mai'))
  const ownFacts = told.map((userId) => JSON.stringify(own?.get(userId) ?? {}))
  const { config } = services
  const isMailed = config?.mail.smtpUrl !== undefined && mailedKinds.includes(kind)
  const now = services.now()
  const at = sql`${now.toISOString()}::timestamptz`
  const giveUpAt = new Date(now.getTime() + pushTerms[kind].hours * HOUR_MS).toISOString()
  await tx.execute(sql`
    with sent as (
      select * from unnest(${sql.param(ids)}::text[], ${sql.param(told)}::text[], ${sql.param(mailIds)}::text[],
        ${sql.param(ownFacts)}::text[]) as one(id, user_id, mail_id, own)
    ), told as (
      insert into notices (id, user_id, club_id, event_key, kind, round_id, competition_id, by_id, facts, created_at,
        read_at)
      select sent.id, sent.user_id, ${clubId}, ${key}, ${kind}, ${roundId}, ${competitionId}, ${byId},
        ${JSON.stringify(facts)}::jsonb || sent.own::jsonb, ${at}, ${receiptKinds.includes(kind) ? at : null}
      from sent join users on users.id = sent.user_id and users.erased_at is null
      where not exists (select from guests where guests.user_id = users.id)
      on conflict (user_id, event_key) do nothing
      returning id, user_id
    ), pushed as (
      insert into push_deliveries (notice_id, subscription_id, next_try_at, give_up_at)
      select told.id, device.id, ${at}, ${giveUpAt}::timestamptz
      from told join ${devicesAt(at)} device on device.user_id = told.user_id
      where ${isOn(toldId, kind)}
    ), mailed as (
      insert into mails (id, event_key, recipient, language, kind, content, created_at, next_try_at, give_up_at)
      select sent.mail_id, 'notice ' || told.id, users.email, case users.language when 'es' then 'es' else 'en' end,
        'notice', jsonb_build_object('kind', 'notice', 'noticeId', told.id, 'clubId', ${clubId}::text),
        ${at}, ${at}, ${giveUpAt}::timestamptz
      from told join sent on sent.id = told.id join users on users.id = told.user_id
      where ${isMailed} and ${takesMail} and ${isOn(toldId, kind)}
        and not (${config?.push.isOn === true} and exists (
          select from ${devicesAt(at)} device where device.user_id = told.user_id))
      returning id
    )
    select pg_notify(${CHANGE_CHANNEL}, news.payload) from (
      select ${sql.raw(noticeChangeSql('user_id'))} as payload from told
      union select ${encodeChange({ kind: 'mail' })} from mailed
    ) news`)
}
