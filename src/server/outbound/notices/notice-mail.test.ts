import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { NoticeOf } from '#contract/outbound/notice-kinds.ts'
import { codeIn, startMailingServer, type MailingServer } from '#test/mail-server.ts'
import {
  createTestClub,
  createTestCompetition,
  idOf,
  signUpAs,
  startTestServer,
  type Browser,
  type TestClub,
} from '#test/server.ts'
import { addNotice } from './add-notice.store.ts'
import { saveSubscription } from './push/push.store.ts'

/* U33 by mail, against a real SMTP server: once for each event, where no device of the person is told. */

let server: MailingServer
let club: TestClub
let competitionId: string
let count = 0

beforeAll(async () => {
  server = await startMailingServer()
  club = await createTestClub(server)
  competitionId = await createTestCompetition(server, club, { name: 'Club Day', markerCard: true })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.database.pool.query('delete from rate_limits')
})

type Person = { browser: Browser; userId: string; email: string }

/** Somebody of the club whose address is confirmed. */
async function member(name: string): Promise<Person> {
  count += 1
  const person = await signUpAs(server, { firstName: `${name}${count}`, clubCode: club.clubCode })
  const code = codeIn(await server.mailTo(person.email))
  expect((await person.browser('POST', '/api/auth/verify-email', { code })).status).toBe(200)
  return person
}

const tell = (userId: string, key: string, notice?: NoticeOf) =>
  server.database.db.transaction((tx) =>
    addNotice(server, tx, {
      ...(notice ?? { kind: 'result_out', about: { competitionId } }),
      clubId: club.clubId,
      key,
      userId,
    }),
  )

const mailsTo = ({ email }: Person) => server.catcher.to(email).slice(1)
/** The queue has nothing left to send. */
const allSent = () =>
  vi.waitFor(
    async () => {
      const { rowCount } = await server.database.pool.query(
        'select from mails where sent_at is null and given_up_at is null',
      )
      expect(rowCount).toBe(0)
    },
    { timeout: 20_000 },
  )

describe('when no device of a person is told', () => {
  test('then the result comes by mail, once under five retries, with its board and the way to switch it off', async () => {
    const person = await member('Mia')
    await Promise.all(Array.from({ length: 5 }, () => tell(person.userId, 'five')))
    await tell(person.userId, 'five')
    await allSent()
    expect(mailsTo(person)).toHaveLength(1)
    const [mail] = mailsTo(person)
    expect(mail?.subject).toBe('The result is out')
    expect(mail?.from?.text).toContain('Oak Hill')
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain('The result of Club Day is final.')
      expect(part).toContain(`https://golf.example.org/competitions/${competitionId}/leaderboard`)
      expect(part).toContain('https://golf.example.org/profile#notices')
      expect(part).toContain('switch these e-mails off')
    }
  })

  test('then its headers name the page where it is switched off, and the mail of a code, which cannot be, has none', async () => {
    const person = await member('Lis')
    await tell(person.userId, 'list')
    await allSent()
    const [code, notice] = server.catcher.to(person.email)
    expect(notice?.headerLines.filter(({ key }) => key.startsWith('list-'))).toEqual([
      { key: 'list-unsubscribe', line: 'List-Unsubscribe: <https://golf.example.org/profile#notices>' },
    ])
    expect(code?.headerLines.filter(({ key }) => key.startsWith('list-'))).toEqual([])
    // RFC 3676, 4.3: programs that read mails know the small print by the space.
    for (const mail of [code, notice]) expect(mail?.text).toMatch(/[^\n]\n\n-- \n[^\n]+\n?$/)
  })

  test('then it is Spanish for who reads Spanish', async () => {
    const person = await member('Marta')
    await server.database.pool.query("update users set language = 'es' where id = $1", [person.userId])
    await tell(person.userId, 'es')
    await allSent()
    expect(mailsTo(person)[0]?.subject).toBe('Ya hay resultado')
    expect(mailsTo(person)[0]?.text).toContain('puede desactivar estos correos')
  })

  test('then a marker is asked, and a player hears of a refusal, each with a link to that card', async () => {
    const [player, marker] = [await member('Pau'), await member('Max')]
    for (const { browser } of [player, marker])
      await browser('POST', `/api/competitions/${competitionId}/join`)
    const round = { courseId: club.courseId, competitionId }
    const roundId = idOf(await player.browser('POST', '/api/rounds', round))
    const path = `/api/rounds/${roundId}/marker-card`
    await player.browser('PUT', path, { markerId: marker.userId })
    await marker.browser('POST', path, { act: 'refuse', reason: 'Hole 3 is wrong' })
    await marker.browser('POST', path, { act: 'refuse', reason: 'Hole 3 is wrong' })
    await allSent()
    const link = `https://golf.example.org/rounds/${roundId}/marker-card`
    const [asked, refused] = [mailsTo(marker), mailsTo(player)]
    const entered = 'You are entered'
    expect(asked.map(({ subject }) => subject).toSorted()).toEqual(['Please attest a card', entered])
    expect(refused.map(({ subject }) => subject).toSorted()).toEqual([entered, 'Your card was not attested'])
    for (const mail of [...asked, ...refused].filter(({ subject }) => subject !== entered))
      expect(mail.text).toContain(link)
  })
})

