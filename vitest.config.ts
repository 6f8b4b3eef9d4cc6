import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { LONG_FORM_TAG, SMALLER_TAG } from './scripts/test-summary.mjs'

/** Tests make much that is soon forgotten: with room for it, garbage is collected less often, a twentieth of the time. */
const roomForYoung = { execArgv: ['--max-semi-space-size=64'] }

/** Only ends what hangs: how busy the machine is decides no test. */
const expectOptions = { poll: { timeout: 20_000 } }
const quickTestTimeout = 60_000
const setupFiles = ['test/patience.ts', 'test/fixed-seed.ts']
const isLongForm = process.env.LONG_FORM === 'on'

/** Test people sign up by the hundred; a hash at its real cost takes most of that. */
const cheapHashes = { '@node-rs/argon2': fileURLToPath(new URL('test/cheap-argon2.ts', import.meta.url)) }

/**
 * What a process keeps in its memory and another one may change: who is signed in (platform/http/session.ts), how often somebody may
 * call (http/limits, auth attempts), boards and streams (live, leaderboard), what is known of an open card (rounds/hole-entries,
 * scorers, groups), clubs that are told of scores (webhooks), and what the store counts when several do the same at once.
 * All other suites would only ask the store the same from a second process, or put something in the place of a part and so
 * stay on one (scan, access tokens), where tests of theirs start the second process that they need.
 */
const onTwoProcesses = [
  'src/server/identity/auth.routes.test.ts',
  'src/server/identity/session/sessions.test.ts',
  'src/server/identity/attempt-limits.test.ts',
  'src/server/club/clubs.routes.test.ts',
  'src/server/competition/competitions.routes.test.ts',
  'src/server/club/invitations/invitations.routes.test.ts',
  'src/server/board/leaderboard.routes.test.ts',
  'src/server/club/members/members.routes.test.ts',
  'src/server/club/members/removal.test.ts',
  'src/server/card/rounds.routes.test.ts',
  'src/server/card/card-changes/round-admin.routes.test.ts',
  'src/server/card/groups/groups.routes.test.ts',
  'src/server/card/groups/group-stream.test.ts',
  'src/server/card/hole-entries/difference-notices.test.ts',
  'src/server/card/kept/send-kept.test.ts',
  'src/server/card/marker/marker.routes.test.ts',
  'src/server/card/scorers/scorers.test.ts',
  'src/server/card/tees/tee.routes.test.ts',
  'src/server/board/sharing/shared-boards.test.ts',
  'src/server/outbound/webhooks/webhooks.test.ts',
]

/** They render, keep things as a phone does, or replace all texts, all of which the other files of their worker would meet. */
const changesThePage = [
  'src/web/**/*.test.tsx',
  'src/web/offline/**/!(photo-box).test.ts',
  'src/web/app/**/*.test.ts',
  'src/web/photo/scan/**/!(fetch-files).test.ts',
  'src/web/card/card-settings/**/*.test.ts',
  'src/web/identity/*.test.ts',
  'src/web/handicap/decision-refusal.test.ts',
  'src/web/public-pages/shown-claims.test.ts',
  'src/web/lib/{api,card-settings,failure-text,form-draft,kept-replies,upload-photo}.test.ts',
  'src/web/messages/messages.test.ts',
]

/** They start the built server as a process, which takes a fifth of the time that its sources take. */
const onBuiltServer = ['src/server/app/main.test.ts']

/** Ranks of tests that need no browser: pure rules, the card reader, web parts with logic, the server on a real PostgreSQL. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    // What one project has compiled the next need not; by content, so that a changed file is never an old one.
    experimental: { fsModuleCache: true },
    tags: [
      { name: LONG_FORM_TAG, skip: !isLongForm, description: 'runs in npm run bench:faults only' },
      { name: SMALLER_TAG, description: 'runs with larger numbers in npm run bench:faults' },
    ],
    // The stores of a run have some hundred databases to drop; who does not wait for it leaves a store running.
    teardownTimeout: 120_000,
    projects: [
      {
        test: {
          name: 'rules',
          // Pure functions leave nothing behind, so files may share what they import: a fifth of the time.
          isolate: false,
          include: [
            'src/golf/**/*.test.ts',
            'src/contract/**/*.test.ts',
            'src/worker/**/*.test.ts',
            'test/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude: ['test/faults/**', '**/node_modules/**'],
          testTimeout: quickTestTimeout,
          setupFiles,
        },
      },
      {
        test: {
          name: 'scan',
          // Pure functions, and readers of their own: files may share what they import, a quarter of the time.
          isolate: false,
          include: ['src/scan/**/*.test.ts'],
          // Whole photos are read: seconds each, and on a busy machine many.
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Real processes are killed, frozen and cut off, which takes them seconds to get over.
        test: {
          name: 'faults',
          include: ['test/faults/**/*.test.ts', ...onBuiltServer],
          globalSetup: [
            'test/build-programs.ts',
            'test/faults/install-programs.ts',
            'test/faults/prepare-store.ts',
            'test/database-setup.ts',
          ],
          testTimeout: 240_000,
          hookTimeout: 60_000,
          expect: expectOptions,
          setupFiles,
        },
      },
      {
        test: {
          ...{ name: 'web', environment: 'happy-dom', isolate: false },
          include: ['src/web/**/*.test.{ts,tsx}'],
          exclude: changesThePage,
          testTimeout: quickTestTimeout,
          expect: expectOptions,
          setupFiles,
        },
      },
      {
        test: {
          ...{ name: 'web-isolated', environment: 'happy-dom', pool: 'vmThreads' },
          include: changesThePage,
          testTimeout: quickTestTimeout,
          expect: expectOptions,
          setupFiles,
        },
      },
      {
        test: {
          ...{ name: 'server', ...roomForYoung },
          // Each file has a database and an application of its own, so files may share what they import: half the time.
          isolate: false,
          alias: cheapHashes,
          include: ['src/server/**/*.test.ts'],
          exclude: onBuiltServer,
          globalSetup: ['test/build-programs.ts', 'test/database-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: expectOptions,
          setupFiles,
        },
      },
      {
        // The same with every request going to the other of two processes on one store (test/server.ts).
        test: {
          ...{ name: 'two-processes', ...roomForYoung },
          isolate: false,
          alias: cheapHashes,
          include: onTwoProcesses,
          env: { TWO_PROCESSES: 'on' },
          globalSetup: ['test/build-programs.ts', 'test/database-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: expectOptions,
          setupFiles,
        },
      },
    ],
  },
})
