import { defineConfig } from 'vitest/config'

/** Only ends what hangs: how busy the machine is decides no test. */
const expectOptions = { poll: { timeout: 20_000 } }
const quickTestTimeout = 60_000
const setupFiles = ['test/patience.ts']

/**
 * The suites of the calls, and of what is kept in memory or counted: sessions, limits, boards, streams, queues, and what
 * several people do at the same time.
 */
const onTwoProcesses = [
  'src/server/**/*.routes.test.ts',
  'src/server/auth/**/*.test.ts',
  'src/server/rounds/**/*.test.ts',
  'src/server/matches/**/*.test.ts',
  'src/server/members/**/*.test.ts',
  'src/server/competitions/**/*.test.ts',
  'src/server/access-tokens/**/*.test.ts',
  'src/server/webhooks/**/*.test.ts',
]

/** What two processes do not do as one does. */
const onOneProcess = [
  // It counts what one process asks of the store.
  'src/server/matches/cards/match-cards.test.ts',
]

/** Ranks of tests that need no browser: pure rules, the card reader, web parts with logic, the server on a real PostgreSQL. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    // The stores of a run have some hundred databases to drop; who does not wait for it leaves a store running.
    teardownTimeout: 120_000,
    projects: [
      {
        test: {
          name: 'rules',
          // Pure functions leave nothing behind, so files may share what they import: a fifth of the time.
          isolate: false,
          include: [
            'src/domain/**/*.test.ts',
            'src/contract/**/*.test.ts',
            'src/worker/**/*.test.ts',
            'test/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude: ['test/faults/**'],
          testTimeout: quickTestTimeout,
          setupFiles,
        },
      },
      {
        // Whole photos are read: seconds each, and on a busy machine many.
        test: { name: 'scan', include: ['src/scan/**/*.test.ts'], testTimeout: 300_000, hookTimeout: 60_000 },
      },
      {
        // Real processes are killed, frozen and cut off, which takes them seconds to get over.
        test: {
          name: 'faults',
          include: ['test/faults/**/*.test.ts'],
          globalSetup: [
            'test/faults/build-server.ts',
            'test/faults/install-programs.ts',
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
          name: 'web',
          environment: 'happy-dom',
          include: ['src/web/**/*.test.{ts,tsx}'],
          testTimeout: quickTestTimeout,
          expect: expectOptions,
          setupFiles,
        },
      },
      {
        test: {
          name: 'server',
          // Each file has a database and an application of its own, so files may share what they import: half the time.
          isolate: false,
          include: ['src/server/**/*.test.ts'],
          globalSetup: ['test/database-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: expectOptions,
          setupFiles,
        },
      },
      {
        // The same with every request going to the other of two processes on one store (test/server.ts).
        test: {
          name: 'two-processes',
          isolate: false,
          include: onTwoProcesses,
          exclude: onOneProcess,
          env: { TWO_PROCESSES: 'on' },
          globalSetup: ['test/database-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: expectOptions,
          setupFiles,
        },
      },
    ],
  },
})
