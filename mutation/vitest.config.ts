import { defineConfig } from 'vitest/config'

/** The tests of the golf. Changed code is slower, and Stryker has limits of its own. */
export default defineConfig({
  test: {
    isolate: false,
    include: ['src/golf/**/*.test.ts', 'scripts/conformance/*.test.ts'],
    setupFiles: ['test/patience.ts', 'test/fixed-seed.ts'],
    testTimeout: 600_000,
  },
})
