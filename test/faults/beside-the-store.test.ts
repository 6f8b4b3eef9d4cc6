import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { startMailCatcher } from '#test/mail-catcher.ts'
import { readiness } from './app-process.ts'
import { harmless } from './outage.ts'
import { chosenSeed, openPlayingClub, type PlayingClub } from './playing-club.ts'
import { whyNoDisks } from './power-cut.ts'
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
}, 240_000)
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
        kind: 'invitation',
        clubName: 'Bench Links',
        inviterName: 'Ada',
        message: 'Come',
        handicap: '12.4',
        link: 'https://golf.example.org/auth?invitation=x',
        days: 30,
      }),
    ],
  )
  await club.pool.query(`select pg_notify('scoreclub_changes', 'mail')`)
  await vi.waitFor(() => expect(held.size).toBeGreaterThan(0), { timeout: 60_000 })
  for (const phone of club.phones) phone.play()
  await club.moreAcknowledged(30)
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

const noDisks = whyNoDisks()

test.skipIf(noDisks !== undefined)(
  `when the photo folder is read-only, then an upload says when to come again, scores go on, and it recovers by itself${noDisks === undefined ? '' : ` (skipped: ${noDisks})`}`,
  async () => {
    const photos = join(club.dataDir, 'photos')
    await mkdir(photos, { recursive: true })
    execFileSync('mount', ['--bind', photos, photos])
    try {
      execFileSync('mount', ['-o', 'remount,bind,ro', photos])
      const refused = await upload()
      expect(refused.status).toBe(503)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      for (const phone of club.phones) phone.play()
      await club.moreAcknowledged(30)
      await club.settle()
      expect(await readiness(club.app.url)).toBe(200)
    } finally {
      execFileSync('umount', [photos])
    }
    expect((await upload()).status).toBe(200)
  },
)

async function upload(): Promise<Response> {
  const headers = { cookie: club.players[0]?.cookie ?? '' }
  const asked = await fetch(`${club.app.url}/api/objects/upload`, { method: 'POST', headers })
  const { uploadURL } = z.parse(z.object({ uploadURL: z.string() }), await asked.json())
  const jpeg = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'grey' } })
    .jpeg()
    .toBuffer()
  const put = await fetch(club.app.url + new URL(uploadURL).pathname, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'image/jpeg' },
    body: new Uint8Array(jpeg),
  })
  if (put.status !== 200) return put
  return fetch(`${club.app.url}/api/scorecard-photos`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ photoURL: uploadURL }),
  })
}
