import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startMailCatcher } from '#test/mail-catcher.ts'
import { readiness } from './app-process.ts'
import { harmless } from './outage.ts'
import { chosenSeed, openPlayingClub, type PlayingClub } from './playing-club.ts'
import { compareWithStore } from './recount.ts'

/** A mail server that takes the connection and never says a word. */
let silent: Server
const held = new Set<Socket>()
let mailPort: number
let club: PlayingClub
beforeAll(async () => {
  silent = createServer((socket) => {
    held.add(socket)
    socket.on('error', () => undefined)
  }).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  mailPort = (silent.address() as AddressInfo).port
  const env = {
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    MAIL_FROM: 'golf@example.org',
    PUBLIC_URL: 'http://localhost:3000',
  }
  club = await openPlayingClub({ store: 'embedded', seed: chosenSeed(), phones: 6, paceMs: 60, env })
})
afterAll(async () => {
  await club.close()
  await closeSilent()
})

async function closeSilent(): Promise<void> {
  for (const socket of held) socket.destroy()
  if (silent.listening) await new Promise((resolve) => silent.close(resolve))
}

test('when the mail server takes connections and never answers, then nothing else waits for it, and mails go out later', async () => {
  await club.pool.query(
    `insert into mails (id, event_key, recipient, language, kind, content, created_at, next_try_at, give_up_at)
     values ('mai_hang', 'hang', 'bo@example.org', 'en', 'invitation', $1, now(), now(), now() + interval '1 day')`,
    [
      JSON.stringify({
        ...{
          kind: 'invitation',
          clubName: 'Bench Links',
          inviterName: 'Ada',
          message: 'Come',
          handicap: '12.4',
        },
        ...{ link: 'https://golf.example.org/auth?invitation=x', days: 30 },
      }),
    ],
  )
  await club.pool.query(`select pg_notify('scoreclub_changes', 'mail')`)
  await vi.waitFor(() => expect(held.size).toBeGreaterThan(0), { timeout: 60_000 })
  for (const phone of club.phones) phone.play()
  await club.moreAcknowledged(100)
  expect(await readiness(club.app.url)).toBe(200)
  await club.settle()
  const { app, competitionId, phones, pool } = club
  expect(await compareWithStore(pool, { phones, url: app.url, competitionId })).toEqual(harmless)
  expect(phones.flatMap(({ attempts }) => attempts.filter(({ status }) => status !== 200))).toEqual([])

  await closeSilent()
  const catcher = await startMailCatcher({ port: mailPort })
  try {
    // The time of its next try has come.
    await vi.waitFor(
      async () => {
        await pool.query(
          `update mails set next_try_at = now() where id = 'mai_hang' and attempts > 0 and sent_at is null`,
        )
        await pool.query(`select pg_notify('scoreclub_changes', 'mail')`)
        expect(catcher.to('bo@example.org')).toHaveLength(1)
      },
      { timeout: 60_000, interval: 200 },
    )
    await vi.waitFor(async () => expect(await mailState()).toBe('sent'), { timeout: 30_000 })
    expect(catcher.mails).toHaveLength(1)
  } finally {
    await catcher.close()
  }
})

async function mailState(): Promise<string | undefined> {
  const { rows } = await club.pool.query<{ state: string }>(
    `select case when sent_at is not null then 'sent' else 'waiting' end as state from mails where id = 'mai_hang'`,
  )
  return rows[0]?.state
}