describe('no mail is sent', () => {
  test('when the kind is switched off, or is one that is not mailed, or the address is not confirmed', async () => {
    const [off, other, unconfirmed] = [await member('Olga'), await member('Otto'), await member('Uma')]
    await off.browser('PUT', '/api/notices/settings', { kind: 'result_out', isOn: false })
    await tell(off.userId, 'off')
    const starts: NoticeOf = { kind: 'competition_starts', about: { competitionId } }
    await tell(other.userId, 'starts', starts)
    await server.database.pool.query('update users set email_verified = false where id = $1', [
      unconfirmed.userId,
    ])
    await tell(unconfirmed.userId, 'unconfirmed')
    await allSent()
    expect([off, other, unconfirmed].flatMap(mailsTo)).toEqual([])
  })

  test('when a device of theirs is told', async () => {
    const person = await member('Dora')
    const { rows } = await server.database.pool.query<{ id: string }>(
      'select id from sessions where user_id = $1',
      [person.userId],
    )
    const sessionId = rows[0]?.id ?? ''
    await saveSubscription(server.database.db, {
      userId: person.userId,
      sessionId,
      endpoint: 'https://push.invalid/device',
      p256dh: '',
      auth: '',
      language: 'en',
      createdAt: server.now(),
    })
    await tell(person.userId, 'device')
    await person.browser('DELETE', '/api/push/subscription')
    await tell(person.userId, 'none')
    await allSent()
    expect(mailsTo(person)).toHaveLength(1)
  })

  test('when the transaction of the event rolls back', async () => {
    const person = await member('Rita')
    const failed = server.database.db.transaction(async (tx) => {
      const event = { clubId: club.clubId, key: 'back', userId: person.userId }
      await addNotice(server, tx, { kind: 'result_out', about: { competitionId }, ...event })
      throw new Error('rolled back')
    })
    await expect(failed).rejects.toThrow('rolled back')
    await allSent()
    expect(mailsTo(person)).toEqual([])
  })

  test('when no mail server is set up: nothing is queued for the outbox folder', async () => {
    const without = await startTestServer()
    const other = await createTestClub(without)
    const competition = await createTestCompetition(without, other)
    await without.database.pool.query('update users set email_verified = true')
    await addNotice(without, without.database.db, {
      kind: 'result_out',
      about: { competitionId: competition },
      clubId: other.clubId,
      key: 'x',
      userId: other.adminId,
    })
    const { rowCount } = await without.database.pool.query("select from mails where kind = 'notice'")
    expect(rowCount).toBe(0)
    await without.close()
  })
})
