import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getNoticeSettings, listNotices } from '#contract/outbound/notices.ts'
import { mailedKinds } from '#contract/outbound/mailed-kinds.ts'
import { noticeKinds, type NoticeKind, type NoticeOf } from '#contract/outbound/notice-kinds.ts'
import { receiptKinds } from '#contract/outbound/receipt-kinds.ts'
import {
  createTestClub,
  createTestCompetition,
  expectBody,
  idOf,
  signUpAs,
  startTestServer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'
import { addNotice } from './add-notice.store.ts'
import { saveSubscription } from './push/push.store.ts'

/* U33: each kind can be switched off, and what is switched off neither wakes a device nor comes by mail. */

type Person = { browser: Browser; userId: string }

let server: TestServer
let club: TestClub
let samples: readonly NoticeOf[]
/** With a device that is woken, and without one: for them there are mails. */
let people: Record<'device' | 'mail', Person>

beforeAll(async () => {
  // Nothing is sent: what would be is read from the queues.
  server = await startTestServer(undefined, {}, { sendsMail: false })
  club = await createTestClub(server)
  const competitionId = await createTestCompetition(server, club)
  const [device, mail] = [await newPerson('Dev'), await newPerson('Mai')]
  people = { device, mail }
  await server.database.pool.query('update users set email_verified = true')
  const { rows } = await server.database.pool.query<{ id: string }>(
    'select id from sessions where user_id = $1',
    [device.userId],
  )
  await saveSubscription(server.database.db, {
    userId: device.userId,
    sessionId: rows[0]?.id ?? '',
    endpoint: 'https://push.invalid/device',
    p256dh: '',
    auth: '',
    language: 'en',
    createdAt: server.now(),
  })
  const roundId = idOf(await mail.browser('POST', '/api/rounds', { courseId: club.courseId }))
  samples = oneOfEach({ roundId, competitionId, byId: club.adminId })
})
afterAll(() => server.close())

const newPerson = (firstName: string) => signUpAs(server, { firstName, clubCode: club.clubCode })

function oneOfEach({
  roundId,
  competitionId,
  byId,
}: Record<'roundId' | 'competitionId' | 'byId', string>): NoticeOf[] {
  const match = { competitionId, byId }
  return [
    { kind: 'attest_asked', about: { roundId, byId } },
    { kind: 'attest_refused', about: { roundId, byId } },
    { kind: 'hole_differs', about: { roundId, holes: [7] } },
    { kind: 'put_in_group', about: { roundId, byId } },
    { kind: 'card_from_kiosk', about: { roundId } },
    { kind: 'card_from_group', about: { roundId, byId } },
    { kind: 'card_changed', about: { roundId, change: 'corrected' } },
    { kind: 'late_score_decided', about: { roundId, holes: [7], isAccepted: true } },
    { kind: 'objection_answered', about: { roundId, objectionId: 'obj_1' } },
    { kind: 'result_out', about: { competitionId, place: { position: 2, isShared: true, isTeam: false } } },
    { kind: 'result_reopened', about: { competitionId } },
    { kind: 'play_closed', about: { competitionId } },
    { kind: 'competition_moved', about: { competitionId } },
    { kind: 'competition_cancelled', about: { competitionId } },
    { kind: 'play_ended', about: { competitionId, players: 3 } },
    { kind: 'card_ruled', about: { competitionId, cardStatus: 'no_return' } },
    { kind: 'card_wanted', about: { competitionId } },
    { kind: 'competition_starts', about: { competitionId } },
    { kind: 'start_time', about: { competitionId } },
    { kind: 'player_message', about: { competitionId, messageId: 'msg_1' } },
    { kind: 'moved_up', about: { competitionId } },
    { kind: 'desk_help', about: { competitionId } },
    { kind: 'desk_help_ended', about: { competitionId } },
    { kind: 'entered', about: { competitionId } },
    { kind: 'entered_by_club', about: { competitionId } },
    { kind: 'entry_withdrawn', about: { competitionId } },
    { kind: 'indexes_corrected', about: { players: 3 } },
    { kind: 'webhook_off', about: {} },
    { kind: 'record_ruled', about: { ruling: 'cap_lifted', isOn: true } },
    { kind: 'round_elsewhere', about: { isAccepted: true } },
    { kind: 'record_joined', about: {} },
    { kind: 'name_corrected', about: {} },
    { kind: 'conditions_entered', about: { pcc: 1, day: '2026-06-06' } },
    { kind: 'match_ready', about: match },
    { kind: 'match_play_by', about: { ...match, day: '2026-06-06' } },
    { kind: 'match_reported', about: { ...match, result: '3&2', counts: '2026-06-09T09:00:00.000Z' } },
    { kind: 'match_differs', about: { ...match, result: '3&2' } },
  ]
}

/** As where a mail server is set up. */
const withMail = () => ({
  now: server.now,
  config: { ...server.config, mail: { ...server.config.mail, smtpUrl: 'smtp://mail.invalid' } },
})

/** Tells somebody of one kind, and says where it would reach them. */
async function tell({ browser, userId }: Person, kind: NoticeKind, key: string) {
  const sample = samples.find((one) => one.kind === kind)
  if (!sample) throw new Error(`There is no sample of ${kind}.`)
  await addNotice(withMail(), server.database.db, { ...sample, clubId: club.clubId, key, userId })
  const count = async (from: string) =>
    (
      await server.database.pool.query(
        `select from notices n join ${from} where n.user_id = $1 and n.event_key = $2`,
        [userId, key],
      )
    ).rowCount
  const [latest] = expectBody(await browser('GET', '/api/notices'), listNotices.reply).notices
  return {
    app: latest?.kind,
    isRead: latest?.isRead,
    pushes: await count('push_deliveries d on d.notice_id = n.id'),
    mails: await count("mails m on m.event_key = 'notice ' || n.id"),
  }
}

const both = () => [people.device, people.mail]

describe.each(noticeKinds)('%s', (kind) => {
  const isRead = receiptKinds.includes(kind)
  const mails = mailedKinds.includes(kind) ? 1 : 0

  test('when it is on, then it is in the app and wakes the device, or comes by mail where there is none', async () => {
    const key = `on ${kind}`
    expect(await tell(people.device, kind, key)).toEqual({ app: kind, isRead, pushes: 1, mails: 0 })
    expect(await tell(people.mail, kind, key)).toEqual({ app: kind, isRead, pushes: 0, mails })
    expect(await tell(people.mail, kind, key), 'once').toEqual({ app: kind, isRead, pushes: 0, mails })
  })

  test('when it is switched off, then it is in the app alone', async () => {
    for (const { browser } of both()) {
      const answer = await browser('PUT', '/api/notices/settings', { kind, isOn: false })
      expect(expectBody(answer, getNoticeSettings.reply).kinds).toContainEqual({ kind, isOn: false })
    }
    for (const person of both())
      expect(await tell(person, kind, `off ${kind}`)).toEqual({ app: kind, isRead, pushes: 0, mails: 0 })
  })
})
